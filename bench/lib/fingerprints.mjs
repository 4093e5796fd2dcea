/** What a restore changes or adds to on purpose; see tools/backup/pause-deliveries.ts. */
const CHANGED = { mails: ['id', 'status', 'error'], sessions: ['ended_at'], password_tokens: ['used_at'] };
const ADDED = new Set(['restores', 'audit_log', 'event_parts']);

/**
 * The rows of each table and the sum of their hashes, twice 64 bits: the same for the same rows in any order.
 * @param query answers the rows of a statement
 */
export async function fingerprints(query) {
  const tables = await query(`select tablename as name from pg_tables where schemaname = 'public' order by 1`);
  const prints = new Map();
  for (const { name } of tables.filter((table) => !ADDED.has(table.name))) {
    const row = CHANGED[name] ? `(to_jsonb(t) - '{${CHANGED[name].join()}}'::text[])::text` : 't::text';
    const [{ rows, first, second }] = await query(
      `select count(*)::text rows, coalesce(sum(hashtextextended(row, 1)), 0)::text "first", coalesce(sum(hashtextextended(row, 2)), 0)::text "second" from (select ${row} as row from "${name}" t) r`,
    );
    prints.set(name, `${rows} rows, ${first}/${second}`);
  }
  return prints;
}
