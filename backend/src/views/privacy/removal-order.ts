import type { EntityManager } from 'typeorm';
import { sql } from '../../platform/database/sql';
import { DECLARATION } from './declaration';
import type { Held } from './held';

/** A row leads to another by its condition, as well as by what the database refuses to be left dangling. */
const REFERENCES = `
  select distinct conrelid::regclass::text "from", confrelid::regclass::text "to" from pg_constraint
  where contype = 'f' and conparentid = 0 and conrelid <> confrelid`;

/**
 * The tables with rows of people, each before those that its rows lead to: of one that is emptied first nobody could tell
 * any more whose the others are, and rows go before those that they reference.
 */
export async function inOrder(manager: EntityManager): Promise<[string, Held][]> {
  const references = await sql<{ from: string; to: string }>(manager, { text: REFERENCES, values: [] });
  const leadsTo = new Map<string, Set<string>>();
  for (const [table, { whose }] of DECLARATION) {
    if (whose) {
      const named = [...whose.matchAll(/\bfrom (\w+)\b/g)].map(([, name]) => name);
      const referenced = references.filter(({ from }) => from === table).map(({ to }) => to);
      leadsTo.set(table, new Set([...named, ...(DECLARATION.get(table)?.keep ? [] : referenced)]));
    }
  }
  const ordered: string[] = [];
  const place = (table: string, way: string[]): void => {
    if (way.includes(table)) {
      throw new Error(`The tables ${[...way, table].join(', ')} lead to each other.`);
    }
    if (!ordered.includes(table)) {
      for (const [before, targets] of leadsTo) {
        if (targets.has(table) && before !== table) {
          place(before, [...way, table]);
        }
      }
      ordered.push(table);
    }
  };
  [...leadsTo.keys()].forEach((table) => place(table, []));
  return ordered.map((table) => [table, DECLARATION.get(table) as Held]);
}
