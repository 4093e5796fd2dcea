import type { NdaLinkDto, SignedNdaDto, SignNdaDto } from '@stowbridge/api';
import type { Api } from './api';

/** The text to be signed and the sentence to be agreed to. */
export type NdaText = NdaLinkDto;

/** [PROF-28] [PROF-48] Signs; the answer holds the roles held from then on (`defaultRole`, with a small d). */
export const signNda = (api: Api, signature: SignNdaDto) =>
  api.post<SignedNdaDto>('buyer/property/add/dashboard', signature);

/** A link to the NDA document, good for five minutes. */
export const getNdaDocument = (api: Api, storeId: number) => api.get<NdaLinkDto>(`buyer/store/nda/${storeId}`);
