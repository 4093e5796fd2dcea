import type { LookupItemDto, ProfileDto } from '@stowbridge/api';
import { UsersService } from '@stowbridge/api/services/UsersService';
import { useEffect, useState } from 'react';
import { browserApi } from '../../api/browser-api';
import { Button } from '../../components/button';
import { showToast } from '../../components/toast';
import { SelectField, TextField } from '../../forms/field';
import { FormFrame } from '../../forms/form-frame';
import formStyles from '../../forms/form.module.css';
import { takenEmail, takenEmailRefusal } from '../../forms/taken-email';
import { useForm } from '../../forms/use-form';
import { updateSession } from '../../session/session';
import { accountRules, otherPosition, type AccountField } from './account-rules';
import { useSignInAgain } from './use-sign-in-again';
import { WaitingEmail } from './waiting-email';

export interface AccountFormProps {
  account: ProfileDto;
  states: LookupItemDto[];
  positions: LookupItemDto[];
  admin: boolean;
}

const choicesOf = (items: LookupItemDto[]) => items.map(({ ID, Name }) => ({ value: ID, label: Name }));

/** Another letter case is no other address. */
const isOther = (typed: string, email: string) =>
  typed.trim() !== '' && typed.trim().toLowerCase() !== email.toLowerCase();

/** [REG-43] to [REG-62] */
export function AccountForm({ account, states, positions, admin }: AccountFormProps) {
  const [pending, setPending] = useState(account.PendingEmail);
  const [email, setEmail] = useState(account.Email);
  const [position, setPosition] = useState(String(account.PositionID ?? ''));
  const { withSignIn, dialog } = useSignInAgain();
  const form = useForm<AccountField>({
    id: 'account',
    rules: accountRules(admin),
    keep: true,
    ...takenEmail,
    onSubmit: async ({ StateId, PositionID, ...values }) => {
      const given = {
        ...values,
        StateId: Number(StateId) || undefined,
        PositionID: Number(PositionID) || undefined,
        Position: PositionID === otherPosition ? values.Position.trim() : undefined,
      };
      const stored = await withSignIn(() => new UsersService(browserApi).updateProfile({ requestBody: given }));
      updateSession({ name: `${values.FirstName} ${values.LastName}`.trim(), email: stored.Email });
      setPending(stored.PendingEmail);
      setEmail(account.Email);
      showToast('Account updated successfully');
    },
  });
  // What was typed before is filled in without a word.
  useEffect(() => {
    if (form.restored && form.element.current) {
      // eslint-disable-next-line react-hooks/set-state-in-effect -- the field knows only once it is there
      setEmail(String(new FormData(form.element.current).get('Email')));
    }
  }, [form.restored, form.element]);
  const field = (name: AccountField, label: string) => ({ form, name, label });
  return (
    <>
      <FormFrame form={form} refusal={takenEmailRefusal(form.refusal)}>
        <div className={formStyles.pair}>
          <TextField {...field('FirstName', 'First Name')} autoComplete="given-name" defaultValue={account.FirstName} />
          <TextField {...field('LastName', 'Last Name')} autoComplete="family-name" defaultValue={account.LastName} />
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
            onChange={(event) => setEmail(event.target.value)}
          />
        </div>
        {!pending && isOther(email, account.Email) && (
          <p className={formStyles.help} role="status">
            We will write to the new address; until you confirm it you sign in with the old one.
          </p>
        )}
        {pending && (
          <WaitingEmail
            email={pending}
            current={account.Email}
            onCancelled={(said) => {
              setPending(null);
              showToast(said);
            }}
          />
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
              <TextField {...field('City', 'City')} autoComplete="address-level2" defaultValue={account.City ?? ''} />
              <SelectField
                {...field('StateId', 'State')}
                choices={choicesOf(states)}
                defaultValue={account.StateId ?? ''}
              />
            </div>
          </>
        )}
        <div className={formStyles.actions}>
          <Button type="submit" disabled={form.busy}>
            Save
          </Button>
          {form.restored && (
            <>
              <Button
                look="quiet"
                onClick={() => {
                  form.clear();
                  setEmail(account.Email);
                }}
              >
                Discard
              </Button>
              <p role="status">What you typed is not saved yet.</p>
            </>
          )}
        </div>
      </FormFrame>
      {dialog}
    </>
  );
}
