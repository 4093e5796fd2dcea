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

/** SQL for whether a date of a deal `d` has passed that is not done; `today` is SQL for the day at the office. */
export const lateSql = (today: string): string =>
  `${UNDER_WAY} and exists (select from deal_dates late where late.deal_id = d.id and late.done_on is null and late.due_on < ${today})`;
