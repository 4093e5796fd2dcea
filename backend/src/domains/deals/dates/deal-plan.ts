import { DEAL_DATE_KINDS, type DealDateKind } from '@stowbridge/contract/closing';
import { addDays, toMonday } from '@stowbridge/contract/dates';

/** What the terms of an offer say of days, all counted from its acceptance. */
export interface AgreedDays {
  diligenceDays: number | null;
  hardDepositDays: number | null;
  closingDays: number | null;
}

/** After the acceptance, as purchase agreements of storage properties are drafted. */
const AGREEMENT = 10;
const EARNEST_MONEY = 13;
/** Before the closing, but not before the diligence ends. */
const FINANCING = 15;
const TITLE = 10;

/** Days that a contract counts stay where they are; what needs a bank or a title office moves to Monday. */
const STAYS: readonly DealDateKind[] = ['LOI signed', 'goes hard', 'diligence ends'];

/**
 * When each date of a deal is due; null where the terms do not say it [BEYC-46, BEYC-48].
 * @param acceptedOn YYYY-MM-DD
 */
export function plannedDates(
  acceptedOn: string,
  { diligenceDays, hardDepositDays, closingDays }: AgreedDays,
): { kind: DealDateKind; dueOn: string | null }[] {
  const beforeClosing = (days: number): number | null =>
    closingDays === null ? null : Math.min(closingDays, Math.max(diligenceDays ?? 0, closingDays - days));
  const days: Record<DealDateKind, number | null> = {
    'LOI signed': 0,
    'purchase agreement': AGREEMENT,
    'earnest money due': EARNEST_MONEY,
    'goes hard': hardDepositDays ?? diligenceDays,
    'diligence ends': diligenceDays,
    financing: beforeClosing(FINANCING),
    title: beforeClosing(TITLE),
    closing: closingDays,
  };
  return DEAL_DATE_KINDS.map((kind) => ({ kind, dueOn: dueOn(kind, acceptedOn, days[kind]) }));
}

function dueOn(kind: DealDateKind, acceptedOn: string, days: number | null): string | null {
  if (days === null) {
    return null;
  }
  const day = addDays(acceptedOn, days);
  return STAYS.includes(kind) ? day : toMonday(day);
}
