import type { ApproveAccessDto, NdaAccessDto, NdaDetailsDto, PropertyAccessDto } from '@stowbridge/api';
import { NdasResourceService } from '@stowbridge/api/services/NdasResourceService';
import type { DataProvider } from 'react-admin';
import { withVersion } from './conditions';
import { request } from './http';
import { transport } from './transport';
import { upload, type Upload } from './upload';

const ndasResourceApi = new NdasResourceService(transport);

/** How far an access goes, and how long: `null` without an end, left out as the property says or as it is. */
export type Extent = Required<Pick<ApproveAccessDto, 'tier'>> & Pick<ApproveAccessDto, 'expiresAt'>;

/** The resource of the accesses to one property, as react-admin lists it. */
export const accessesTo = (propertyId: number): string => `properties/${propertyId}/accesses`;

/** A row of it. */
export type PropertyAccess = PropertyAccessDto;

/** An access with the version at which it was read, under the id of its NDA: what `useVersioned` asks for. */
export const ndaAccess = 'nda-access';
export const readAccess: DataProvider['getOne'] = async (_, { id }) => {
  const answer = await request(`/api/v1/ndas/${id}/access`);
  const access = (await answer.json()) as NdaAccessDto;
  return { data: withVersion({ ...access, id }, answer.headers.get('ETag')) } as never;
};

/** A signature that was given on paper or elsewhere. */
export interface OutsideNda {
  userId: number;
  propertyId: number;
  /** YYYY-MM-DD. */
  signedOn: string;
  file: File;
}

/** Who gets in, how far and how long; a signature names the person and the property. */
export const accessCalls = {
  approveAccess: (ndaId: number, requestBody: Extent) => ndasResourceApi.approve({ id: ndaId, requestBody }),

  /** Approves those that wait, and names the others with what became of them. */
  approveAccesses: (ids: number[], extent: Extent) => ndasResourceApi.approveAll({ requestBody: { ids, ...extent } }),

  declineAccess: (ndaId: number, reason: string) => ndasResourceApi.decline({ id: ndaId, requestBody: { reason } }),

  revokeAccess: (ndaId: number, reason: string) => ndasResourceApi.revoke({ id: ndaId, requestBody: { reason } }),

  restoreAccess: (ndaId: number) => ndasResourceApi.restore({ id: ndaId }),

  /** Changes an open access, unless somebody else has changed it since this version was read. */
  changeAccess: (ndaId: number, requestBody: Extent, version?: string) =>
    ndasResourceApi.changeAccess({ id: ndaId, requestBody, ifMatch: version }),

  /** Keeps a signed file as an NDA, and answers it. */
  recordOutsideNda: ({ file, ...fields }: OutsideNda, onProgress?: Upload['onProgress']) =>
    upload<NdaDetailsDto>({ path: '/api/v1/ndas/outside', fields: { ...fields }, file, onProgress }),
};
