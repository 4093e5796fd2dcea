import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { makeBackup } from '@stowbridge/tools/backup/make-backup';
import { Manifest, readManifest } from '@stowbridge/tools/backup/manifest';
import { Progress } from '@stowbridge/tools/backup/progress';
import { restoreBackup } from '@stowbridge/tools/backup/restore';
import { verifyBackup } from '@stowbridge/tools/backup/verify';
import { LocalStorage } from '../src/platform/storage/local.storage';
import { recordEvent } from '../src/platform/events/outbox';
import { deliveryJob } from '../src/platform/events/deliveries.service';
import { Queues } from '../src/platform/events/queues';
import { PAUSED } from '../src/platform/events/restores';
import { EvidenceService } from '../src/views/evidence/evidence.service';
import { MailLogService } from '../src/mail/mail-log.service';
import { MailQueueService, mailJob } from '../src/mail/mail-queue.service';
import { hashesBelow, rowsOf } from './backup/content';
import {
  BackupWorld,
  certify,
  fillWithLife,
  OLD_RECIPIENT,
  Opened,
  signText,
  silent,
  startWriters,
  storeOf,
} from './backup/world';
import { aBuyer, anAdmin } from './builders';
import { adminCaller } from './callers';
import { sealerOf } from './evidence';
import { startSmtp } from './smtp';
import { eventually, queuePrefix, startTestWorker, testConfig, TestWorker } from './test-worker';

jest.setTimeout(120_000);

/** Tables that the writers change while the backup is made. */
const WRITTEN = [
  'properties',
  'property_images',
  'listing_texts',
  'properties_without_nda',
  'events',
  'changes',
  'loose_files',
];

const OPEN_PARTS = `
  select from events e left join event_parts p on p.event_id = e.id
  where e.relayed_at is null or (p.event_id is not null and p.done_at is null and p.failed_at is null)`;

const HALVES = `
  select p.id from properties p left join property_images i on i.property_id = p.id where p.name = 'Written meanwhile' and p.description <> coalesce(i.file_name, '')
  union all
  select p.id from properties p left join properties_without_nda w on w.property_id = p.id
    where (w.property_id is null) <> exists (select from documents d where d.property_id = p.id and d.document_type_id = 8)
  union all
  select p.id from properties p left join listing_texts t on t.property_id = p.id where p.active <> (t.card::json->>'StoreName' is not distinct from p.name)
  union all
  select e.id from events e left join properties p on p.id = (e.payload->>'propertyId')::int where e.name = 'property.changed' and p.id is null`;

const newestIds = (source: DataSource): Promise<{ event: number; mail: number; property: number }[]> =>
  source.query(
    `select (select max(id) from events)::float event, (select max(id) from mails) mail, (select max(id) from properties) property`,
  );

const COPY = 'copy.pdf';

describe('a backup of the embedded server, made while people write', () => {
  const world = new BackupWorld();
  const progress = new Progress(silent);
  const place = join(world.folder, 'new');
  let old: Opened;
  let fresh: Opened;
  let backup: string;
  let signed: string;
  let manifest: Manifest;
  let before: Map<string, string[]>;
  let after: Map<string, string[]>;

  beforeAll(async () => {
    old = await world.open('old');
    await fillWithLife(old.source);
    signed = await signText(old);
    await sealerOf(old.source).seal();
    await new LocalStorage(storeOf(old.dataFolder)).put('Stamped', COPY, Buffer.from('a copy'));
    const writers = startWriters(old.source, old.dataFolder);
    await eventually(async () => writers.written() > 15);
    before = await rowsOf(old.source);
    const begun = writers.written();
    backup = await makeBackup(
      {
        databaseUrl: old.url,
        dataFolder: old.dataFolder,
        store: storeOf(old.dataFolder),
        to: join(world.folder, 'backups'),
      },
      progress,
    );
    const done = writers.written();
    await eventually(async () => writers.written() > done + 10);
    await writers.stop();
    after = await rowsOf(old.source);
    // Else it would prove nothing.
    expect(done).toBeGreaterThan(begun + 5);
    manifest = readManifest(backup);
    await restoreBackup({ from: backup, dataFolder: place, store: storeOf(place), force: false }, progress);
    fresh = await world.open('new');
  });
  afterAll(() => world.close());

  it('leaves out copies that can be made again', async () => {
    const copies = async (folder: string) =>
      [...(await hashesBelow(folder)).keys()].filter((path) => path.includes(COPY));
    expect(await copies(storeOf(old.dataFolder))).toEqual([`Stamped/co/${COPY}`]);
    expect(await copies(join(backup, 'files'))).toEqual([]);
  });

  it('is whole, and nobody else can read it', async () => {
    expect(await verifyBackup(backup, progress)).toEqual(manifest);
    expect(manifest).toMatchObject({ kind: 'cluster', missing: 0, bucket: null });
    expect(readdirSync(join(world.folder, 'backups'))).toHaveLength(1);
    const modes = ['', 'manifest.json', 'SHA256SUMS', 'database/PG_VERSION'].map(
      (path) => statSync(join(backup, path)).mode & 0o777,
    );
    expect(modes).toEqual([0o700, 0o600, 0o600, 0o600]);
    const secrets = [...(await hashesBelow(backup)).keys()].filter((path) => /password|secret/.test(path));
    expect(secrets).toEqual([]);
  });

  it('comes back with every row and every file', async () => {
    const rows = await rowsOf(fresh.source);
    for (const [table, now] of rows) {
      if (!WRITTEN.includes(table)) {
        expect([table, now]).toEqual([table, before.get(table)]);
      }
    }
    const events = rows.get('events') ?? [];
    expect(events).toEqual(expect.arrayContaining(before.get('events') ?? []));
    expect(after.get('events')).toEqual(expect.arrayContaining(events));
    // The restore holds mails back, and the feed tells it.
    expect(rows.get('changes')).toEqual(expect.arrayContaining(before.get('changes') ?? []));
    // What was written in one transaction is there as a whole, and with its file.
    expect(await fresh.source.query(HALVES)).toEqual([]);
    const files = await hashesBelow(storeOf(place));
    expect(files).toEqual(await hashesBelow(join(backup, 'files')));
    const named = await fresh.source.query<{ name: string }[]>('select file_name "name" from property_images');
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter(({ name }) => !files.has(`StoreImages/${name.slice(0, 2)}/${name}`))).toEqual([]);
  });

  it('[FEVI-02] brings back the text that a signature names, byte for byte, although no document has it any more', async () => {
    const path = `Agreements/${signed.slice(0, 2)}/${signed}.pdf`;
    expect([
      (await hashesBelow(join(backup, 'files'))).get(path),
      (await hashesBelow(storeOf(place))).get(path),
    ]).toEqual([signed, signed]);
    expect(
      await fresh.source.query(
        'select a.sha256 from ndas n join agreements a on a.id = n.agreement_id where n.document_sha256 = $1',
        [signed],
      ),
    ).toEqual([{ sha256: signed }]);
  });

  it('[BEYA-31] brings back the certificate of a signature, byte for byte, and makes no other', async () => {
    const read = ({ source }: Opened): Promise<{ fileName: string; sha256: string }[]> =>
      source.query('select file_name "fileName", sha256 from nda_certificates');
    const [kept, ...others] = await read(old);
    expect(others).toEqual([]);
    expect((await hashesBelow(storeOf(place))).get(`Certificates/${kept.fileName.slice(0, 2)}/${kept.fileName}`)).toBe(
      kept.sha256,
    );
    expect(await certify(fresh.source, place, fresh.appUrl)).toMatchObject(kept);
    expect(await read(fresh)).toEqual([kept]);
  });

  it('[BEYA-122] keeps the chain of seals valid, which goes on behind the numbers that it leaves out', async () => {
    const verify = () => new EvidenceService(fresh.source).verify();
    const before = await verify();
    expect(before).toMatchObject({ broken: undefined, head: (await new EvidenceService(old.source).verify()).head });
    expect(before.tables).toContainEqual({ table: 'nda_events', sealed: 1, unsealed: 0 });
    // The row that tells of the restore.
    expect(before.tables).toContainEqual({ table: 'audit_log', sealed: 0, unsealed: 1 });
    await sealerOf(fresh.source).seal();
    const after = await verify();
    expect([after.broken, after.head === before.head]).toEqual([undefined, false]);
    expect(after.tables).toContainEqual({ table: 'audit_log', sealed: 1, unsealed: 0 });
  });

  it('keeps files that are taken away meanwhile until it is done', async () => {
    const due = await old.source.query<unknown[]>('select from loose_files where due_at <= now()');
    expect(due.length).toBeGreaterThan(0);
    expect(await old.source.query('select pg_try_advisory_xact_lock(7203513) free')).toEqual([{ free: true }]);
  });

  it('lets nobody in who was signed in, and no link work that was open', async () => {
    expect(await fresh.source.query('select count(*)::int "all", count(ended_at)::int ended from sessions')).toEqual([
      { all: 1, ended: 1 },
    ]);
    expect(
      await fresh.source.query('select count(*)::int "all", count(used_at)::int used from password_tokens'),
    ).toEqual([{ all: 1, used: 1 }]);
    expect(await old.source.query('select count(ended_at)::int ended from sessions')).toEqual([{ ended: 0 }]);
    expect(await fresh.source.query(`select action from audit_log where action = 'system.restored'`)).toHaveLength(1);
  });

  it('gives no number a second time that was given since', async () => {
    const [last] = await newestIds(old.source);
    const { id: buyer } = await aBuyer(fresh.source);
    const [{ id: event }] = await fresh.source.query<{ id: string }[]>(
      `insert into events (name, payload, relayed_at) values ('user.approved', '{}', now()) returning id`,
    );
    expect(Number(event)).toBeGreaterThan(last.event + 1_000_000_000);
    expect(buyer).toBeGreaterThan(1_000_000);
  });

  describe('with a worker and a queue that outlived the restore', () => {
    const prefix = queuePrefix();
    let smtp: Awaited<ReturnType<typeof startSmtp>>;
    let worker: TestWorker;
    let source: DataSource;

    beforeAll(async () => {
      smtp = await startSmtp();
      const config = testConfig({
        DATABASE_URL: fresh.appUrl,
        SMTP_URL: smtp.url,
        CRM_WEB_TO_LEAD_URL: 'http://127.0.0.1:9/web-to-lead',
      });
      await leaveJobs(new Queues(config, prefix));
      worker = await startTestWorker(config, {}, prefix);
      source = worker.source;
    });
    afterAll(async () => {
      await worker.close();
      await smtp.close();
    });

    /** The jobs of the old life: of each mail and of each part that there was, and of some that came after the backup. */
    async function leaveJobs(queues: Queues): Promise<void> {
      const mails = await old.source.query<{ id: number }[]>('select id from mails');
      const events = await old.source.query<{ id: string }[]>(`select id from events where name <> 'property.changed'`);
      await queues.add(
        'mail',
        [...mails.map(({ id }) => id), 4, 5, 6].map((id) => mailJob({ id, kind: 'welcome' })),
      );
      await queues.add(
        'events',
        events.map(({ id }) => deliveryJob({ eventId: id, handler: 'mails' })),
      );
      await queues.onApplicationShutdown();
    }

    it('sends none of the old mails and copies nothing to the CRM', async () => {
      const queues = worker.worker.get(Queues);
      await eventually(async () => (await source.query<unknown[]>(OPEN_PARTS)).length === 0, 60_000);
      await eventually(async () =>
        (await Promise.all([queues.get('mail').count(), queues.get('events').count()])).every((count) => count === 0),
      );
      expect(smtp.received).toEqual([]);
      const paused = await source.query<{ kind: string; status: string }[]>(
        'select kind, status from mails where error = $1 order by id',
        [PAUSED],
      );
      // The one that was queued, and those of facts that had not been told.
      expect(paused.length).toBeGreaterThanOrEqual(3);
      expect(paused.every(({ status }) => status === 'failed')).toBe(true);
      expect(
        await source.query(`select failed_at is not null paused, error from event_parts where handler = 'crm'`),
      ).toEqual([{ paused: true, error: PAUSED }]);
    });

    it('mails what happens from now on', async () => {
      const buyer = await aBuyer(source);
      await source.transaction((manager) => recordEvent(manager, 'user.approved', { userId: buyer.id }));
      await eventually(async () => smtp.received.some(({ to }) => to.includes(buyer.email)));
      expect(smtp.received).toHaveLength(1);
    });

    it('sends a paused mail when a person says so, under the identity that it had', async () => {
      const [{ id }] = await source.query<{ id: number }[]>(
        'select id from mails where error = $1 and recipient = $2',
        [PAUSED, OLD_RECIPIENT],
      );
      const log = new MailLogService(
        source,
        new MailQueueService(source, worker.worker.get(Queues)),
        testConfig({ DATABASE_URL: 'postgres://unused' }),
      );
      await log.retry(adminCaller(await anAdmin(source)), id);
      const sent = await eventually(async () => smtp.received.find(({ to }) => to.includes(OLD_RECIPIENT)));
      expect(sent.mail.messageId).toBe('<1@x>');
    });
  });
});
