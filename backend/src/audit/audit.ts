import type { EntityManager } from 'typeorm';
import { AuditRow } from './audit.entity';
import type { Change, Plain } from './change';

/** Who did it, and from where; whoever signed in is one. */
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
  action: string;
  subjectType: string;
  subjectId: number | null;
  detail?: Record<string, Plain>;
  /** What an edit changed, by `changeOf`. */
  change?: Change;
}

/** Writes the audit row in the transaction of the fact. */
export async function recordAudit(manager: EntityManager, { actor, detail = {}, change, ...entry }: AuditEntry): Promise<void> {
  const person = actor === COMMAND_LINE ? null : actor;
  const by = actor === COMMAND_LINE ? { actor } : person?.keyId === undefined ? {} : { keyId: person.keyId };
  await manager.insert(AuditRow, { ...entry, actorId: person?.id ?? null, address: person?.address ?? null, detail: { ...by, ...detail, ...change } as object });
}
