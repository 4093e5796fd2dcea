import type { EntityManager } from 'typeorm';
import { AuditRow } from './audit.entity';

/** What was done to what; `detail` holds ids and plain values, never a secret. */
export interface AuditEntry {
  actorId: number | null;
  /** Domain and verb, for example `deal.moved`. */
  action: string;
  subjectType: string;
  subjectId: number | null;
  detail?: Record<string, string | number | boolean | null>;
}

/** Writes the audit row in the transaction of the fact. */
export async function recordAudit(manager: EntityManager, { detail = {}, ...entry }: AuditEntry): Promise<void> {
  await manager.insert(AuditRow, { ...entry, detail: detail as object });
}
