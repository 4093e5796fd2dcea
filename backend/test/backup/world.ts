import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { roleOf } from '../../src/platform/database/app-role';
import { newDataSource } from '../../src/platform/database/data-source';
import { migrate } from '../../src/database/migrate';
import { startPostgres } from '@stowbridge/tools/embedded/postgres';
import { recordEvent } from '../../src/platform/events/outbox';
import { LocalStorage } from '../../src/platform/storage/local.storage';
import { PendingFilesService } from '../../src/platform/storage/pending-files.service';
import { CertificatesService } from '../../src/domains/ndas/certificates.service';
import type { NdaCertificate } from '../../src/domains/ndas/nda-certificate.entity';
import { recordText, storeText } from '../../src/domains/documents/agreements';
import { aBuyer, aProperty, aSession, anAdmin } from '../builders';
import { aSignedNda } from '../ndas';
import { testConfig } from '../test-worker';

/** Says nothing: tests read what is there instead. */
export const silent = { write: () => true };

export const storeOf = (dataFolder: string): string => join(dataFolder, 'files');

/** A data folder whose server runs. */
export interface Opened {
  dataFolder: string;
  /** For the owner. */
  url: string;
  appUrl: string;
  source: DataSource;
  /** Ends the server; the world would do it otherwise. */
  stop(): Promise<void>;
}

/** Data folders below one temporary folder, with the servers that were started on them. */
export class BackupWorld {
  readonly folder = mkdtempSync(join(tmpdir(), 'stowbridge-backup-'));
  private readonly closers: (() => Promise<void>)[] = [];

  constructor() {
    // Postgres runs under another account when we are root and must be able to pass.
    chmodSync(this.folder, 0o711);
  }

  /** Starts the embedded server of a data folder. */
  async open(name: string): Promise<Opened> {
    const dataFolder = join(this.folder, name);
    const server = await startPostgres({ dataFolder });
    this.closers.push(() => server.stop());
    await migrate(server.url, { role: roleOf(server.appUrl) });
    const source = await newDataSource(server.appUrl, 6, 'stowbridge-test').initialize();
    this.closers.push(() => source.destroy());
    return { dataFolder, url: server.url, appUrl: server.appUrl, source, stop: () => server.stop() };
  }

  async close(): Promise<void> {
    for (const close of this.closers.reverse()) {
      await close();
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export const OLD_RECIPIENT = 'waiting@example.com';

/** What a product has on its hands at any moment: people signed in, mails that wait, facts that were not relayed yet. */
export async function fillWithLife(source: DataSource): Promise<void> {
  const [admin, buyer] = [await anAdmin(source), await aBuyer(source)];
  await aSession(source, admin.id);
  await source.query(
    `insert into password_tokens (user_id, kind, token_hash, expires_at) values ($1, 'forgot', 'hash', now() + interval '1 hour')`,
    [buyer.id],
  );
  await source.query(
    `insert into events (name, payload, relayed_at) select 'user.approved', '{}', now() from generate_series(1, 3)`,
  );
  await source.query(
    `insert into mails (event_id, kind, recipient, subject, preview_text, status, message_id)
     values (1, 'welcome', $1, 'Queued', 'x', 'queued', '<1@x>'), (2, 'welcome', $1, 'Failed', 'x', 'failed', '<2@x>'), (3, 'welcome', $1, 'Sent', 'x', 'sent', '<3@x>')`,
    [OLD_RECIPIENT],
  );
  const [{ id }] = await source.query<{ id: number }[]>(
    `insert into enquiries (kind, name, phone, email, message) values ('contact', 'Robin', '303-555-0100', 'robin@example.com', 'Hello') returning id`,
  );
  await source.transaction(async (manager) => {
    await recordEvent(manager, 'user.approved', { userId: buyer.id });
    await recordEvent(manager, 'enquiry.received', { enquiryId: id });
  });
}

/** A text that somebody has signed and whose document the office has taken off since, with its certificate; answers its hash. */
export async function signText({ source, dataFolder, appUrl }: Opened): Promise<string> {
  const property = await aProperty(source, { name: 'Signed Storage' });
  const { id } = await aBuyer(source);
  const text = await storeText(new LocalStorage(storeOf(dataFolder)), {
    content: Buffer.from('%PDF-1.4 signed'),
    extension: 'pdf',
    actualFileName: 'nda.pdf',
    contentType: 'application/pdf',
    firstUploadedAt: new Date(),
    uploadedById: null,
  });
  await recordText(source.manager, text);
  await aSignedNda(source, property, id, text.sha256);
  await certify(source, dataFolder, appUrl);
  return text.sha256;
}

/** Asks for the certificate of the one signature that there is. */
export async function certify(
  source: DataSource,
  dataFolder: string,
  url: string,
): Promise<NdaCertificate | undefined> {
  const storage = new LocalStorage(storeOf(dataFolder));
  const certificates = new CertificatesService(
    source,
    storage,
    new PendingFilesService(source, storage),
    testConfig({ DATABASE_URL: url }),
  );
  const [{ id }] = await source.query<{ id: number }[]>('select id from ndas');
  return source.transaction((manager) => certificates.make(manager, id));
}

/** People who list properties with a picture, and take pictures away, until they are stopped. */
export function startWriters(source: DataSource, dataFolder: string): { written(): number; stop(): Promise<void> } {
  const storage = new LocalStorage(storeOf(dataFolder));
  const pending = new PendingFilesService(source, storage);
  let [written, stopped] = [0, false];
  let failure: Error | undefined;
  const write = async (): Promise<void> => {
    const name = `${randomBytes(12).toString('hex')}.webp`;
    await pending.expect('StoreImages', name);
    await storage.put('StoreImages', name, randomBytes(20_000));
    const { id } = await aProperty(source, { name: 'Written meanwhile' });
    await source.transaction(async (manager) => {
      await manager.query(
        `insert into property_images (property_id, file_name, position, width, height, color) values ($1, $2, 1, 800, 600, '#336699')`,
        [id, name],
      );
      await manager.query(`update properties set description = $2 where id = $1`, [id, name]);
      await pending.keep(manager, 'StoreImages', name);
      await recordEvent(manager, 'property.changed', { propertyId: id });
    });
    written += 1;
    if (written % 3 === 0) {
      await takeAway(id, name);
    }
  };
  const takeAway = async (id: number, name: string): Promise<void> => {
    await source.transaction(async (manager) => {
      await manager.query('delete from property_images where property_id = $1', [id]);
      await manager.query(`update properties set description = '' where id = $1`, [id]);
      await pending.release(manager, 'StoreImages', [name]);
    });
    await pending.remove('StoreImages', [name]);
  };
  const writer = async (): Promise<void> => {
    while (!stopped) {
      await write();
      await sleep(20);
    }
  };
  const writers = Promise.all([writer(), writer(), writer()]);
  writers.catch((error: Error) => (failure = error));
  return {
    written: () => {
      if (failure) {
        throw failure;
      }
      return written;
    },
    stop: async () => {
      stopped = true;
      await writers;
    },
  };
}
