import { Logger } from '@nestjs/common';
import { createPublicKey } from 'node:crypto';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { COMMAND_LINE, recordAudit } from '../../platform/audit/audit';
import type { Broken, SealsFound } from '../../platform/audit/seal-check';
import { isSignedBy } from '../../platform/audit/seal-signature';
import { SealsService } from '../../platform/audit/seals.service';
import { sealedTables } from '../../platform/audit/sealed';
import { newDataSource } from '../../platform/database/data-source';
import type { OfficeDayDto } from '../analytics/office-dashboard.resource.dto';
import { aBuyer, anAdmin, aProperty } from '../../../test/builders';
import { someTerms } from '../../../test/deals';
import { aText, sign, uploadNda } from '../../../test/signatures';
import { startTestApp, TestApp } from '../../../test/test-app';
import { eventually, testConfig } from '../../../test/test-worker';
import { tokenOf } from '../../../test/tokens';
import { aWatermark } from '../../../test/watermarks';
import { EvidenceService } from './evidence.service';

const OTHER_SECRET = 'another secret that is only used by tests';

interface SealRow {
  what: string;
  from_id: string;
  to_id: string;
  rows: number;
  prev_hash: string;
  hash: string;
  signature: string;
  key_id: number;
}

describe('evidence', () => {
  let app: TestApp;
  let owner: Client;
  let evidence: EvidenceService;
  let seals: SealsService;
  beforeEach(async () => {
    app = await startTestApp({ DATABASE_POOL: '12' });
    owner = new Client({ connectionString: app.ownerUrl });
    await owner.connect();
    evidence = new EvidenceService(app.source);
    seals = sealer();
  }, 60_000);
  afterEach(async () => {
    await owner.end();
    await app.close();
  });

  const sealer = (secret: Record<string, string> = {}): SealsService =>
    new SealsService(app.source, testConfig({ DATABASE_URL: 'postgres://unused', ...secret }));
  const audit = (source: DataSource | TestApp['source'] = app.source): Promise<void> =>
    recordAudit(source.manager, {
      actor: COMMAND_LINE,
      action: 'system.queue-paused',
      subjectType: 'system',
      subjectId: null,
      detail: { queue: 'mail' },
    });
  const auditRows = async (count: number): Promise<void> => {
    for (let row = 0; row < count; row += 1) {
      await audit();
    }
  };
  const chain = (): Promise<SealRow[]> => app.source.query('select * from seals order by id');
  const found = (table: string, { tables }: SealsFound) => tables.find((one) => one.table === table);
  const brokenNow = async (): Promise<Broken | undefined> => (await evidence.verify()).broken;
  /** As a superuser with triggers off: who can do everything but sign. */
  const tamper = async (statement: string): Promise<void> => {
    await owner.query('set session_replication_role = replica');
    await owner.query(statement);
    await owner.query('set session_replication_role = origin');
  };
  /** A row in each of the tables that are sealed. */
  async function life(): Promise<void> {
    const [admin, buyer] = [await anAdmin(app.source), await aBuyer(app.source)];
    const [asAdmin, asBuyer] = [await tokenOf(app, admin.id), await tokenOf(app, buyer.id)];
    const property = await aProperty(app.source);
    const nda = await uploadNda(app, property.id, asAdmin, aText('one'));
    expect((await sign(app, property.id, asBuyer)).status).toBe(200);
    const [{ id: dealId }] = await app.source.query<{ id: number }[]>('select id from deals where buyer_id = $1', [
      buyer.id,
    ]);
    await someTerms(app.source, dealId, buyer.id);
    await app.source.query(
      'insert into deal_history (deal_id, to_status_id, actor_id, at) values ($1, 1, $2, clock_timestamp())',
      [dealId, buyer.id],
    );
    await app.source.query('insert into document_downloads (document_id, property_id, user_id) values ($1, $2, $3)', [
      nda,
      property.id,
      buyer.id,
    ]);
    await aWatermark(app.source, property.id, buyer.id);
  }

  it('is sealed with every column of each table, and as it is stored whatever the session sees', async () => {
    const columns = await app.source.query<{ table: string; name: string; type: string }[]>(
      `select table_name "table", column_name "name", data_type "type" from information_schema.columns where table_schema = 'public' order by ordinal_position`,
    );
    for (const [table, formats] of sealedTables()) {
      const now = columns
        .filter((column) => column.table === table)
        .map(({ name, type }) => (type === 'timestamp with time zone' ? { moment: name } : name));
      expect([table, new Set(formats.at(-1))]).toEqual([table, new Set(now)]);
    }
    await life();
    await seals.seal();
    const tables = [...sealedTables().keys()];
    expect(tables).toEqual([
      'audit_log',
      'deal_history',
      'document_downloads',
      'nda_events',
      'offer_terms',
      'seal_keys',
      'watermarks',
    ]);
    const verified = await evidence.verify();
    expect(verified.tables.filter(({ sealed }) => sealed === 0)).toEqual([]);
    const elsewhere = newDataSource(app.ownerUrl);
    const [{ name }] = await app.source.query<{ name: string }[]>('select current_database() "name"');
    await owner.query(`alter database ${name} set timezone to 'Asia/Tokyo'`);
    await elsewhere.initialize();
    expect(await elsewhere.query('show timezone')).toEqual([{ TimeZone: 'Asia/Tokyo' }]);
    expect(await new EvidenceService(elsewhere).verify()).toEqual(verified);
    await elsewhere.destroy();
  });

  it('[BEYA-120] rows that are not sealed yet are reported with their number', async () => {
    expect(await evidence.verify()).toMatchObject({ head: null, keys: [] });
    await auditRows(3);
    expect(found('audit_log', await evidence.verify())).toEqual({ table: 'audit_log', sealed: 0, unsealed: 3 });
    await seals.seal();
    await auditRows(2);
    expect(found('audit_log', await evidence.verify())).toEqual({ table: 'audit_log', sealed: 3, unsealed: 2 });
  });

  it('[BEYA-117] [BEYA-118] a sealed row that was changed, deleted or put in is named, the first of several', async () => {
    await life();
    await auditRows(5);
    await seals.seal();
    await auditRows(5);
    await seals.seal();
    expect(await brokenNow()).toBeUndefined();
    const ids = (await app.source.query<{ id: string }[]>('select id from audit_log order by id')).map(({ id }) => id);
    const [third, fifth, last] = [ids[2], ids[4], ids.at(-1)];
    await tamper(`create table kept as select * from audit_log`);
    const again = `delete from audit_log; insert into audit_log overriding system value select * from kept`;
    for (const [statement, id, why] of [
      [`update audit_log set subject_type = 'systen' where id = ${third}`, third, 'was changed after it was sealed'],
      [
        `update audit_log set created_at = created_at + interval '1 microsecond' where id in (${third}, ${last})`,
        third,
        'was changed after it was sealed',
      ],
      [`update audit_log set address = 'x' where id = ${last}`, last, 'was changed after it was sealed'],
      [`delete from audit_log where id = ${fifth}`, fifth, 'was deleted after it was sealed'],
      [`delete from audit_log where id = ${last}`, last, 'was deleted after it was sealed'],
      [`delete from audit_log`, ids[0], 'was deleted after it was sealed'],
      [`update audit_log set id = 0 - id where id = ${fifth}`, fifth, 'was deleted after it was sealed'],
    ]) {
      await tamper(statement ?? '');
      expect([statement, await brokenNow()]).toEqual([statement, { table: 'audit_log', row: id, why }]);
      await tamper(again);
      expect(await brokenNow()).toBeUndefined();
    }
    for (const table of ['deal_history', 'offer_terms', 'document_downloads', 'nda_events']) {
      const [{ id }] = await app.source.query<{ id: string }[]>(`select id::text from ${table} order by id limit 1`);
      await tamper(`create table kept_${table} as select * from ${table}`);
      await tamper(`delete from ${table} where id = ${id}`);
      expect(await brokenNow()).toEqual({ table, row: id, why: 'was deleted after it was sealed' });
      await tamper(`delete from ${table}; insert into ${table} overriding system value select * from kept_${table}`);
      expect(await brokenNow()).toBeUndefined();
    }
  });

  it('shows a row that was put where a rolled-back one had been', async () => {
    await auditRows(1);
    await owner.query('begin');
    await owner.query(`insert into audit_log (action, subject_type) values ('x', 'system')`);
    await owner.query('rollback');
    await auditRows(1);
    await seals.seal();
    const ids = (await app.source.query<{ id: string }[]>('select id from audit_log order by id')).map(({ id }) => +id);
    expect(ids[1]).toBe(ids[0] + 2);
    await tamper(
      `insert into audit_log (id, action, subject_type) overriding system value values (${ids[0] + 1}, 'x', 'system')`,
    );
    expect(await brokenNow()).toEqual({
      table: 'audit_log',
      row: String(ids[0] + 1),
      why: 'was put among rows that had been sealed',
    });
  });

  it('shows a seal that was changed, left out or signed by another, and lets nobody do so', async () => {
    await life();
    for (let round = 0; round < 3; round += 1) {
      await auditRows(2);
      await seals.seal();
    }
    await tamper('create table kept as select * from seals');
    const [{ id }, { id: next }] = await app.source.query<{ id: number }[]>(
      `select id from seals where what = 'audit_log' order by id offset 1 limit 2`,
    );
    for (const [statement, broken, why] of [
      [`update seals set sealed_at = sealed_at - interval '1 day' where id = ${id}`, id, 'was changed'],
      [
        `update seals set row_hashes = set_byte(row_hashes, 9, get_byte(row_hashes, 9) # 1) where id = ${id}`,
        id,
        'was changed',
      ],
      [`delete from seals where id = ${id}`, next, 'does not follow the seal before it'],
      [
        `update seals set signature = (select signature from seals where id = ${next}) where id = ${id}`,
        id,
        'is not signed by its key',
      ],
      [`update seals set format = 9 where id = ${id}`, id, 'was changed'],
    ] as const) {
      await tamper(statement);
      expect([statement, await brokenNow()]).toEqual([statement, { table: 'seals', row: String(broken), why }]);
      await tamper('delete from seals; insert into seals overriding system value select * from kept');
      expect(await brokenNow()).toBeUndefined();
    }
    for (const table of ['seals', 'seal_keys', 'offer_terms']) {
      for (const statement of [`update ${table} set id = id`, `delete from ${table}`, `truncate ${table} cascade`]) {
        await expect(owner.query(statement)).rejects.toThrow('is append-only');
      }
    }
  });

  it('[BEYA-119] gaps of ids that a rollback or a restore leaves do not break the chain', async () => {
    await auditRows(2);
    await seals.seal();
    for (let round = 0; round < 3; round += 1) {
      await owner.query('begin');
      await owner.query(`insert into audit_log (action, subject_type) values ('x', 'system')`);
      await owner.query('rollback');
      await auditRows(1);
    }
    await seals.seal();
    await owner.query(
      `select setval(pg_get_serial_sequence('audit_log', 'id'), (select max(id) + 10000000000 from audit_log))`,
    );
    await auditRows(2);
    await seals.seal();
    expect(await brokenNow()).toBeUndefined();
    expect(found('audit_log', await evidence.verify())).toEqual({ table: 'audit_log', sealed: 7, unsealed: 0 });
    const ranges = (await chain()).filter(({ what }) => what === 'audit_log');
    expect(ranges.map(({ rows }) => rows)).toEqual([2, 3, 2]);
    expect(ranges.slice(1).map(({ from_id }) => BigInt(from_id))).toEqual(
      ranges.slice(0, -1).map(({ to_id }) => BigInt(to_id) + 1n),
    );
  });

  it('[BEYA-121] after a change of SECRET_KEY old seals verify with the kept public key and new ones with the new key', async () => {
    await auditRows(2);
    await seals.seal();
    const [{ id: oldKey }] = await evidence.keys();
    await auditRows(2);
    const other = sealer({ SECRET_KEY: OTHER_SECRET });
    await other.seal();
    await auditRows(1);
    await other.seal();
    const verified = await evidence.verify();
    expect(verified.broken).toBeUndefined();
    expect(verified.keys.map(({ seals: count }) => count)).toEqual([2, 3]);
    const keys = (await app.call('GET', '/api/v1/evidence/key')).json<{ id: number; publicKey: string }[]>();
    expect([keys.length, keys[1].id]).toEqual([2, oldKey]);
    for (const { hash, signature, key_id } of await chain()) {
      expect(keys.map(({ id, publicKey }) => [id, isSignedBy(createPublicKey(publicKey), hash, signature)])).toEqual(
        keys.map(({ id }) => [id, id === key_id]),
      );
    }
    await tamper(
      `update seal_keys set public_key = (select public_key from seal_keys where id = ${keys[0].id}) || ' ' where id = ${oldKey}`,
    );
    expect(await brokenNow()).toMatchObject({ table: 'seals', why: 'is not signed by its key' });
  });

  it('answers the public keys to everybody', async () => {
    expect((await app.call('GET', '/api/v1/evidence/key')).json()).toEqual([]);
    await seals.seal();
    const answer = await app.call('GET', '/api/v1/evidence/key');
    expect([answer.status, answer.json()]).toEqual([
      200,
      [
        {
          id: expect.any(Number),
          publicKey: expect.stringMatching(/^-----BEGIN PUBLIC KEY-----\n/),
          since: expect.stringMatching(/^\d{4}-.*Z$/),
        },
      ],
    ]);
  });

  describe('is sealed when it is settled:', () => {
    const sealedTo = async (table: string): Promise<string | undefined> =>
      (await chain()).findLast(({ what }) => what === table)?.to_id;

    /** Until a sealer has looked three times who still writes. */
    async function sealerWaits(): Promise<void> {
      const looks = new Set<string>();
      await eventually(async () => {
        const rows = await app.asOwner(
          `select query_start::text at from pg_stat_activity where query like '%RowExclusiveLock%' and datname = current_database() and pid <> pg_backend_pid()`,
        );
        rows.forEach(({ at }) => looks.add(String(at)));
        return looks.size > 2;
      });
    }

    it('a row that commits after one with a higher id is waited for', async () => {
      await owner.query('begin');
      const { rows } = await owner.query<{ id: string }>(
        `insert into audit_log (action, subject_type) values ('x', 'system') returning id`,
      );
      await audit();
      const sealing = seals.seal();
      await sealerWaits();
      expect(await sealedTo('audit_log')).toBeUndefined();
      await owner.query('commit');
      await sealing;
      expect(found('audit_log', await evidence.verify())).toEqual({ table: 'audit_log', sealed: 2, unsealed: 0 });
      expect(Number(await sealedTo('audit_log'))).toBe(Number(rows[0].id) + 1);
      expect(await brokenNow()).toBeUndefined();
    });

    it('so is one whose id is drawn, although its transaction waits for its NDA and has no number yet', async () => {
      await life();
      await life();
      const [one, other] = (
        await app.source.query<{ id: number }[]>('select distinct nda_id id from nda_events order by 1')
      ).map(({ id }) => `insert into nda_events (nda_id, kind) values (${id}, 'certificate-downloaded')`);
      await seals.seal();
      const before = await sealedTo('nda_events');
      const waiting = new Client({ connectionString: app.ownerUrl });
      await waiting.connect();
      await owner.query('begin');
      await owner.query('select pg_advisory_xact_lock(7203540, min(nda_id)) from nda_events');
      // The first draw since a checkpoint is logged, which gives a transaction a number.
      await owner.query(`select nextval(pg_get_serial_sequence('nda_events', 'id'))`);
      const inserting = waiting.query(one);
      const waits = await eventually(async () => {
        const rows = await app.asOwner(
          `select backend_xid::text xid from pg_stat_activity where wait_event = 'advisory' and datname = current_database()`,
        );
        return rows.length > 0 && rows;
      });
      expect(waits).toEqual([{ xid: null }]);
      await app.source.query(other);
      const sealing = seals.seal();
      await sealerWaits();
      expect(await sealedTo('nda_events')).toBe(before);
      await owner.query('commit');
      await Promise.all([inserting, sealing]);
      await waiting.end();
      expect(found('nda_events', await evidence.verify())).toMatchObject({ unsealed: 0 });
      expect(await brokenNow()).toBeUndefined();
    });

    it('what an open transaction has waits, other tables do not', async () => {
      await life();
      await owner.query('begin');
      await owner.query(`insert into audit_log (action, subject_type) values ('x', 'system')`);
      await seals.seal();
      expect([await sealedTo('audit_log'), await sealedTo('nda_events')]).toEqual([undefined, expect.any(String)]);
      await owner.query('commit');
      await seals.seal();
      expect(await sealedTo('audit_log')).toEqual(expect.any(String));
      expect(await brokenNow()).toBeUndefined();
    }, 20_000);

    it('by several at once, while rows are written, into one chain', async () => {
      let writing = true;
      const writers = [1, 2, 3].map(async () => {
        while (writing) {
          await app.source.transaction(async (manager) => {
            await recordAudit(manager, {
              actor: null,
              action: 'system.queue-paused',
              subjectType: 'system',
              subjectId: null,
            });
            await new Promise((done) => setTimeout(done, Math.random() * 20));
          });
        }
      });
      const sealers = [seals, sealer(), sealer()];
      for (let round = 0; round < 10; round += 1) {
        await Promise.all(sealers.map((one) => one.seal()));
      }
      writing = false;
      await Promise.all(writers);
      await seals.seal();
      const { broken, tables } = await evidence.verify();
      expect([broken, tables.filter(({ unsealed }) => unsealed > 0)]).toEqual([undefined, []]);
      expect((await chain()).length).toBeGreaterThan(5);
    }, 60_000);
  });

  it('that is broken is told once in the audit log, on Today and in the figures, until it is whole again', async () => {
    const admin = await tokenOf(app, (await anAdmin(app.source)).id);
    const today = async () => (await app.call('GET', '/api/v1/office/day', undefined, admin)).json<OfficeDayDto>();
    const told = async () =>
      (
        await app.source.query<{ action: string }[]>(
          `select action from audit_log where action like 'system.evidence%' order by id`,
        )
      ).map(({ action }) => action);
    await auditRows(2);
    await seals.seal();
    await evidence.watch();
    expect([(await today()).brokenEvidence, await told()]).toEqual([{ count: 0, first: [] }, []]);
    const [{ id }] = await app.source.query<{ id: string }[]>('select min(id)::text id from audit_log');
    await tamper(`update audit_log set address = 'x' where id = ${id}`);
    const logged = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    await evidence.watch();
    await evidence.watch();
    expect(logged).toHaveBeenLastCalledWith(`audit_log ${id} was changed after it was sealed.`);
    logged.mockRestore();
    expect(await told()).toEqual(['system.evidence-broken']);
    expect((await today()).brokenEvidence).toEqual({
      count: 1,
      first: [{ table: 'audit_log', row: id, why: 'was changed after it was sealed', at: expect.any(String) }],
    });
    await tamper(`update audit_log set address = null where id = ${id}`);
    await evidence.watch();
    expect([(await today()).brokenEvidence, await told()]).toEqual([
      { count: 0, first: [] },
      ['system.evidence-broken', 'system.evidence-whole'],
    ]);
  });
});
