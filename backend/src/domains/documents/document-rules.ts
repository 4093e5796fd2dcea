import { Tier, type TierId } from '@stowbridge/contract/access';
import { DocumentType } from '@stowbridge/contract/ids';
import type { EntityManager } from 'typeorm';
import { invalid, notFound } from '../../platform/common/errors';
import type { PropertyDocument } from './document.entity';

export const isNda = ({ documentTypeId }: Pick<PropertyDocument, 'documentTypeId'>): boolean =>
  documentTypeId === DocumentType.Nda;

/** @throws DomainError('invalid') for an NDA with a tier: who reads it is decided by who signs it */
export function requireTierOf(documentTypeId: number, tier: TierId, field: string): void {
  if (isNda({ documentTypeId }) && tier !== Tier.Signed) {
    throw invalid('An NDA has no tier.', field);
  }
}

/** @throws DomainError('invalid') for an NDA with a watermark: what is signed is shown as it is [BEYA-82] */
export function requireWatermarkOf(documentTypeId: number, watermark: boolean, field: string): void {
  if (isNda({ documentTypeId }) && watermark) {
    throw invalid('An NDA has no watermark.', field);
  }
}

/**
 * Lets those wait who add a document to the property at the same moment, so that no two get the same version.
 * @throws DomainError('not-found') when the property is gone
 */
export async function lockVersions(manager: EntityManager, propertyId: number): Promise<void> {
  const [locked] = await manager.query<unknown[]>('select 1 from properties where id = $1 for no key update', [
    propertyId,
  ]);
  if (!locked) {
    throw notFound('The property');
  }
}

export async function nextVersion(
  manager: EntityManager,
  {
    propertyId,
    documentTypeId,
    actualFileName,
  }: Pick<PropertyDocument, 'propertyId' | 'documentTypeId' | 'actualFileName'>,
): Promise<number> {
  const [{ version }] = await manager.query<{ version: number }[]>(
    'select coalesce(max(version), 0) + 1 "version" from documents where property_id = $1 and document_type_id = $2 and lower(actual_file_name) = lower($3)',
    [propertyId, documentTypeId, actualFileName],
  );
  return version;
}
