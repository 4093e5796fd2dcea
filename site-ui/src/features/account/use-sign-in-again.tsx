import { AccountService } from '@stowbridge/api/services/AccountService';
import { SHOW_FACTOR_FIRST } from '@stowbridge/contract/second-factor';
import { asksForSignIn } from '@stowbridge/contract/sign-in-again';
import type { SecondFactorDto, SignInAnswerDto } from '@stowbridge/api';
import { Suspense, useState, type ReactNode } from 'react';
import { ApiError, somethingWentWrong } from '../../api/api';
import { browserApi } from '../../api/browser-api';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { late } from '../../components/late';
import { TextField } from '../../forms/field';
import { FormFrame } from '../../forms/form-frame';
import formStyles from '../../forms/form.module.css';
import { required } from '../../forms/rules';
import { useForm } from '../../forms/use-form';
import { readSession, updateSession } from '../../session/session';

interface Asked {
  why: string;
  answer: (signedIn: boolean) => void;
}

export interface SignInAgain {
  /** Does what needs a recent sign-in; asks for the password first when it is refused for want of one, and then does it again. */
  withSignIn: <Answer>(act: () => Promise<Answer>) => Promise<Answer>;
  /** Stands beside the form, not in it. */
  dialog: ReactNode;
}

/** [FSITE-01] Signs the same person in again in place, so that nothing typed is left behind. */
export function useSignInAgain(): SignInAgain {
  const [asked, setAsked] = useState<Asked>();
  const withSignIn: SignInAgain['withSignIn'] = async (act) => {
    try {
      return await act();
    } catch (failure) {
      const why = failure instanceof ApiError && [400, 422].includes(failure.status) ? failure.message : '';
      const asks = asksForSignIn(why) || why === SHOW_FACTOR_FIRST;
      const again = asks && (await new Promise<boolean>((answer) => setAsked({ why, answer })));
      setAsked(undefined);
      if (again) {
        return withSignIn(act);
      }
      throw failure;
    }
  };
  const dialog = asked?.why === SHOW_FACTOR_FIRST ? <FactorDialog {...asked} /> : asked && <SignInDialog {...asked} />;
  return { withSignIn, dialog };
}

const SecondSignIn = late(() => import('../../components/second-factor/second-sign-in'));
const ShowFactor = late(() => import('./show-factor'));
const rules = { Password: required('Password is required') };

function FactorDialog({ why, answer }: Asked) {
  return (
    <Dialog title="Confirm it is you" onClose={() => answer(false)}>
      <Suspense>
        <ShowFactor why={why} onShown={() => answer(true)} />
      </Suspense>
    </Dialog>
  );
}

function SignInDialog({ why, answer }: Asked) {
  const [step, setStep] = useState<SecondFactorDto>();
  const enter = ({ Id, Token, SessionId }: SignInAnswerDto) => {
    if (Id !== readSession()?.id || !Token) {
      throw new ApiError(400, somethingWentWrong);
    }
    updateSession({ token: Token, sessionId: SessionId ?? undefined });
    answer(true);
  };
  const form = useForm<'Password'>({
    id: 'sign-in-again',
    rules,
    onSubmit: async ({ Password }) => {
      const signedIn = await new AccountService(browserApi).login({
        requestBody: { UserName: readSession()?.email ?? '', Password },
      });
      if (signedIn.SecondFactor) {
        setStep(signedIn.SecondFactor);
        return;
      }
      enter(signedIn);
    },
  });
  const cancel = () => answer(false);
  if (step) {
    return (
      <Dialog title="Sign in again" onClose={cancel}>
        <Suspense>
          <SecondSignIn step={step} onEnter={enter} />
        </Suspense>
      </Dialog>
    );
  }
  return (
    <Dialog title="Sign in again" onClose={cancel}>
      <FormFrame form={form}>
        <p>{why}</p>
        <TextField
          form={form}
          name="Password"
          label="Your password"
          type="password"
          autoComplete="current-password"
          maxLength={256}
        />
        <div className={formStyles.actions}>
          <Button type="submit" disabled={form.busy}>
            Sign In
          </Button>
          <Button look="quiet" onClick={cancel}>
            Cancel
          </Button>
        </div>
      </FormFrame>
    </Dialog>
  );
}
