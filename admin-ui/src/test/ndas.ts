import type { NdaAccessDto } from '@stowbridge/api';
import type { Nda } from '../panels/ndas/nda';

/** An access that the signature itself has opened, unless it is said otherwise. */
export const anAccess = (given: Partial<NdaAccessDto> = {}): NdaAccessDto => ({
  state: 'open',
  ended: false,
  tier: 1,
  tierBefore: null,
  expiresAt: null,
  reason: null,
  decidedBy: null,
  decidedAt: null,
  source: 'signed',
  waitingSince: null,
  ...given,
});

/** A signature of buyer 20, Avery Stone, on property 31. */
export const anNda = (given: Partial<Nda> = {}): Nda => ({
  id: 31,
  propertyId: 31,
  propertyName: 'Granite Peak 31',
  propertyGone: false,
  userId: 20,
  userTypeId: 2,
  accountName: 'Avery Stone',
  name: 'Avery Stone',
  email: 'avery@example.com',
  entity: 'Stone Ridge Capital',
  phone: '303-555-0110',
  address1: '1999 Broadway',
  address2: null,
  city: 'Denver',
  state: 'Colorado',
  zipCode: '80202',
  signedFrom: '203.0.113.7',
  accountEmail: 'avery@example.com',
  accountConfirmed: true,
  emailDiffers: false,
  documentSha256: 'a1',
  textLost: false,
  shown: 'yes',
  consentText: 'I agree.',
  signedAt: '2026-10-02T18:00:00Z',
  certifiedAt: null,
  access: anAccess(),
  ...given,
});
