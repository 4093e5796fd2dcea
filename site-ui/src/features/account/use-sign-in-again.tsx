import { AccountService } from '@stowbridge/api/services/AccountService';
import { asksForSignIn } from '@stowbridge/contract/sign-in-again';
import { useState, type ReactNode } from 'react';
import { ApiError, somethingWentWrong } from '../../api/api';
import { browserApi } from '../../api/browser-api';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
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
      const why = failure instanceof ApiError && failure.status === 400 ? failure.message : '';
      const again = asksForSignIn(why) && (await new Promise<boolean>((answer) => setAsked({ why, answer })));
      setAsked(undefined);
      if (again) {
        return act();
      }
      throw failure;
    }
  };
  return { withSignIn, dialog: asked && <SignInDialog {...asked} /> };
}

const rules = { Password: required('Password is required') };

function SignInDialog({ why, answer }: Asked) {
  const form = useForm<'Password'>({
    id: 'sign-in-again',
    rules,
    onSubmit: async ({ Password }) => {
      const session = readSession();
      const { Id, Token, SessionId } = await new AccountService(browserApi).login({
        requestBody: { UserName: session?.email ?? '', Password },
      });
      if (Id !== session?.id || !Token) {
        throw new ApiError(400, somethingWentWrong);
      }
      updateSession({ token: Token, sessionId: SessionId ?? undefined });
      answer(true);
    },
  });
  const cancel = () => answer(false);
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
