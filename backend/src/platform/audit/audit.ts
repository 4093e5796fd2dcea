import type { AuditAction, RecordKind } from '@stowbridge/contract/log-words';
import type { EntityManager } from 'typeorm';
import { sql } from '../database/sql';
import type { Change, Plain } from './change';
import { nameSql } from './record-names';

/** Who did it, and from where; anyone signed in is one. */
export interface Actor {
  id: number;
  address: string | null;
  /** The API key by which they did it. */
  keyId?: number;
}

/** Who acts through a command of the product, with no account and no address. */
export const COMMAND_LINE = 'command line';
export type CommandLine = typeof COMMAND_LINE;

/** What was done to what; `detail` holds ids and plain values, never a secret. */
export interface AuditEntry {
  /** Null when the product itself did it; a command is named in the row's detail. */
  actor: Actor | CommandLine | null;
  /** Domain and verb, for example `deal.moved`. */
  action: AuditAction;
  subjectType: RecordKind;
  subjectId: number | null;
  /** What it was called, where it is gone already when this is written; else it is read. */
  subjectName?: string;
  detail?: Record<string, Plain>;
  /** What an edit changed, by `changeOf`. */
  change?: Change;
}

/** Writes the audit row in the transaction of the fact, with the names of who and what as they are at that moment. */
export async function recordAudit(
  manager: EntityManager,
  { actor, action, subjectType, subjectId, subjectName, detail = {}, change }: AuditEntry,
): Promise<void> {
  const person = actor === COMMAND_LINE ? null : actor;
  const by = actor === COMMAND_LINE ? { actor } : person?.keyId === undefined ? {} : { keyId: person.keyId };
  await sql(manager, {
    name: `audit-of-${subjectType}`,
    text: `insert into audit_log (actor_id, actor_name, action, subject_type, subject_id, subject_name, detail, address)
           values ($1, ${nameSql('user', '$1')}, $2, $3, $4, coalesce($5, ${nameSql(subjectType, '$4')}), $6, $7)`,
    values: [
      person?.id ?? null,
      action,
      subjectType,
      subjectId,
      subjectName ?? null,
      JSON.stringify({ ...by, ...detail, ...change }),
      person?.address ?? null,
    ],
  });
}

/** What a record is called now, for the entry that is written once it is gone. */
export async function nameOfRecord(manager: EntityManager, kind: RecordKind, id: number): Promise<string | undefined> {
  const [{ name }] = await sql<{ name: string | null }>(manager, {
    text: `select ${nameSql(kind, '$1')} "name"`,
    values: [id],
  });
  return name ?? undefined;
}
