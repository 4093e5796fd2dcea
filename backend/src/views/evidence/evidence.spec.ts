import { Logger } from '@nestjs/common';
import { createPublicKey } from 'node:crypto';
import type { Client } from 'pg';
import { isSignedBy } from '../../platform/audit/seal-signature';
import type { SealsService } from '../../platform/audit/seals.service';
import { sealedTables } from '../../platform/audit/sealed';
import { newDataSource } from '../../platform/database/data-source';
import type { OfficeDayDto } from '../analytics/office-dashboard.resource.dto';
import { anAdmin } from '../../../test/builders';
import { auditRows, EvidenceWorld, sealerOf } from '../../../test/evidence';
import type { TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { EvidenceService } from './evidence.service';

const OTHER_SECRET = 'another secret that is only used by tests';

describe('evidence', () => {
  let world: EvidenceWorld;
  let app: TestApp;
  let owner: Client;
  let evidence: EvidenceService;
  let seals: SealsService;
  beforeEach(async () => {
    world = await EvidenceWorld.open();
    ({ app, owner, evidence, seals } = world);
  });
  afterEach(() => world.close());

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
    await world.life();
    await seals.seal();
    const tables = [...sealedTables().keys()];
    expect(tables).toEqual([
      'audit_log',
      'deal_history',
      'document_opens',
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
    await auditRows(app.source, 3);
    expect(await world.rowsOf('audit_log')).toEqual({ table: 'audit_log', sealed: 0, unsealed: 3 });
    await seals.seal();
    await auditRows(app.source, 2);
    expect(await world.rowsOf('audit_log')).toEqual({ table: 'audit_log', sealed: 3, unsealed: 2 });
  });

  it('[BEYA-117] [BEYA-118] a sealed row that was changed, deleted or put in is named, the first of several', async () => {
    await world.life();
    await auditRows(app.source, 5);
    await seals.seal();
    await auditRows(app.source, 5);
    await seals.seal();
    expect(await world.broken()).toBeUndefined();
    const ids = (await app.source.query<{ id: string }[]>('select id from audit_log order by id')).map(({ id }) => id);
    const [third, fifth, last] = [ids[2], ids[4], ids.at(-1)];
    await world.tamper(`create table kept as select * from audit_log`);
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
      await world.tamper(statement ?? '');
      expect([statement, await world.broken()]).toEqual([statement, { table: 'audit_log', row: id, why }]);
      await world.tamper(again);
      expect(await world.broken()).toBeUndefined();
    }
    for (const table of ['deal_history', 'offer_terms', 'document_opens', 'nda_events']) {
      const [{ id }] = await app.source.query<{ id: string }[]>(`select id::text from ${table} order by id limit 1`);
      await world.tamper(`create table kept_${table} as select * from ${table}`);
      await world.tamper(`delete from ${table} where id = ${id}`);
      expect(await world.broken()).toEqual({ table, row: id, why: 'was deleted after it was sealed' });
      await world.tamper(
        `delete from ${table}; insert into ${table} overriding system value select * from kept_${table}`,
      );
      expect(await world.broken()).toBeUndefined();
    }
  });

  it('shows a row that was put where a rolled-back one had been', async () => {
    await auditRows(app.source, 1);
    await owner.query('begin');
    await owner.query(`insert into audit_log (action, subject_type) values ('x', 'system')`);
    await owner.query('rollback');
    await auditRows(app.source, 1);
    await seals.seal();
    const ids = (await app.source.query<{ id: string }[]>('select id from audit_log order by id')).map(({ id }) => +id);
    expect(ids[1]).toBe(ids[0] + 2);
    await world.tamper(
      `insert into audit_log (id, action, subject_type) overriding system value values (${ids[0] + 1}, 'x', 'system')`,
    );
    expect(await world.broken()).toEqual({
      table: 'audit_log',
      row: String(ids[0] + 1),
      why: 'was put among rows that had been sealed',
    });
  });

  it('shows a seal that was changed, left out or signed by another, and lets nobody do so', async () => {
    await world.life();
    for (let round = 0; round < 3; round += 1) {
      await auditRows(app.source, 2);
      await seals.seal();
    }
    await world.tamper('create table kept as select * from seals');
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
      await world.tamper(statement);
      expect([statement, await world.broken()]).toEqual([statement, { table: 'seals', row: String(broken), why }]);
      await world.tamper('delete from seals; insert into seals overriding system value select * from kept');
      expect(await world.broken()).toBeUndefined();
    }
    for (const table of ['seals', 'seal_keys', 'offer_terms']) {
      for (const statement of [`update ${table} set id = id`, `delete from ${table}`, `truncate ${table} cascade`]) {
        await expect(owner.query(statement)).rejects.toThrow('is append-only');
      }
    }
  });

  it('[BEYA-119] gaps of ids that a rollback or a restore leaves do not break the chain', async () => {
    await auditRows(app.source, 2);
    await seals.seal();
    for (let round = 0; round < 3; round += 1) {
      await owner.query('begin');
      await owner.query(`insert into audit_log (action, subject_type) values ('x', 'system')`);
      await owner.query('rollback');
      await auditRows(app.source, 1);
    }
    await seals.seal();
    await owner.query(
      `select setval(pg_get_serial_sequence('audit_log', 'id'), (select max(id) + 10000000000 from audit_log))`,
    );
    await auditRows(app.source, 2);
    await seals.seal();
    expect(await world.broken()).toBeUndefined();
    expect(await world.rowsOf('audit_log')).toEqual({ table: 'audit_log', sealed: 7, unsealed: 0 });
    const ranges = (await world.chain()).filter(({ what }) => what === 'audit_log');
    expect(ranges.map(({ rows }) => rows)).toEqual([2, 3, 2]);
    expect(ranges.slice(1).map(({ from_id }) => BigInt(from_id))).toEqual(
      ranges.slice(0, -1).map(({ to_id }) => BigInt(to_id) + 1n),
    );
  });

  it('[BEYA-121] after a change of SECRET_KEY old seals verify with the kept public key and new ones with the new key', async () => {
    await auditRows(app.source, 2);
    await seals.seal();
    const [{ id: oldKey }] = await evidence.keys();
    await auditRows(app.source, 2);
    const other = sealerOf(app.source, { SECRET_KEY: OTHER_SECRET });
    await other.seal();
    await auditRows(app.source, 1);
    await other.seal();
    const verified = await evidence.verify();
    expect(verified.broken).toBeUndefined();
    expect(verified.keys.map(({ seals: count }) => count)).toEqual([2, 3]);
    const keys = (await app.call('GET', '/api/v1/evidence/key')).json<{ id: number; publicKey: string }[]>();
    expect([keys.length, keys[1].id]).toEqual([2, oldKey]);
    for (const { hash, signature, key_id } of await world.chain()) {
      expect(keys.map(({ id, publicKey }) => [id, isSignedBy(createPublicKey(publicKey), hash, signature)])).toEqual(
        keys.map(({ id }) => [id, id === key_id]),
      );
    }
    await world.tamper(
      `update seal_keys set public_key = (select public_key from seal_keys where id = ${keys[0].id}) || ' ' where id = ${oldKey}`,
    );
    expect(await world.broken()).toMatchObject({ table: 'seals', why: 'is not signed by its key' });
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

  it('that is broken is told once in the audit log, on Today and in the figures, until it is whole again', async () => {
    const admin = await tokenOf(app, (await anAdmin(app.source)).id);
    const today = async () => (await app.call('GET', '/api/v1/office/day', undefined, admin)).json<OfficeDayDto>();
    const told = async () =>
      (
        await app.source.query<{ action: string }[]>(
          `select action from audit_log where action like 'system.evidence%' order by id`,
        )
      ).map(({ action }) => action);
    await auditRows(app.source, 2);
    await seals.seal();
    await evidence.watch();
    expect([(await today()).brokenEvidence, await told()]).toEqual([{ count: 0, first: [] }, []]);
    const [{ id }] = await app.source.query<{ id: string }[]>('select min(id)::text id from audit_log');
    await world.tamper(`update audit_log set address = 'x' where id = ${id}`);
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
    await world.tamper(`update audit_log set address = null where id = ${id}`);
    await evidence.watch();
    expect([(await today()).brokenEvidence, await told()]).toEqual([
      { count: 0, first: [] },
      ['system.evidence-broken', 'system.evidence-whole'],
    ]);
  });
});
