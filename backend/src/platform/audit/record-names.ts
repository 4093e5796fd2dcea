import type { RecordKind } from '@stowbridge/contract/log-words';
import { tableOf } from '../database/table-of';

interface Named {
  entity: object;
  name: string;
  counts?: string;
}

const named = new Map<string, Named>();

/**
 * Says what a record of this entity is called in the logs.
 * @param name SQL for the name of a row `r`
 * @param counts SQL for whether the row still counts; rows that are deleted for good are simply not there
 */
export const CalledInLogs =
  (kind: Exclude<RecordKind, 'system'>, name: string, counts?: string): ClassDecorator =>
  (entity) => {
    named.set(kind, { entity, name, counts });
  };

/** The kinds of records that have a name. */
export const namedKinds = (): string[] => [...named.keys()];

/**
 * SQL for what a record is called today; null when it is gone or none.
 * @param id SQL for its id
 */
export function nameSql(kind: RecordKind, id: string): string {
  const found = named.get(kind);
  return found ? `(select ${found.name} from ${tableOf(found.entity)} r where r.id = ${id}::int)` : 'null';
}

/**
 * SQL for whether a record that was there is gone.
 * @param kind SQL for its kind
 * @param id SQL for its id
 */
export function goneSql(kind: string, id: string): string {
  const cases = [...named].map(
    ([name, { entity, counts }]) =>
      `when '${name}' then not exists (select from ${tableOf(entity)} r where r.id = ${id}${counts ? ` and ${counts}` : ''})`,
  );
  return `(${id} is not null and case ${kind} ${cases.join(' ')} else false end)`;
}
