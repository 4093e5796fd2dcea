import type { Property } from '../records/property';

/** A published property as the server answers it, without a seller unless it is said otherwise. */
export function aProperty(id: number, changes: Partial<Property> = {}): Property {
  return {
    id,
    name: `Granite Peak ${id}`,
    address1: '1999 Broadway',
    city: 'Denver',
    stateId: 1,
    stateCode: 'CO',
    zipCode: '80202',
    storeTypeId: 1,
    sellerId: null,
    sellerName: null,
    createdAt: '2026-10-02T18:00:00Z',
    modifiedAt: '2026-10-02T18:00:00Z',
    listedAt: '2026-10-02T18:00:00Z',
    hasNda: true,
    imageName: null,
    publicPrice: null,
    active: true,
    statusId: 1,
    brokerIds: [],
    ...changes,
  };
}
