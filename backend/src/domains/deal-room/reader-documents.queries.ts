import { isTierNamed, lockedTitle, type TierId } from '@stowbridge/contract/access';
import { mayReadDocument, mayReadDocuments } from '@stowbridge/contract/visibility';
import type { DataSource } from 'typeorm';
import { sql } from '../../platform/database/sql';
import type { AccessContext } from '../deals/access-context.service';
import { LISTED_VERSION } from '../documents/versions.sql';

/** A document of a property, as those who may read it see it. */
export interface ReaderDocument {
  id: number;
  typeId: number;
  type: string;
  tier: TierId;
  fileName: string;
  actualFileName: string;
  createdAt: Date;
  modifiedAt: Date;
}

/** One that asks for a higher tier, as those who may read the others see it: by its type alone [BEYA-52]. */
export interface LockedDocument {
  typeId: number;
  type: string;
  title: string;
}

export interface ReaderDocuments {
  readable: ReaderDocument[];
  locked: LockedDocument[];
}

/** All documents of a property that readers find, by type and in their order: for those who prepare the listing. */
export const allDocuments = (source: DataSource, propertyId: number): Promise<ReaderDocument[]> =>
  sql(source, {
    name: 'reader-documents',
    text: `select d.id, d.document_type_id "typeId", t.name "type", d.tier, d.file_name "fileName", d.actual_file_name "actualFileName",
              d.created_at "createdAt", d.modified_at "modifiedAt"
       from documents d join document_types t on t.id = d.document_type_id where d.property_id = $1 and ${LISTED_VERSION}
       order by d.document_type_id, d.position, d.id desc`,
    values: [propertyId],
  });

/** Those that a viewer opens, and those that they could ask for. */
export async function readerDocuments(
  source: DataSource,
  { propertyId, state, viewer, tier: reach }: AccessContext,
): Promise<ReaderDocuments> {
  const documents = await allDocuments(source, propertyId);
  const opens = ({ tier }: ReaderDocument): boolean => mayReadDocument(state, viewer, reach, tier);
  return {
    readable: documents.filter(opens),
    locked: mayReadDocuments(state, viewer)
      ? documents
          .filter((document) => !opens(document) && isTierNamed(document.tier))
          .map(({ typeId, type, tier }) => ({ typeId, type, title: lockedTitle(type, tier) }))
      : [],
  };
}
