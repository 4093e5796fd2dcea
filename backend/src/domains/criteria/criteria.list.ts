import type { Condition, Wish } from '@stowbridge/contract/criteria';
import type { DataSource, EntityManager } from 'typeorm';
import { sql } from '../../platform/database/sql';
import { equals, fromMoment, oneOf, untilMoment } from '../../platform/http/list/filters';
import type { ListRules } from '../../platform/http/list/rules';
import { PERSON_NAME } from '../accounts/users/person-name';
import { conditionsOf } from './criteria-columns';
import { isActive } from './matching.sql';

/** Criteria as they are read. */
export interface CriteriaRow {
  id: number;
  userId: number;
  userName: string;
  name: string;
  must: Condition[];
  nice: Wish[];
  equity: number | null;
  maxPrice: number | null;
  /** Days, YYYY-MM-DD. */
  exchangeDeadline: string | null;
  activeUntil: string | null;
  isActive: boolean;
  enteredByOffice: boolean;
  createdAt: Date;
  modifiedAt: Date;
}

type Stored = Omit<CriteriaRow, 'must' | 'nice'> & { asked: Columns; wishes: (Columns & { weight: number })[] };
type Columns = Record<string, unknown>;

/** What a list of criteria is given: the day of the office, and whose they are, where they are one person's. */
export interface CriteriaOf {
  today: string;
  userId?: number;
}

const ROWS = `
  select c.id, c.user_id "userId", ${PERSON_NAME} "userName", c.name, to_jsonb(c) asked, c.equity::float8 equity, c.max_price::float8 "maxPrice",
    c.exchange_deadline::text "exchangeDeadline", c.active_until::text "activeUntil", ${isActive('$2')} "isActive", c.entered_by_id <> c.user_id "enteredByOffice",
    c.created_at "createdAt", c.modified_at "modifiedAt",
    (select coalesce(jsonb_agg(w order by w.id), '[]') from criteria_wishes w where w.criteria_id = c.id) wishes
  from unnest($1::int[]) with ordinality page(id, n) join criteria c on c.id = page.id join users u on u.id = c.user_id order by page.n`;

/** @param from a transaction reads by its own connection: another one could wait for this one */
export const criteriaRows = async (
  from: DataSource | EntityManager,
  ids: number[],
  today: string,
): Promise<CriteriaRow[]> =>
  (await sql<Stored>(from, { name: 'criteria', text: ROWS, values: [ids, today] })).map(
    ({ asked, wishes, ...row }) => ({
      ...row,
      must: conditionsOf(asked),
      nice: wishesOf(wishes),
    }),
  );

/** The newest first. */
export const CRITERIA: ListRules<CriteriaRow, CriteriaOf, DataSource> = {
  table: 'criteria',
  as: 'c',
  versioned: true,
  fields: {
    id: { sql: 'c.id', type: 'int', sort: true, filter: oneOf },
    userId: { sql: 'c.user_id', type: 'int', filter: equals, index: 'criteria_of' },
    modifiedAt: { sql: 'c.modified_at', type: 'timestamptz', sort: true },
    modifiedAt_gte: { sql: 'c.modified_at', type: 'timestamptz', filter: fromMoment },
    modifiedAt_lte: { sql: 'c.modified_at', type: 'timestamptz', filter: untilMoment },
  },
  defaultSort: ['id', 'DESC'],
  where: (at, { userId }) => (userId === undefined ? 'true' : `c.user_id = ${at(userId)}`),
  rows: {
    load: (source, ids, { today }) => criteriaRows(source, ids, today),
  },
};

/** Each wish, as its columns say it. */
const wishesOf = (rows: (Columns & { weight: number })[]): Wish[] =>
  rows.flatMap((row) => conditionsOf(row).map((condition) => ({ ...condition, weight: row.weight })));

/** As their owner reads them, who knows whose they are. */
export function withoutOwner({
  userId: _userId,
  userName: _userName,
  ...row
}: CriteriaRow): Omit<CriteriaRow, 'userId' | 'userName'> {
  return row;
}
