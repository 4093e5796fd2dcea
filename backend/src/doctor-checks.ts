import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { Client } from 'pg';
import type { Config } from './config';
import { certificateOf } from './doctor-certificate';
import { VirusScanner } from './domains/documents/virus-scanner';
import { transportFor } from './mail/transport';
import { VERSION } from './platform/common/version';
import { newDataSource } from './platform/database/data-source';
import { missingMigrations } from './platform/database/missing-migrations';
import { sql } from './platform/database/sql';
import { within } from './platform/events/queues';
import { openRedis } from './platform/events/redis';
import { storageFor } from './platform/storage/storage.module';
import { requireFrontEnds } from './pages/front-ends';

/** Milliseconds for each look at something outside this process. */
const PATIENCE = 10_000;
/** Older ones lack what the product asks of them [FDEP-10]. */
const OLDEST = { postgres: 16, redis: 6.2 };
/** Seconds between the clocks of two machines before links and sessions end at the wrong moment. */
const CLOCKS_APART = 2;
/** Of a disk, and bytes. */
const FREE = { share: 0.1, bytes: 1e9 };

/** What is wrong, in words that say what to do. */
export class Complaint extends Error {}

/** What is looked at, the setting that leads there, and what looks: it answers what it has found, or throws. */
export type Check = [name: string, setting: string, look: () => Promise<string>, patience?: number];

const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;

/** Does some work on a connection of its own. */
export async function asking<Found>(url: string, work: (client: Client) => Promise<Found>): Promise<Found> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
    application_name: 'stowbridge-doctor',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function database({ DATABASE_URL }: Config): Promise<string> {
  const source = await newDataSource(DATABASE_URL, 1, 'stowbridge-doctor').initialize();
  const ask = <Row extends object>(text: string): Promise<Row[]> => sql<Row>(source, { text, values: [] });
  try {
    const [{ version, role }] = await ask<{ version: string; role: string }>(
      `select current_setting('server_version') version, current_user "role"`,
    );
    if (parseInt(version) < OLDEST.postgres) {
      throw new Complaint(`Postgres ${version} is too old: move to ${OLDEST.postgres} or newer, see docs/upgrade.md.`);
    }
    const missing = await missingMigrations(source.migrations, ask);
    if (missing.length > 0) {
      throw new Complaint(
        `The schema lacks ${missing.length} migrations of version ${VERSION}: node backend/dist/database/migrate.js`,
      );
    }
    return `Postgres ${version} as ${role}, with the schema of version ${VERSION}`;
  } finally {
    await source.destroy();
  }
}

/** Two processes at least hold a pool each, and one connection more that listens. */
async function connections({ DATABASE_URL, DATABASE_POOL }: Config): Promise<string> {
  return asking(DATABASE_URL, async (client) => {
    const { rows } = await client.query<{ most: number }>(
      `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int most`,
    );
    const [{ most }] = rows;
    const wanted = 2 * (DATABASE_POOL + 1);
    if (wanted > most) {
      throw new Complaint(
        `API and worker want ${wanted} connections and Postgres has ${most}: lower DATABASE_POOL or raise max_connections.`,
      );
    }
    return `${most}, of which an API and a worker want ${wanted}`;
  });
}

async function clock({ DATABASE_URL }: Config): Promise<string> {
  return asking(DATABASE_URL, async (client) => {
    const asked = Date.now();
    const { rows } = await client.query<{ at: number }>('select extract(epoch from clock_timestamp())::float8 at');
    const apart = rows[0].at - (asked + Date.now()) / 2000;
    if (Math.abs(apart) > CLOCKS_APART) {
      throw new Complaint(
        `The clock of the database is ${apart.toFixed(1)} s off that of this machine: let both follow a time server.`,
      );
    }
    return `${Math.abs(apart).toFixed(3)} s apart from the database`;
  });
}

/** A replica must have applied, in the time that it may be behind, what the primary has written now. */
async function replica(config: Config, url: string): Promise<string> {
  const { rows } = await asking(config.DATABASE_URL, (client) =>
    client.query<{ written: string }>('select pg_current_wal_lsn()::text written'),
  );
  const { host } = new URL(url);
  const until = Date.now() + config.DATABASE_REPLICA_LAG * 1000;
  return asking(url, async (client) => {
    for (;;) {
      const looked = await client.query<{ standby: boolean; caught: boolean | null }>(
        'select pg_is_in_recovery() standby, pg_last_wal_replay_lsn() >= $1::pg_lsn caught',
        [rows[0].written],
      );
      const [{ standby, caught }] = looked.rows;
      if (!standby) {
        throw new Complaint(`${host} is not a replica: take it out of DATABASE_REPLICA_URLS.`);
      }
      if (caught) {
        return `${host} follows the primary`;
      }
      if (Date.now() > until) {
        throw new Complaint(
          `${host} is more than ${config.DATABASE_REPLICA_LAG} s behind, so it is not read from: see "A replica is left out" in the runbook.`,
        );
      }
    }
  });
}

async function redis({ REDIS_URL }: Config): Promise<string> {
  const client = openRedis(REDIS_URL, { lazyConnect: true, maxRetriesPerRequest: 0, retryStrategy: () => null });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const [server, memory] = [await client.info('server'), await client.info('memory')];
    const version = /^(?:valkey|redis)_version:(\S+)/m.exec(server)?.[1] ?? '';
    const policy = /^maxmemory_policy:(\S+)/m.exec(memory)?.[1] ?? '';
    if (parseFloat(version) < OLDEST.redis) {
      throw new Complaint(`Redis ${version} is too old: move to ${OLDEST.redis} or newer, or to Valkey.`);
    }
    if (policy !== 'noeviction') {
      throw new Complaint(`Its maxmemory-policy is ${policy}, by which it may drop jobs: set it to noeviction.`);
    }
    return `${/^valkey_version/m.test(server) ? 'Valkey' : 'Redis'} ${version}, noeviction`;
  } finally {
    client.disconnect();
  }
}

/** Leaves nothing behind. */
async function storage(config: Config): Promise<string> {
  const store = await storageFor(config);
  const [name, content] = [`${randomUUID()}.txt`, Buffer.from('written by doctor')];
  await store.put('TeamImages', name, content, 'text/plain');
  try {
    const file = await store.get('TeamImages', name);
    const parts = file ? ((await file.stream.toArray()) as Buffer[]) : [];
    if (!Buffer.concat(parts).equals(content)) {
      throw new Complaint('What was written comes back changed: see STORAGE_URL.');
    }
  } finally {
    await store.delete('TeamImages', name);
  }
  return 'a file was written, read and deleted';
}

/** @param to who gets a mail to see whether it arrives */
async function mail(config: Config, to?: string): Promise<string> {
  const transport = transportFor(config);
  try {
    const where = await transport.check();
    if (!to) {
      return where;
    }
    const text = `${config.PRODUCT_NAME} can send mails.`;
    const done = await transport.send({
      id: 0,
      to,
      subject: text,
      text,
      html: `<p>${text}</p>`,
      messageId: `<${randomUUID()}@${new URL(config.PUBLIC_URL).hostname}>`,
    });
    return `${where}; a mail to ${to} was ${done === 'sent' ? 'taken' : 'written'}`;
  } finally {
    transport.close();
  }
}

async function scanner(config: Config): Promise<string> {
  if (!config.CLAMD_URL) {
    return 'no CLAMD_URL, so documents are not scanned';
  }
  await new VirusScanner(config).findVirus(Buffer.from('written by doctor')).catch(() => {
    throw new Complaint('The daemon does not answer as it should: see CLAMD_URL.');
  });
  return 'the daemon has scanned a text';
}

async function places({ DATABASE_URL }: Config): Promise<string> {
  return asking(DATABASE_URL, async (client) => {
    const { rows } = await client.query<{ known: number }>('select count(*)::int known from us_places');
    if (rows[0].known === 0) {
      throw new Complaint('The table us_places is empty, so no address is found: restore it from a backup.');
    }
    return `${rows[0].known} places are known`;
  });
}

/** The way that people come, through whatever stands before the product. */
async function publicAddress({ PUBLIC_URL }: Config): Promise<string> {
  const answer = await fetch(`${PUBLIC_URL}/api/health/live`, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => {
    throw new Complaint(
      `Nobody answers at ${PUBLIC_URL}: see whether the product runs, and where that name and its proxy lead.`,
    );
  });
  const said = (await answer.json().catch(() => undefined)) as { status?: string } | undefined;
  if (said?.status !== 'ok') {
    throw new Complaint(`Something else answers at ${PUBLIC_URL} (${answer.status}): see where its proxy leads.`);
  }
  return `${PUBLIC_URL} answers`;
}

/** Whether browsers come by it without a warning. */
async function certificate(config: Config): Promise<string> {
  const { text, wrong } = await certificateOf(config);
  if (wrong) {
    throw new Complaint(text);
  }
  return text;
}

async function disk({ DATA_DIR }: Config): Promise<string> {
  const { bavail, blocks, bsize } = await statfs(DATA_DIR);
  const free = bavail * bsize;
  if (free < FREE.bytes || bavail / blocks < FREE.share) {
    throw new Complaint(`Only ${gigabytes(free)} are free where DATA_DIR lies: make room.`);
  }
  return `${gigabytes(free)} are free where DATA_DIR lies`;
}

/** Everything that the product needs, in the order in which one would mend it [FOPS-17]. */
export function checksOf(config: Config, mailTo?: string): Check[] {
  return [
    ['screens', 'SITE_DIST, ADMIN_DIST', async () => (requireFrontEnds(config), 'both front ends are built')],
    ['database', 'DATABASE_URL', () => database(config)],
    ['connections', 'DATABASE_URL', () => connections(config)],
    ['clock', 'DATABASE_URL', () => clock(config)],
    ...config.DATABASE_REPLICA_URLS.map((url): Check => [
      'replica',
      'DATABASE_REPLICA_URLS',
      () => replica(config, url),
    ]),
    ['Redis', 'REDIS_URL', () => redis(config)],
    ['storage', config.STORAGE_URL ? 'STORAGE_URL' : 'DATA_DIR', () => storage(config)],
    ['mail', config.SMTP_URL ? 'SMTP_URL' : 'DATA_DIR', () => mail(config, mailTo)],
    ['virus scanner', 'CLAMD_URL', () => scanner(config)],
    ['geocoder', 'DATABASE_URL', () => places(config)],
    ['address', 'PUBLIC_URL', () => publicAddress(config)],
    ['certificate', 'PUBLIC_URL', () => certificate(config)],
    ['disk', 'DATA_DIR', () => disk(config)],
  ];
}

/** Runs a check; answers whether all is well, and the sentence. */
export async function resultOf([, setting, look, patience = 2 * PATIENCE]: Check): Promise<{
  ok: boolean;
  text: string;
}> {
  try {
    return { ok: true, text: await within(patience, look()) };
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    return { ok: false, text: error instanceof Complaint ? message : `${message || String(code)} (see ${setting})` };
  }
}
