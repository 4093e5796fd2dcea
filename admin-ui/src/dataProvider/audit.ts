import { toWireDate } from '../components/dates';

interface AuditFilter {
  /** Days as they are typed, MM-dd-yyyy. */
  from?: string;
  to?: string;
  [field: string]: unknown;
}

/** The filters of the audit log; the server wants days as YYYY-MM-DD. */
export function auditFilter({ from, to, ...others }: AuditFilter = {}): Record<string, unknown> {
  return { ...others, createdAt_gte: toWireDate(from) ?? undefined, createdAt_lte: toWireDate(to) ?? undefined };
}
