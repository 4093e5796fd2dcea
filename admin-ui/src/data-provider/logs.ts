import { toWireDate } from '../dates';

interface LogFilter {
  /** Days as they are typed, MM-dd-yyyy. */
  from?: string;
  to?: string;
  [field: string]: unknown;
}

/** The filters of the audit log and the mail log; the server wants days as YYYY-MM-DD. */
export function logFilter({ from, to, ...others }: LogFilter = {}): Record<string, unknown> {
  return { ...others, createdAt_gte: toWireDate(from) ?? undefined, createdAt_lte: toWireDate(to) ?? undefined };
}
