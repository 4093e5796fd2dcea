import { join } from 'node:path';
import type { Client } from 'pg';
import type { AppRole } from '@stowbridge/backend/platform/database/app-role';
import { serverMajor, withClient } from './database';
import { requireTool, runTool } from './postgres-tools';
import { Refused } from './refused';
import { makeReady, RestoreWork, StagedRestore } from './restore-staging';

const NAME = 'stowbridge-restore';
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const nameIn = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

function onSameServer(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${encodeURIComponent(database)}`;
  return other.href;
}

export interface DumpPlace {
  /** Of the database's owner. */
  url: string;
  /** Of our processes, when they are not its owner. */
  role?: AppRole;
  /** The files that were brought back already. */
  files?: string;
}

/** Whether a database has tables. */
export async function isUsed(url: string): Promise<boolean> {
  return withClient(url, NAME, async (client) => {
    const { rows } = await client.query<{ used: boolean }>(
      `select exists (select from pg_tables where schemaname = 'public') used`,
    );
    return rows[0].used;
  });
}

/** @throws Refused while processes of the product are connected, wherever they run */
async function requireUnused(client: Client): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int count from pg_stat_activity where datname = current_database() and application_name in ('stowbridge', 'stowbridge-relay')`,
  );
  if (rows[0].count > 0) {
    throw new Refused('The product is still connected to the database: stop every API and worker first.');
  }
}

/**
 * Loads a dump into the database of `url`: into the very one when it is empty, else into a new one that then takes its
 * name, for which the account must be allowed to create databases.
 */
export async function stageDump({ url, role, files }: DumpPlace, work: RestoreWork): Promise<StagedRestore> {
  const used = await isUsed(url);
  await withClient(url, NAME, async (client) => {
    await requireTool('pg_restore', await serverMajor(client));
    await requireUnused(client);
  });
  const [name, staged, aside] = [
    nameIn(url),
    `${nameIn(url)}_restoring_${work.stamp}`,
    `${nameIn(url)}_before_restore_${work.stamp}`,
  ];
  /** On another database of the server, because nobody can rename the one that they are connected to. */
  const administrate = (...statements: string[]): Promise<void> =>
    withClient(onSameServer(url, 'postgres'), NAME, async (client) => {
      for (const statement of statements) {
        await client.query(statement);
      }
    });
  const discard = async (): Promise<void> => {
    if (used) {
      await administrate(`drop database if exists ${quoted(staged)}`);
    }
  };
  if (used) {
    await createBeside(administrate, staged);
  }
  const target = used ? onSameServer(url, staged) : url;
  try {
    await runTool('pg_restore', target, [
      '--exit-on-error',
      '--no-owner',
      '--no-privileges',
      '--no-comments',
      '--jobs=2',
      `--dbname=${nameIn(target)}`,
      join(work.from, 'database'),
    ]);
    work.progress.say('loaded the database');
    await makeReady(target, role, work, files);
    await withClient(target, NAME, (client) => client.query('analyze'));
  } catch (error) {
    await discard();
    if (used) {
      throw error;
    }
    throw new Error(
      `${(error as Error).message}\nThe database ${name} was empty and now holds a part of the backup: create it anew before the next try.`,
      { cause: error },
    );
  }
  const put = async (): Promise<string[]> => {
    if (!used) {
      return [];
    }
    await administrate(
      `alter database ${quoted(name)} rename to ${quoted(aside)}`,
      `alter database ${quoted(staged)} rename to ${quoted(name)}`,
    );
    return [`the database ${aside}`];
  };
  return { put, discard };
}

async function createBeside(administrate: (statement: string) => Promise<void>, name: string): Promise<void> {
  await administrate(`create database ${quoted(name)}`).catch((error: Error) => {
    throw new Refused(
      `A database beside the old one cannot be made (${error.message}): let DATABASE_URL name an empty database instead.`,
    );
  });
}
