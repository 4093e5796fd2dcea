import type { DealDateKind, DealDateState } from '@stowbridge/contract/closing';
import { Stage } from '@stowbridge/contract/ids';

/** A date as buyer and seller read it. */
export interface OwnDealDate {
  id: number;
  kind: DealDateKind;
  /** YYYY-MM-DD; null while it is not set. */
  dueOn: string | null;
  doneOn: string | null;
  /** Whole dollars. */
  amount: number | null;
  state: DealDateState;
}

/** The same for the office. */
export interface OfficeDealDate extends OwnDealDate {
  note: string | null;
}

/** The columns of a row `t` of `deal_dates`. */
export const DEAL_DATE = `t.id, t.kind, to_char(t.due_on, 'YYYY-MM-DD') "dueOn", to_char(t.done_on, 'YYYY-MM-DD') "doneOn", t.amount::float8`;

/** While a deal `d` is on its way to closing its dates count; after a fall they stay, and nobody is reminded of them. */
export const UNDER_WAY = `d.deal_status_id = ${Stage.Accepted}`;

/** SQL for the first date of a deal `d` that has passed and is not done; `today` is SQL for the day at the office. */
export const lateSinceSql = (today: string): string =>
  `(select min(late.due_on) from deal_dates late where ${UNDER_WAY} and late.deal_id = d.id and late.done_on is null and late.due_on < ${today})`;

/** SQL for whether there is one. */
export const lateSql = (today: string): string => `${lateSinceSql(today)} is not null`;
