import type { GetListParams } from 'react-admin';
import { toWireDate } from '../components/dates';

/** The search of the audit log keeps days as they are typed; the server wants them as YYYY-MM-DD. */
export function auditRequest(params: GetListParams): GetListParams {
  const { from, to, ...filter } = (params.filter ?? {}) as Record<string, unknown>;
  const days = { createdAt_gte: toWireDate(from as string | undefined), createdAt_lte: toWireDate(to as string | undefined) };
  return { ...params, filter: { ...filter, ...Object.fromEntries(Object.entries(days).filter(([, day]) => day !== null)) } };
}
