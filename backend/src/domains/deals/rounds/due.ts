import type { EntityManager } from 'typeorm';
import { sql } from '../../../platform/database/sql';

/**
 * SQL for the end of a day of the office: the first moment of the next one, on days of a clock change, too [BEYC-26]. The last day
 * of the year 9999 ends with that year in UTC: ISO 8601 writes no later moment with four digits.
 */
export const endOfDay = (day: string, zone: string): string =>
  `least((${day}::date + 1)::timestamp at time zone ${zone}, timestamptz '9999-12-31T23:59:59.999Z')`;

/** SQL for the day of the office on which a round is due. */
export const dueDay = (dueAt: string, zone: string): string =>
  `((${dueAt} - interval '1 microsecond') at time zone ${zone})::date`;

/** When something is due: at the end of a day, YYYY-MM-DD, or at a moment. */
export type DueGiven = string | Date;

export interface Due {
  at: Date;
  timed: boolean;
  /** YYYY-MM-DD at the office. */
  day: string;
  passed: boolean;
}

export async function dueOf(manager: EntityManager, given: DueGiven, timeZone: string): Promise<Due> {
  const timed = given instanceof Date;
  const [due] = await sql<Omit<Due, 'timed'>>(manager, {
    text: `select at, at <= clock_timestamp() passed, ${dueDay('at', '$2')}::text "day" from (select ${timed ? '$1::timestamptz' : endOfDay('$1', '$2')} at) due`,
    values: [given, timeZone],
  });
  return { ...due, timed };
}
