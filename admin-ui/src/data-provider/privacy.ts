import { MeResourceService } from '@stowbridge/api/services/MeResourceService';
import { PrivacyRequestsResourceService } from '@stowbridge/api/services/PrivacyRequestsResourceService';
import { transport } from './transport';

const meApi = new MeResourceService(transport);
const requestsApi = new PrivacyRequestsResourceService(transport);

/** What people ask for of their data: the reader for themselves, and the office about others. */
export const privacyCalls = {
  /** What the reader has asked for, the newest first. */
  ownRequests: () => meApi.privacyRequests(),

  askDataCopy: (idempotencyKey: string) => meApi.askPrivacy({ requestBody: { kind: 'export' }, idempotencyKey }),

  /** The address at which the browser saves a copy, for five minutes. */
  dataCopyLink: async (id: number) => (await meApi.dataCopyLink({ id })).url,

  /** Refused when the sign-in is older than 15 minutes, and to the last administrator [BEYE-75]. */
  askDeletion: (idempotencyKey: string) => meApi.askPrivacy({ requestBody: { kind: 'delete' }, idempotencyKey }),

  takeDeletionBack: (id: number) => meApi.takeBackPrivacy({ id }),

  approveDeletion: (id: number) => requestsApi.decide({ id, requestBody: { decision: 'approved' } }),

  /** The person is told why. */
  refuseDeletion: (id: number, reason: string) =>
    requestsApi.decide({ id, requestBody: { decision: 'refused', reason } }),

  /** Takes 45 days more to answer, once; the person is told. */
  extendRequest: (id: number) => requestsApi.extend({ id }),

  noteRequest: (id: number, note: string | null) => requestsApi.annotate({ id, requestBody: { note } }),
};
