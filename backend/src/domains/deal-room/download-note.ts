import type { DataSource } from 'typeorm';
import type { Caller } from '../../platform/access/permissions';
import type { PropertyDocument } from '../documents/document.entity';

/** First key of the advisory locks under which downloads are noted; the second is who takes what. */
const NOTING = 7_203_530;

const NOTE = `
  insert into document_downloads (document_id, property_id, user_id, session_id) select $1, $2, $3, $4
  where not exists (select from document_downloads where document_id = $1 and user_id = $3 and session_id = $4 and created_at > now() - interval '10 minutes')`;

/**
 * Notes who took a document, once for all that a session takes of it within ten minutes: a browser that shows a PDF asks
 * for it in parts, several of them at the same moment (FEVI-08).
 */
export async function noteDownload(
  source: DataSource,
  caller: Caller,
  { id, propertyId }: PropertyDocument,
): Promise<void> {
  await source.transaction(async (manager) => {
    await manager.query('select pg_advisory_xact_lock($1, hashtext($2))', [NOTING, `${id} ${caller.sessionId}`]);
    await manager.query(NOTE, [id, propertyId, caller.id, caller.sessionId]);
  });
}
