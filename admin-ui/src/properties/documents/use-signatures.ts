import type { NdaResourceDto } from '@stowbridge/api';
import { useGetList } from 'react-admin';

/** The signatures under the NDA of a property, newest first; pages count from 0. */
const signaturesOf = (propertyId: number, page = 0) => ({
  filter: { propertyId },
  sort: { field: 'id', order: 'DESC' as const },
  pagination: { page: page + 1, perPage: 10 },
});

/** How many signatures there are on a property; 0 while that is not known. */
export function useSignatures(propertyId: number): number {
  return useGetList<NdaResourceDto>('ndas', signaturesOf(propertyId), { onError: () => undefined }).total ?? 0;
}
