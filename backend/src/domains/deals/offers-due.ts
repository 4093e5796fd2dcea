import { dueIn } from '@stowbridge/contract/dates';
import { BY_INVITATION, offersWereDue, type RoundKind } from '@stowbridge/contract/rounds';
import { TERMINAL_STAGES } from '@stowbridge/contract/stages';
import { DataSource, EntityManager } from 'typeorm';
import { sql } from '../../platform/database/sql';
import { NEWEST_TERMS } from './counters/turn.sql';

/** The newest round decides; a date without one is a day of the office. Asked by the clock of the database. */
const STATE = `
  select r.id "roundId", r.kind, r.timed, r.due_at "dueAt", r.closed_at is null open, r.due_at <= clock_timestamp() past,
    to_char((r.due_at - interval '1 microsecond') at time zone $3, 'MM/DD/YYYY') "dueDay",
    to_char(p.offers_due_date, 'MM/DD/YYYY') "date", p.offers_due_date < (clock_timestamp() at time zone $3)::date "datePassed",
    exists (select 1 from round_invitations i join deals d on d.id = i.deal_id where i.round_id = r.id and d.buyer_id = $2) invited,
    exists (select 1 from deals d left join ${NEWEST_TERMS} on true
      where d.property_id = p.id and d.buyer_id = $2 and (d.revision_asked_at is not null or n.kind = 'counter') and d.deal_status_id <> all($4)) asked
  from properties p left join lateral (select * from offer_rounds where property_id = p.id order by number desc limit 1) r on true where p.id = $1`;

interface StateRow {
  roundId: number | null;
  kind: RoundKind;
  timed: boolean;
  dueAt: Date;
  dueDay: string;
  open: boolean;
  past: boolean;
  date: string | null;
  datePassed: boolean | null;
  invited: boolean;
  asked: boolean;
}

/** Whether offers on a property are due. */
export interface DueState {
  /** Why nothing is taken from this buyer just now. */
  refusal: string | null;
  /** Whether they were due before now, whoever submits them. */
  late: boolean;
  /** The round in which an offer is made now; null outside of rounds. */
  roundId: number | null;
}

/** A property without a date, and without an open round, takes offers at any time. */
function lateness({ roundId, open, past, timed, dueAt, dueDay, date, datePassed }: StateRow, zone: string) {
  if (roundId === null) {
    return datePassed && date !== null ? offersWereDue(date) : null;
  }
  const counts = open || date !== null;
  return counts && past ? offersWereDue(timed ? dueIn(zone)(dueAt) : dueDay) : null;
}

/**
 * Until when a buyer submits or revises terms on a property: the only place that decides it [FEVI-10, BEYC-23 to BEYC-26,
 * BEYC-29]. Who has been asked for a revision, or has a counter to answer, submits after it, too [BEYC-25].
 * @param buyerId null for a buyer without an account
 */
export async function offersDue(
  database: DataSource | EntityManager,
  { propertyId, buyerId, timeZone }: { propertyId: number; buyerId: number | null; timeZone: string },
): Promise<DueState> {
  const [state] = await sql<StateRow>(database, {
    text: STATE,
    values: [propertyId, buyerId, timeZone, TERMINAL_STAGES],
  });
  if (!state) {
    return { refusal: null, late: false, roundId: null };
  }
  const running = state.open && !state.past ? state.roundId : null;
  const late = lateness(state, timeZone);
  const barred = state.roundId !== null && state.open && state.kind === 'best-and-final' && !state.invited;
  return {
    refusal: state.asked ? null : barred ? BY_INVITATION : late,
    late: late !== null,
    roundId: running,
  };
}

/** Why this buyer can submit or revise no terms just now. */
export const latenessOf = async (
  database: DataSource | EntityManager,
  propertyId: number,
  buyerId: number,
  timeZone: string,
): Promise<string | null> => (await offersDue(database, { propertyId, buyerId, timeZone })).refusal;
