import type { ProofDto } from '@stowbridge/api';
import { MeResourceService } from '@stowbridge/api/services/MeResourceService';
import { UsersResourceService } from '@stowbridge/api/services/UsersResourceService';
import { transport } from './transport';

const meApi = new MeResourceService(transport);
const usersApi = new UsersResourceService(transport);

/** What signs one in besides the password, where one is signed in, and the same of others where it must be taken away. */
export const securityCalls = {
  secondFactors: () => meApi.secondFactors(),
  addApp: (name: string) => meApi.addApp({ requestBody: { name } }),
  confirmApp: (id: number, code: string) => meApi.confirmApp({ id, requestBody: { code } }),
  newPasskeyOptions: () => meApi.newPasskeyOptions(),
  addPasskey: (name: string, passkey: Record<string, unknown>) => meApi.addPasskey({ requestBody: { name, passkey } }),
  renameSecondFactor: (id: number, name: string) => meApi.renameSecondFactor({ id, requestBody: { name } }),
  /** Refused until a factor was shown [BEYE-06]. */
  removeSecondFactor: (id: number) => meApi.removeSecondFactor({ id }),
  makeRecoveryCodes: () => meApi.makeRecoveryCodes({}),
  confirmRecoveryCodes: () => meApi.confirmRecoveryCodes(),
  showFactorOptions: () => meApi.passkeyOptions(),
  showSecondFactor: (requestBody: ProofDto) => meApi.showSecondFactor({ requestBody }),

  ownSessions: () => meApi.sessions(),
  endOwnSession: (session: string) => meApi.endSession({ session }),
  endOtherSessions: () => meApi.endOtherSessions(),

  /** Takes a lost second factor from somebody else [BEYE-09]. */
  resetSecondFactor: (id: number, reason: string) => usersApi.resetSecondFactor({ id, requestBody: { reason } }),
  /** Looks at the site as somebody else, for 15 minutes and without changing anything [BEYE-55]. */
  beginView: (id: number, reason: string) => usersApi.beginView({ id, requestBody: { reason } }),
  endSessionsOf: (id: number) => usersApi.endSessions({ id }),
};
