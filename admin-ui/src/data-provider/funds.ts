import type { FundsProofDto } from '@stowbridge/api';
import { FundsProofsResourceService } from '@stowbridge/api/services/FundsProofsResourceService';
import { namedFile, saveBlob } from './download';
import { request } from './http';
import { transport } from './transport';

const fundsProofsApi = new FundsProofsResourceService(transport);

/** What the office says to proofs of funds, and the letters of offers. */
export const fundsCalls = {
  approveFunds: (id: number, limit: number): Promise<FundsProofDto> =>
    fundsProofsApi.approve({ id, requestBody: { limit } }),

  declineFunds: (id: number, reason: string): Promise<FundsProofDto> =>
    fundsProofsApi.decline({ id, requestBody: { reason } }),

  /** Saves the letter of a version of terms under the name that the server gives it. */
  async saveLetter(dealId: number, version: number): Promise<void> {
    saveBlob(...(await namedFile(await request(`/api/v1/deals/${dealId}/terms/${version}/letter`))));
  },

  /** Saves the file under the name that the server gives it. */
  async saveFundsProof(id: number): Promise<void> {
    saveBlob(...(await namedFile(await request(`/api/v1/funds-proofs/${id}/file`))));
  },
};
