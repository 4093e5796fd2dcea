import type { DataSource } from 'typeorm';
import { type DenialCase, ofResource, type People } from './cases';

type State = 'checked' | 'done' | 'committing';

/** An import of vendors at a stage, of which one row is right. */
async function anImport(source: DataSource, madeById: number, state: State = 'checked'): Promise<number> {
  const [{ id }] = await source.query<{ id: number }[]>(
    `insert into imports (kind, file_name, sha256, headings, columns, state, row_count, checked_count, samples, asker, made_by_id, committed_by_id, checked_at, committed_at, done_at)
     values ('vendors', 'vendors.csv', encode(sha256(gen_random_uuid()::text::bytea), 'hex'), '{Name}', '{companyName}', $2::text, 1, 1, '[]', json_build_object('id', $1::int, 'address', null),
       $1, case when $2 <> 'checked' then $1::int end, now(), case when $2 <> 'checked' then now() end, case when $2 = 'done' then now() end) returning id`,
    [madeById, state],
  );
  await source.query(
    `insert into import_rows (import_id, row_number, cells, state, problems) values ($1, 2, '{Door Works}', 'right', '[]')`,
    [id],
  );
  return id;
}

const ofImport =
  (body?: object, state?: State): DenialCase['make'] =>
  async ({ source, people }: People) => ({
    as: 'admin',
    path: { id: await anImport(source, people.admin, state) },
    body,
  });

/** Records from spreadsheets. */
export const IMPORT_CASES: [string, DenialCase][] = [
  ofResource('ImportsResource_get', ofImport()),
  ofResource('ImportsResource_map', ofImport({ columns: ['companyName'] })),
  ofResource(
    'ImportsResource_rows',
    async (people) => ({ ...(await ofImport()(people)), query: { filter: '{"id":1}' } }),
    { finds: { 'query:filter': 'a filter' } },
  ),
  ofResource('ImportsResource_report', ofImport()),
  ofResource('ImportsResource_commit', ofImport({ rows: 'right' })),
  ofResource('ImportsResource_undo', ofImport({}, 'done')),
  ofResource('ImportsResource_delete', ofImport(), { status: 204 }),
];
