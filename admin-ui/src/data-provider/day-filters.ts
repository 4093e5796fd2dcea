import { toWireDate } from '../dates';

interface DayFilter {
  /** Days as they are typed, MM-dd-yyyy. */
  from?: string;
  to?: string;
  [field: string]: unknown;
}

/** The days of a search under the name of the field that they are of; the server wants them as YYYY-MM-DD. */
const daysOf =
  (field: string) =>
  ({ from, to, ...others }: DayFilter = {}): Record<string, unknown> => ({
    ...others,
    [`${field}_gte`]: toWireDate(from) ?? undefined,
    [`${field}_lte`]: toWireDate(to) ?? undefined,
  });

/** Of the audit log and the mail log. */
export const logFilter = daysOf('createdAt');
export const ndaFilter = daysOf('signedAt');
