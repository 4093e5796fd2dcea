import type { DataSource } from 'typeorm';
import { sql } from '../../platform/database/sql';

const BATCH = 10_000;
/** A text that was lost is found again when its bytes are brought back, be it by restoring files or by uploading it again. */
const FOUND = `
  update ndas n set agreement_id = a.id, text_lost = false from agreements a
  where a.sha256 = n.document_sha256 and n.id in (select o.id from ndas o join agreements k on k.sha256 = o.document_sha256 where o.agreement_id is null
    and not exists (select from ndas s where s.user_id = o.user_id and s.property_id = o.property_id and s.agreement_id = k.id) limit ${BATCH})
  returning n.id`;
const LOST = `
  update ndas set text_lost = true where id in (select id from ndas where agreement_id is null and not text_lost limit ${BATCH})
  returning id, user_id, property_name, document_sha256, to_char(signed_at at time zone 'UTC', 'YYYY-MM-DD') signed_on`;

interface LostText {
  id: number;
  user_id: number;
  property_name: string;
  document_sha256: string;
  signed_on: string;
}

/** Says of each signature under which kept text it is, by the bytes that were signed. */
export const findTexts = (source: DataSource): Promise<unknown> => inBatches(source, FOUND);

/** Marks the signatures whose text is gone, and answers those. */
export const markLost = (source: DataSource): Promise<LostText[]> => inBatches<LostText>(source, LOST);

/** Signatures cannot be changed; that they do not say yet which text they are under is the one thing that is made good. */
async function inBatches<Row>(source: DataSource, statement: string): Promise<Row[]> {
  const all: Row[] = [];
  const [waiting] = await sql(source, { text: 'select 1 from ndas where agreement_id is null limit 1', values: [] });
  if (!waiting) {
    return all;
  }
  for (;;) {
    const rows = await source.transaction(async (manager) => {
      await manager.query('alter table ndas disable trigger ndas_append_only');
      const [changed] = await manager.query<[Row[], number]>(statement);
      await manager.query('alter table ndas enable trigger ndas_append_only');
      return changed;
    });
    all.push(...rows);
    if (rows.length < BATCH) {
      return all;
    }
  }
}
