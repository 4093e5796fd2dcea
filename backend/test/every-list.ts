import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import type { ListRules } from '../src/platform/http/list/rules';

type Rules = ListRules<object, object, DataSource>;

/** What some lists are given besides the request. */
export const LISTED_FOR = { zone: 'America/New_York', today: '2026-11-23', me: 1, callerId: 1, propertyId: 1 };

/** The rules of every list of the product. */
export function everyList(): [string, Rules][] {
  const src = join(__dirname, '../src');
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.list.ts'))
    .sort()
    .flatMap((file) => Object.entries(jest.requireActual<Record<string, unknown>>(join(src, file))))
    .filter((entry): entry is [string, Rules] => {
      const rules = entry[1];
      return typeof rules === 'object' && rules !== null && 'defaultSort' in rules;
    });
}
