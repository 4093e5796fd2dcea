import type { DataSource } from 'typeorm';
import { sql } from '../../platform/database/sql';

/** A document of a property, as those who may read it see it. */
export interface ReaderDocument {
  id: number;
  typeId: number;
  type: string;
  fileName: string;
  actualFileName: string;
  createdAt: Date;
  modifiedAt: Date;
}

/** The documents of a property by type, the newest of each first. */
export const readerDocuments = (source: DataSource, propertyId: number): Promise<ReaderDocument[]> =>
  sql(source, {
    name: 'reader-documents',
    text: `select d.id, d.document_type_id "typeId", t.name "type", d.file_name "fileName", d.actual_file_name "actualFileName",
              d.created_at "createdAt", d.modified_at "modifiedAt"
       from documents d join document_types t on t.id = d.document_type_id where d.property_id = $1 order by d.document_type_id, d.id desc`,
    values: [propertyId],
  });
