import { Stage, type StageId } from './ids';
import { OPEN_STAGES } from './stages';

const { Accepted, Interested, Sold, Submitted } = Stage;

/** The steps of a deal that is sold, in their order; whoever takes one has taken those before it. */
export const FUNNEL = [Interested, Submitted, Accepted, Sold] as const;
/** What the steps are called. */
export const FUNNEL_NAMES: Record<(typeof FUNNEL)[number], string> = {
  [Interested]: 'Interest',
  [Submitted]: 'Offer',
  [Accepted]: 'Accepted',
  [Sold]: 'Sold',
};
/** The stages that a deal can leave. */
export const LIVE_STAGES: readonly StageId[] = [Interested, ...OPEN_STAGES, Accepted];

/** How a deal was lost: it fell through after it was accepted, it was rejected before, or the buyer withdrew. */
export const Loss = { FellThrough: 1, Rejected: 2, Withdrawn: 7 } as const;
export type LossId = (typeof Loss)[keyof typeof Loss];
export const LOSSES: readonly LossId[] = Object.values(Loss);
export const LOSS_NAMES: Record<LossId, string> = {
  [Loss.FellThrough]: 'Fell through',
  [Loss.Rejected]: 'Rejected',
  [Loss.Withdrawn]: 'Withdrawn',
};
/** Shown in the place of a reason that nobody gave, and for those that are not shown one by one. */
export const NO_REASON = 'No reason given';
export const OTHER_REASONS = 'Other reasons';

/** Of fewer deals nothing is said but how many they are. */
export const FEWEST_DEALS = 5;
export const TOO_FEW = 'too few to say';
export const COUNTED_BY_ENTRY =
  'A deal counts once for each time that it enters a stage; one that comes back counts again.';

/** How many of a hundred have come this far; null when there are too few to say. */
export const percentOf = (count: number, all: number): number | null =>
  all < FEWEST_DEALS ? null : Math.round((1000 * count) / all) / 10;
