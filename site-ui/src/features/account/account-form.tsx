import { useState } from 'react';
import { updateAccount, type AccountProfile } from '../../api/account';
import { browserApi } from '../../api/browser-api';
import type { LookupItem } from '../../api/lookups';
import { Button } from '../../components/button';
import { SelectField, TextField } from '../../forms/field';
import { FormFrame } from '../../forms/form-frame';
import formStyles from '../../forms/form.module.css';
import { useForm } from '../../forms/use-form';
import { updateSession } from '../../session/session';
import { accountRules, otherPosition, type AccountField } from './account-rules';

export interface AccountFormProps {
  account: AccountProfile;
  states: LookupItem[];
  positions: LookupItem[];
  admin: boolean;
}

const choicesOf = (items: LookupItem[]) => items.map(({ ID, Name }) => ({ value: ID, label: Name }));

/** [REG-43] to [REG-62] */
export function AccountForm({ account, states, positions, admin }: AccountFormProps) {
  const [saved, setSaved] = useState(false);
  const [pending, setPending] = useState(account.PendingEmail);
  const [position, setPosition] = useState(String(account.PositionID ?? ''));
  const form = useForm<AccountField>({
    id: 'account',
    rules: accountRules(admin),
    keep: true,
    onSubmit: async ({ StateId, PositionID, ...values }) => {
      setSaved(false);
      const account = await updateAccount(browserApi, {
        ...values,
        StateId: Number(StateId) || undefined,
        PositionID: Number(PositionID) || undefined,
        Position: PositionID === otherPosition ? values.Position.trim() : undefined,
      });
      updateSession({ name: `${values.FirstName} ${values.LastName}`.trim(), email: account.Email });
      setPending(account.PendingEmail);
      setSaved(true);
    },
  });
  const field = (name: AccountField, label: string) => ({ form, name, label });
  return (
    <FormFrame form={form}>
      {saved && (
        <p className={formStyles.good} role="status">
          Account updated successfully
        </p>
      )}
      <div className={formStyles.pair}>
        <TextField
          {...field('FirstName', 'First Name')}
          autoComplete="given-name"
          defaultValue={account.FirstName}
        />
        <TextField
          {...field('LastName', 'Last Name')}
          autoComplete="family-name"
          defaultValue={account.LastName}
        />
        <TextField
          {...field('PhoneNumber', 'Phone Number')}
          type="tel"
          placeholder="xxx-xxx-xxxx"
          autoComplete="tel-national"
          defaultValue={account.PhoneNumber ?? ''}
        />
        <TextField
          // A new email is not one's own until it is confirmed.
          key={pending}
          {...field('Email', 'Email')}
          type="email"
          autoComplete="email"
          defaultValue={account.Email}
        />
      </div>
      {pending && (
        <p role="status">
          We have sent a link to {pending}. It becomes your email when you open the link; until then you sign in with{' '}
          {account.Email}.
        </p>
      )}
      {!admin && (
        <>
          <TextField
            {...field('CompanyName', 'Company')}
            autoComplete="organization"
            defaultValue={account.CompanyName ?? ''}
          />
          <div className={formStyles.pair}>
            <SelectField
              {...field('PositionID', 'Title')}
              optional
              choices={choicesOf(positions)}
              defaultValue={account.PositionID ?? ''}
              onChange={(event) => setPosition(event.target.value)}
            />
            {position === otherPosition && (
              <TextField {...field('Position', 'Your title')} defaultValue={account.Position ?? ''} />
            )}
          </div>
          <div className={formStyles.pair}>
            <TextField
              {...field('City', 'City')}
              autoComplete="address-level2"
              defaultValue={account.City ?? ''}
            />
            <SelectField {...field('StateId', 'State')} choices={choicesOf(states)} defaultValue={account.StateId ?? ''} />
          </div>
        </>
      )}
      <div className={formStyles.actions}>
        <Button type="submit" disabled={form.busy}>
          Save
        </Button>
      </div>
    </FormFrame>
  );
}
