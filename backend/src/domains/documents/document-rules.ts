import { Tier, type TierId } from '@stowbridge/contract/access';
import { DocumentType } from '@stowbridge/contract/ids';
import type { EntityManager } from 'typeorm';
import { invalid, notFound } from '../../platform/common/errors';
import { PropertyDocument } from './document.entity';

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

/** Of which document a file becomes the next version: of one that is named, else of the one of its name and type [DOC-06]. */
export type NextOf = { lineId: number } | Pick<PropertyDocument, 'propertyId' | 'documentTypeId' | 'actualFileName'>;

const BY_NAME = `select line_id "lineId" from documents where property_id = $1 and document_type_id = $2 and lower(actual_file_name) = lower($3)
  order by id desc limit 1`;

/** The last version of a document, be it published or not; asked under `lockVersions`. */
export async function lastVersion(manager: EntityManager, next: NextOf): Promise<PropertyDocument | null> {
  const [line] =
    'lineId' in next
      ? [next]
      : await manager.query<{ lineId: number }[]>(BY_NAME, [next.propertyId, next.documentTypeId, next.actualFileName]);
  return line
    ? manager.findOne(PropertyDocument, { where: { lineId: line.lineId }, order: { version: 'DESC' } })
    : null;
}
