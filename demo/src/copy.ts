import { once } from 'node:events';
import type { Client } from 'pg';
import { from } from 'pg-copy-streams';

type Value = string | number | boolean | Date | null | undefined | object;

const CHUNK = 65_536;
const SPECIAL = /[\\\t\n\r]/g;
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function cell(value: Value): string {
  if (value === null || value === undefined) {
    return '\\N';
  }
  if (value instanceof Date) {
    return value.toISOString();
  }
  if (typeof value === 'boolean') {
    return value ? 't' : 'f';
  }
  if (typeof value === 'number') {
    return String(value);
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.replace(SPECIAL, (character) => ESCAPES[character]);
}

/**
 * Streams rows into a table by COPY. Rows may come from a generator: only one chunk of them is in memory at a time.
 * @param columns column -> how to read it from a row
 * @returns how many rows were written
 */
export async function copyRows<Row>(
  client: Client,
  table: string,
  columns: Record<string, (row: Row) => Value>,
  rows: Iterable<Row>,
): Promise<number> {
  const names = Object.keys(columns);
  const readers = Object.values(columns);
  const stream = client.query(from(`copy ${table} (${names.map((name) => `"${name}"`).join(', ')}) from stdin`));
  const finished = new Promise<void>((resolve, reject) => {
    stream.once('finish', resolve);
    stream.once('error', reject);
  });
  // Its rejection is awaited at the end; until then it must not count as unhandled.
  finished.catch(() => undefined);
  let count = 0;
  let chunk = '';
  for (const row of rows) {
    chunk += `${readers.map((read) => cell(read(row))).join('\t')}\n`;
    count += 1;
    if (chunk.length < CHUNK) {
      continue;
    }
    if (!stream.write(chunk)) {
      await Promise.race([once(stream, 'drain'), finished]);
    }
    chunk = '';
  }
  stream.end(chunk);
  await finished;
  return count;
}

const snake = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

/** Columns named as the row's own fields, in snake_case. */
export function columnsOf<Row extends object>(
  fields: readonly (keyof Row & string)[],
): Record<string, (row: Row) => Value> {
  return Object.fromEntries(fields.map((field) => [snake(field), (row: Row) => row[field] as Value]));
}
