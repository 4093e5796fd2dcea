import { buffer } from 'node:stream/consumers';
import type { DataSource } from 'typeorm';
import { sql } from '../../platform/database/sql';
import type { Storage } from '../../platform/storage/storage';
import { recordText, sha256Of, storeText } from './agreements';

interface StoredNda {
  id: number;
  file_name: string;
  actual_file_name: string;
  content_type: string;
  sha256: string;
  created_at: Date;
  uploaded_by_id: number | null;
}

const STORED_NDAS = `
  select d.id, d.file_name, d.actual_file_name, d.content_type, d.sha256, d.created_at,
         (select a.actor_id from audit_log a join users u on u.id = a.actor_id
          where a.subject_type = 'property' and a.subject_id = d.property_id and a.action = 'document.added' and (a.detail->>'documentId')::int = d.id limit 1) uploaded_by_id
  from documents d where d.document_type_id = 8 and d.agreement_id is null order by d.id`;

/**
 * Takes the NDA documents from before texts were kept into the agreements, by their bytes alone (FEVI-02). Run again, it
 * does what is left.
 */
export async function keepTexts(source: DataSource, storage: Storage): Promise<void> {
  for (const document of await sql<StoredNda>(source, { text: STORED_NDAS, values: [] })) {
    const content = await contentOf(storage, document);
    if (!content) {
      continue;
    }
    const {
      actual_file_name: actualFileName,
      content_type: contentType,
      created_at: firstUploadedAt,
      uploaded_by_id: uploadedById,
    } = document;
    const extension = document.file_name.split('.').pop() as string;
    const text = await storeText(storage, {
      content,
      extension,
      actualFileName,
      contentType,
      firstUploadedAt,
      uploadedById,
    });
    await source.transaction(async (manager) => {
      await manager.query('update documents set agreement_id = $2 where id = $1', [
        document.id,
        await recordText(manager, text),
      ]);
    });
  }
}

/** Undefined when the file is gone, or is not what was uploaded. */
async function contentOf(storage: Storage, { file_name: name, sha256 }: StoredNda): Promise<Buffer | undefined> {
  const file = await storage.get('StoreDocuments', name);
  const content = file && (await buffer(file.stream));
  return content && sha256Of(content) === sha256 ? content : undefined;
}
