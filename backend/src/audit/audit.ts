import type { EntityManager } from 'typeorm';
import { AuditRow } from './audit.entity';
import type { Change, Plain } from './change';

/** Who did it, and from where; whoever signed in is one. */
export interface Actor {
  id: number;
  address: string | null;
}

/** What was done to what; `detail` holds ids and plain values, never a secret. */
export interface AuditEntry {
  /** Null when the product itself did it. */
  actor: Actor | null;
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
  await manager.insert(AuditRow, { ...entry, actorId: actor?.id ?? null, address: actor?.address ?? null, detail: { ...detail, ...change } as object });
}
