import type { Api } from './api';

/** [PROF-48] What a buyer signs with. */
export interface NdaSignature {
  ID: number;
  StoreID: number;
  DealName: string;
  NDAName: string;
  NDALastName: string;
  NDAEmail: string;
  NDAAddress: string;
  NDAAddress2: string;
  NDACity: string;
  NDAStateID: number;
  NDAZipCode: string;
  NDAPhone: string;
  NDAEntity: string;
}

/** The roles held after signing ([PROF-28]; the name starts with a lower-case letter). */
export interface NdaAnswer {
  defaultRole: { RoleId: number; IsDefault: boolean }[];
}

export const signNda = (api: Api, signature: NdaSignature) =>
  api.post<NdaAnswer>('buyer/property/add/dashboard', signature);

/** A link to the NDA document, good for five minutes. */
export const getNdaDocument = (api: Api, storeId: number) =>
  api.get<{ Url: string; ActualFileName: string }>(`buyer/store/nda/${storeId}`);
