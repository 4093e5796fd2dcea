import type { AccessState } from '@stowbridge/contract/access';
import { DataSource } from 'typeorm';
import { Nda } from '../src/domains/ndas/nda.entity';
import { NdaAccess } from '../src/domains/ndas/nda-access.entity';
import { Property } from '../src/domains/properties/editing/property.entity';

/** A signed NDA of this person on this property, under the text of this hash, and under its agreement where there is one. */
export async function aSignedNda(
  source: DataSource,
  property: Pick<Property, 'id' | 'name'>,
  userId: number,
  documentSha256 = 'a'.repeat(64),
  signedAt = new Date(),
): Promise<void> {
  const [agreement] = await source.query<{ id: number }[]>('select id from agreements where sha256 = $1', [
    documentSha256,
  ]);
  await source.getRepository(Nda).insert({
    agreementId: agreement?.id ?? null,
    propertyId: property.id,
    propertyName: property.name,
    userId,
    firstName: 'Robin',
    lastName: 'Signer',
    email: 'robin@example.com',
    address1: '1 Main St',
    city: 'Denver',
    stateId: 6,
    zipCode: '80202',
    phone: '303-555-0100',
    documentSha256,
    consentText: 'I agree.',
    signedAt,
  });
  await openAccess(source, property.id, userId);
}

/** The access of this person to this property, open unless another state is given. */
export async function openAccess(
  source: DataSource,
  propertyId: number,
  userId: number,
  state: AccessState = 'open',
): Promise<void> {
  await source.getRepository(NdaAccess).upsert({ userId, propertyId, state }, ['userId', 'propertyId']);
}
