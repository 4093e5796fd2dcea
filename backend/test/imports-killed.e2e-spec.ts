import { Client } from 'pg';
import { CrashRig } from './crash/rig';
import { eventually } from './test-worker';

const ROWS = 300;
const KILLED_AT = 140;
/** Decides nothing: it ends a run that hangs. */
const CEILING_MS = 900_000;

describe('an import whose worker is killed', () => {
  const rig = new CrashRig();
  let client: Client;
  beforeAll(async () => {
    await rig.start();
    client = new Client({ connectionString: rig.postgres.url });
    await client.connect();
  }, CEILING_MS);
  afterAll(async () => {
    await client?.end();
    await rig.stop();
  });

  const one = async (sql: string, values: unknown[] = []): Promise<Record<string, number>> =>
    (await client.query<Record<string, number>>(sql, values)).rows[0];

  it(
    '[BEYE-27] goes on, and writes no row twice',
    async () => {
      const { id: admin } = await one(
        `insert into users (first_name, last_name, email, phone_number, user_type_id, status_id) values ('Ann', 'Admin', 'ann@killed.example', '303-555-0100', 1, 2) returning id`,
      );
      await client.query('insert into user_roles (user_id, role_id, is_default) values ($1, 1, true)', [admin]);
      const { id } = await one(
        `insert into imports (kind, file_name, sha256, headings, columns, state, row_count, checked_count, samples, asker, made_by_id, committed_by_id, checked_at, committed_at)
         values ('vendors', 'vendors.csv', repeat('a', 64), '{Company,State,Website}', '{companyName,stateId,website}', 'checked', $2, $2, '[]', json_build_object('id', $1::int, 'address', null),
           $1, $1, now(), now()) returning id`,
        [admin, ROWS],
      );
      await client.query(
        `insert into import_rows (import_id, row_number, cells, state, problems)
         select $1, n + 1, array['Killed Doors ' || n, 'CO', 'doors.example'], 'right', '[]' from generate_series(1, $2::int) n`,
        [id, ROWS],
      );
      await client.query(`update imports set state = 'committing' where id = $1`, [id]);
      await client.query(`select pg_notify('imports', '')`);
      const written = async (): Promise<number> =>
        (await one('select written_count n from imports where id = $1', [id])).n;
      await eventually(async () => (await written()) >= KILLED_AT, CEILING_MS);
      await rig.kill(rig.worker);
      const counted = (): Promise<Record<string, number>> =>
        one(
          `select count(*)::int "all", count(distinct company_name)::int names from vendors where company_name like 'Killed Doors %'`,
        );
      const at = await written();
      expect(at).toBeLessThan(ROWS);
      expect(await counted()).toEqual({ all: at, names: at });
      rig.startWorker();
      await eventually(
        async () => (await client.query(`select from imports where id = $1 and state = 'done'`, [id])).rowCount === 1,
        CEILING_MS,
      );
      expect([await written(), await counted()]).toEqual([ROWS, { all: ROWS, names: ROWS }]);
    },
    CEILING_MS,
  );
});
