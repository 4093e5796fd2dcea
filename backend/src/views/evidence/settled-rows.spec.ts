import { Client } from 'pg';
import { recordAudit } from '../../platform/audit/audit';
import type { SealsService } from '../../platform/audit/seals.service';
import { auditRows, EvidenceWorld, sealerOf } from '../../../test/evidence';
import type { TestApp } from '../../../test/test-app';
import { eventually } from '../../../test/test-worker';
import type { EvidenceService } from './evidence.service';

describe('evidence is sealed when it is settled:', () => {
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

  const sealedTo = async (table: string): Promise<string | undefined> =>
    (await world.chain()).findLast(({ what }) => what === table)?.to_id;

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
    await auditRows(app.source, 1);
    const sealing = seals.seal();
    await sealerWaits();
    expect(await sealedTo('audit_log')).toBeUndefined();
    await owner.query('commit');
    await sealing;
    expect(await world.rowsOf('audit_log')).toEqual({ table: 'audit_log', sealed: 2, unsealed: 0 });
    expect(Number(await sealedTo('audit_log'))).toBe(Number(rows[0].id) + 1);
    expect(await world.broken()).toBeUndefined();
  });

  it('so is one whose id is drawn, although its transaction waits for its NDA and has no number yet', async () => {
    await world.life();
    await world.life();
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
    expect(await world.rowsOf('nda_events')).toMatchObject({ unsealed: 0 });
    expect(await world.broken()).toBeUndefined();
  });

  it('what an open transaction has waits, other tables do not', async () => {
    await world.life();
    await owner.query('begin');
    await owner.query(`insert into audit_log (action, subject_type) values ('x', 'system')`);
    await seals.seal();
    expect([await sealedTo('audit_log'), await sealedTo('nda_events')]).toEqual([undefined, expect.any(String)]);
    await owner.query('commit');
    await seals.seal();
    expect(await sealedTo('audit_log')).toEqual(expect.any(String));
    expect(await world.broken()).toBeUndefined();
  });

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
    const sealers = [seals, sealerOf(app.source), sealerOf(app.source)];
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(sealers.map((one) => one.seal()));
    }
    writing = false;
    await Promise.all(writers);
    await seals.seal();
    const { broken, tables } = await evidence.verify();
    expect([broken, tables.filter(({ unsealed }) => unsealed > 0)]).toEqual([undefined, []]);
    expect((await world.chain()).length).toBeGreaterThan(5);
  });
});
