import type { DataSource } from 'typeorm';
import { sql } from '../database/sql';
import { recordAudit } from './audit';
import type { Broken } from './seal-check';

/** SQL for the row that the last verification has found broken, and since when; none when all was well. */
export const BROKEN_EVIDENCE = `
  select detail->>'table' "table", detail->>'row' "row", detail->>'why' why, created_at at
  from (select * from audit_log where subject_type = 'system' and action in ('system.evidence-broken', 'system.evidence-whole') order by id desc limit 1) newest
  where action = 'system.evidence-broken'`;

/** What the last verification has found broken. */
export async function brokenEvidence(source: DataSource): Promise<Broken | undefined> {
  const [broken] = await sql<Broken>(source, { text: BROKEN_EVIDENCE, values: [] });
  return broken;
}

/** Notes what a verification has found, where it is another thing than the last time. */
export async function recordVerification(source: DataSource, broken: Broken | undefined): Promise<void> {
  const before = await brokenEvidence(source);
  if (before?.table === broken?.table && before?.row === broken?.row && before?.why === broken?.why) {
    return;
  }
  await recordAudit(source.manager, {
    actor: null,
    action: broken ? 'system.evidence-broken' : 'system.evidence-whole',
    subjectType: 'system',
    subjectId: null,
    ...(broken && { detail: { table: broken.table, row: broken.row, why: broken.why } }),
  });
}
