import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { filesBelow } from '@stowbridge/tools/backup/walk';

/** What a restore changes on purpose. */
const CHANGED: Record<string, string[]> = {
  mails: ['id', 'status', 'error'],
  sessions: ['ended_at'],
  password_tokens: ['used_at'],
};
/** What it adds to: its own note, and the parts that it holds. */
const ADDED = ['restores', 'audit_log', 'event_parts'];

/** Every row of every table as text, in an order of its own, but for what a restore changes. */
export async function rowsOf(source: DataSource): Promise<Map<string, string[]>> {
  const tables = await source.query<{ name: string }[]>(
    `select tablename "name" from pg_tables where schemaname = 'public' order by 1`,
  );
  const rows = new Map<string, string[]>();
  for (const { name } of tables.filter((table) => !ADDED.includes(table.name))) {
    const found = await source.query<{ row: string }[]>(
      `select (to_jsonb(t) - $1::text[])::text "row" from "${name}" t order by 1`,
      [CHANGED[name] ?? []],
    );
    rows.set(
      name,
      found.map(({ row }) => row),
    );
  }
  return rows;
}

/** The hash of each file below a folder, by its path. */
export async function hashesBelow(folder: string): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for await (const path of filesBelow(folder)) {
    hashes.set(
      path,
      createHash('sha256')
        .update(await readFile(join(folder, path)))
        .digest('hex'),
    );
  }
  return hashes;
}
