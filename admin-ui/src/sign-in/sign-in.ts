import type { PasskeyOptionsDto, ProofDto, SecondFactorDto, SignInAnswerDto } from '@stowbridge/api';
import { AccountService } from '@stowbridge/api/services/AccountService';
import { SessionService } from '@stowbridge/api/services/SessionService';
import { forgetDrafts } from '@stowbridge/contract/drafts';
import { Role } from '@stowbridge/contract/ids';
import { takePage } from '@stowbridge/contract/sign-in-again';
import { HttpError } from 'react-admin';
import { storeSession } from '../auth/session';
import { request } from '../data-provider/http';
import { transport } from '../data-provider/transport';
import { paths } from '../paths';

const accountApi = new AccountService(transport);
const sessionApi = new SessionService(transport);

/** [ERR-12] */
const invalidCredential = 'Invalid user credential';

export interface Credentials {
  email: string;
  password: string;
}

/** Signs an administrator in and answers where to go next, or what the second step needs. */
export async function signIn({ email, password }: Credentials): Promise<string | SecondFactorDto> {
  const answer = await accountApi.login({
    requestBody: { UserName: email, Password: password, UserTypeId: Role.Admin },
  });
  return answer.SecondFactor ?? enter(answer);
}

/** What the browser needs to ask for a passkey, of whoever it is or of whom the ticket is. */
export const passkeyOptions = (ticket?: string): Promise<PasskeyOptionsDto> =>
  sessionApi.passkeyOptions({ requestBody: { ticket } });

/** Ends a sign-in by a second factor and answers where to go next. */
export const takeSecondStep = async (ticket: string, proof: ProofDto): Promise<string> =>
  enter(await sessionApi.secondFactor({ requestBody: { ticket, ...proof } }));

/** Signs in by a passkey alone and answers where to go next [BEYE-05]. */
export async function signInByPasskey(): Promise<string> {
  const [{ askPasskey }, { publicKey }] = await Promise.all([import('../auth/passkeys'), passkeyOptions()]);
  const passkey = await askPasskey(publicKey);
  return enter(await sessionApi.passkey({ requestBody: { passkey, userTypeId: Role.Admin } }));
}

/**
 * Keeps the session and answers where to go next.
 * Succeeds only when the first default role is the administrator's [AUTH-05]; anyone else's session is ended again.
 */
async function enter(answer: SignInAnswerDto): Promise<string> {
  if (!answer.IsConfirmed && answer.PasswordResetToken) {
    return `/resetpassword/false/${answer.PasswordResetToken}`;
  }
  if (answer.DefaultRole[0]?.RoleId !== Role.Admin || !answer.Token) {
    if (answer.Token && answer.SessionId) {
      await endSession(answer.SessionId, answer.Token);
    }
    throw new HttpError(invalidCredential, 400);
  }
  forgetDrafts(localStorage, answer.Id);
  storeSession({
    accessKey: answer.Token,
    sessionId: String(answer.SessionId),
    id: answer.Id,
    role: 'Admin',
    name: [answer.FirstName, answer.LastName].filter(Boolean).join(' '),
    email: answer.Email,
    userType: Role.Admin,
  });
  const left = takePage(sessionStorage, answer.Id);
  const opens = left?.role === undefined || left.role === 'Admin';
  return (opens && left?.path) || paths.dashboard(1);
}

/** Ending a session must never keep a person from leaving, so a failure is only logged. */
export async function endSession(id: string, token?: string): Promise<void> {
  try {
    await request(`/api/home/logout/${encodeURIComponent(id)}`, { method: 'POST', token });
  } catch (error) {
    console.error('The session could not be ended on the server.', error);
  }
}
