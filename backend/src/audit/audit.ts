import type { EntityManager } from 'typeorm';
import { currentOrigin } from '../common/request-origin';
import { AuditRow } from './audit.entity';
import type { Change, Plain } from './change';

/** What was done to what; `detail` holds ids and plain values, never a secret. */
export interface AuditEntry {
  actorId: number | null;
  /** Domain and verb, for example `deal.moved`. */
  action: string;
  subjectType: string;
  subjectId: number | null;
  detail?: Record<string, Plain>;
  /** What an edit changed, by `changeOf`. */
  change?: Change;
}

/** Writes the audit row in the transaction of the fact, with the address of the request that made it true. */
export async function recordAudit(manager: EntityManager, { detail = {}, change, ...entry }: AuditEntry): Promise<void> {
  const address = currentOrigin()?.address ?? null;
  await manager.insert(AuditRow, { ...entry, address, detail: { ...detail, ...change } as object });
}
