import { AccountService } from '@stowbridge/api/services/AccountService';
import type { SecondFactorDto } from '@stowbridge/api';
import { Suspense, useEffect, useState } from 'react';
import { browserApi } from '../../api/browser-api';
import { Button } from '../../components/button';
import { late } from '../../components/late';
import { TextField } from '../../forms/field';
import { FormFrame } from '../../forms/form-frame';
import formStyles from '../../forms/form.module.css';
import { required } from '../../forms/rules';
import { useForm } from '../../forms/use-form';
import { paths } from '../../lib/paths';
import { useSite } from '../../lib/site-context';
import { useNavigate, useParams } from '../../router/hooks';
import { useEnter, useWantedProperty } from '../../session/use-enter';
import { explainAccount } from './inactive';
import { newPasswordOf, setNewPasswordOf } from './new-password-of';
import { PasskeyButton } from './passkey-button';
import { UserNameField } from './user-name-field';

/** Few people have one: its code comes when it is needed. */
const SecondSignIn = late(() => import('../../components/second-factor/second-sign-in'));

/** [AUTH-11] [AUTH-12] */
const rules = { UserName: required('Email is required'), Password: required('Password is required') };

/** [AUTH-08] [AUTH-13] to [AUTH-19]; [FSEC-08] whose session ended comes back to the page where it did, [FSITE-03] who wanted another to that */
export function SignInForm() {
  const { storeID, StoreName } = useParams();
  const site = useSite();
  const navigate = useNavigate();
  const enter = useEnter();
  const [email] = useState(newPasswordOf);
  const [step, setStep] = useState<SecondFactorDto>();
  useWantedProperty(storeID, StoreName);
  useEffect(() => () => setNewPasswordOf(undefined), []);
  const form = useForm<keyof typeof rules>({
    id: 'sign-in',
    rules,
    explain: (failure) => explainAccount(failure, site),
    onSubmit: async ({ UserName, Password }) => {
      const property = storeID ? { BuyerStore: { StoreID: Number(storeID), DealName: StoreName ?? '' } } : {};
      const answer = await new AccountService(browserApi).login({
        requestBody: { UserName: UserName.trim(), Password, ...property },
      });
      if (!answer.IsConfirmed && answer.PasswordResetToken) {
        await navigate(paths.resetPassword(false, answer.PasswordResetToken));
        return;
      }
      if (answer.SecondFactor) {
        setStep(answer.SecondFactor);
        return;
      }
      await enter(answer);
    },
  });
  if (step) {
    return (
      <Suspense>
        <SecondSignIn step={step} onEnter={enter} />
      </Suspense>
    );
  }
  return (
    <FormFrame form={form}>
      {email && (
        <p className={formStyles.good} role="status">
          Password changed successfully
        </p>
      )}
      <UserNameField form={form} email={email} />
      <TextField
        form={form}
        name="Password"
        label="Password"
        type="password"
        autoComplete="current-password"
        maxLength={256}
      />
      <Button type="submit" wide disabled={form.busy}>
        Sign In
      </Button>
      <PasskeyButton onEnter={enter} />
    </FormFrame>
  );
}
