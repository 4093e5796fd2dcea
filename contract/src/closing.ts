/** Dates and tasks from the acceptance of an offer to its closing [BEYC-46 to BEYC-62]. */

/** The dates of a deal, in the order in which they come. */
export const DEAL_DATE_KINDS = [
  'LOI signed',
  'purchase agreement',
  'earnest money due',
  'goes hard',
  'diligence ends',
  'financing',
  'title',
  'closing',
] as const;
export type DealDateKind = (typeof DEAL_DATE_KINDS)[number];

/** The name of a date at the beginning of a line. */
export const dateTitle = (kind: DealDateKind): string => kind.charAt(0).toUpperCase() + kind.slice(1);

/** How a date stands; `next` is the one that comes after what is done, unless it is late. */
export const DEAL_DATE_STATES = ['done', 'late', 'next', 'ahead', 'not set'] as const;
export type DealDateState = (typeof DEAL_DATE_STATES)[number];

/** On whose side a task is. */
export const TASK_SIDES = ['office', 'buyer', 'seller'] as const;
export type TaskSide = (typeof TASK_SIDES)[number];

/** What a task is about. */
export const TASK_SUBJECTS = ['deal', 'property', 'user', 'enquiry'] as const;
export type TaskSubject = (typeof TASK_SUBJECTS)[number];

/** The parts of the checklist, in their order. */
export const TASK_PHASES = ['contract', 'diligence', 'financing', 'title', 'closing'] as const;
export type TaskPhase = (typeof TASK_PHASES)[number];

/** Most characters of each text. */
export const taskLengths = { title: 200, note: 2000 } as const;
/** Most days between a task and the acceptance or the closing, and by which dates are shifted. */
export const PLAN_DAYS_MAX = 730;

/** What is noted on what a sale leaves open [BEYC-58]. */
export const CLOSED_WITH_DEAL = 'closed with the deal';

interface Dated {
  kind: DealDateKind;
  /** YYYY-MM-DD. */
  dueOn: string | null;
  doneOn: string | null;
}

const placeOf = ({ kind }: Dated): number => DEAL_DATE_KINDS.indexOf(kind);

/** How each date of a deal stands: one that is open is late from the day after it is due [BEYC-50]. */
export function dateStates(dates: readonly Dated[], today: string): DealDateState[] {
  const lastDone = Math.max(-1, ...dates.filter(({ doneOn }) => doneOn !== null).map(placeOf));
  const following = dates.filter((date) => date.doneOn === null && date.dueOn !== null && placeOf(date) > lastDone);
  const next = Math.min(...following.map(placeOf));
  return dates.map((date) => {
    if (date.doneOn !== null) {
      return 'done';
    }
    if (date.dueOn === null) {
      return 'not set';
    }
    return date.dueOn < today ? 'late' : placeOf(date) === next ? 'next' : 'ahead';
  });
}
