import type { TierId } from '@stowbridge/contract/access';
import type { DeepPartial } from 'typeorm';
import { NdaAccess } from '../src/domains/ndas/nda-access.entity';
import { Storage } from '../src/platform/storage/storage';
import { aDocument, anAdmin } from './builders';
import type { TestApp } from './test-app';

/** Changes the access of this person to this property, as a decision would. */
export const changeAccess = (
  { source }: TestApp,
  propertyId: number,
  userId: number,
  change: DeepPartial<NdaAccess>,
): Promise<unknown> => source.getRepository(NdaAccess).update({ propertyId, userId }, change as Partial<NdaAccess>);

/** A document of this type and tier with a stored file of three bytes. */
export async function aTieredDocument(
  { app, source }: TestApp,
  propertyId: number,
  documentTypeId: number,
  tier: TierId,
): Promise<{ id: number; fileName: string }> {
  const { id, fileName } = await aDocument(source, propertyId, documentTypeId, `${documentTypeId} of tier ${tier}`);
  await source.query('update documents set tier = $2 where id = $1', [id, tier]);
  await app.get(Storage).put('StoreDocuments', fileName, Buffer.from('pdf'), 'application/pdf');
  return { id, fileName };
}

/** Gives the property one listing agent of this name. */
export async function anAgent(
  { source }: TestApp,
  propertyId: number,
  firstName: string,
  lastName: string,
): Promise<void> {
  const { id } = await anAdmin(source, { firstName, lastName });
  await source.query('insert into property_agents (property_id, user_id, position) values ($1, $2, 1)', [
    propertyId,
    id,
  ]);
}
