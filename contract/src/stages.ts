import { Role, type RoleId, Stage, type StageId } from './ids';

const { Admin, Buyer, Seller } = Role;

/**
 * Who may move a deal from one stage to another: the one table. What is not here is not allowed. A buyer's move to
 * Submitted is the submission of terms (first or revised).
 */
export const TRANSITIONS: Record<StageId, Partial<Record<StageId, readonly RoleId[]>>> = {
  [Stage.Interested]: {
    [Stage.Accepted]: [Admin],
    [Stage.Rejected]: [Admin],
    [Stage.InProcess]: [Admin],
    [Stage.Submitted]: [Buyer, Admin],
    [Stage.Withdrawn]: [Admin],
  },
  [Stage.Submitted]: {
    [Stage.Accepted]: [Admin, Seller],
    [Stage.Rejected]: [Admin, Seller],
    [Stage.InProcess]: [Admin],
    [Stage.Submitted]: [Buyer, Admin],
    [Stage.Withdrawn]: [Admin, Buyer],
  },
  [Stage.InProcess]: {
    [Stage.Accepted]: [Admin, Seller],
    [Stage.Rejected]: [Admin, Seller],
    [Stage.Submitted]: [Buyer, Admin],
    [Stage.Withdrawn]: [Admin, Buyer],
  },
  [Stage.Accepted]: { [Stage.Rejected]: [Admin], [Stage.InProcess]: [Admin], [Stage.Sold]: [Admin] },
  [Stage.Rejected]: {},
  [Stage.Sold]: {},
  [Stage.Withdrawn]: {},
};

export const STAGES = Object.values(Stage);
/** Nothing follows these. */
export const TERMINAL_STAGES: readonly StageId[] = [Stage.Rejected, Stage.Sold, Stage.Withdrawn];
/** Nothing is negotiated at these any more. */
export const SETTLED_STAGES: readonly StageId[] = [Stage.Accepted, ...TERMINAL_STAGES];
/** The tracker neither lists these nor offers them as a filter [DEAL-08]. */
export const HIDDEN_IN_TRACKER: readonly StageId[] = [Stage.Interested, Stage.Withdrawn];
/** The seller may answer these [DASH-33]. */
export const OPEN_STAGES: readonly StageId[] = [Stage.Submitted, Stage.InProcess];
/** Never in the dropdown of a row: these come about by what a buyer does, or on their word [DEAL-29]. */
const NEVER_OFFERED: readonly StageId[] = [Stage.Interested, Stage.Submitted, Stage.Withdrawn];

const within =
  (stages: readonly StageId[]) =>
  (stage: number): boolean =>
    stages.some((one) => one === stage);

/** Whether a deal has come to an end, well or not. */
export const isTerminal = within(TERMINAL_STAGES);
/** Whether a deal is still on its way; a buyer has one such deal on a property. */
export const isLive = within(STAGES.filter((stage) => !isTerminal(stage)));
/** Whether the seller may answer the offer. */
export const canBeAnswered = within(OPEN_STAGES);
/** Whether buyer, property and price stay as they are [DEAL-31]. */
export const isSettled = within(SETTLED_STAGES);
/** Whether buyer and seller read the dates and their tasks of a deal. */
export const hasClosing = within([Stage.Accepted, Stage.Sold]);
/** Whether the tracker leaves a deal out [DEAL-08]. */
export const hiddenInTracker = within(HIDDEN_IN_TRACKER);

/** Whether one of these roles may move a deal from one stage to another. */
export function canMove(from: number, to: StageId, roles: readonly RoleId[]): boolean {
  return TRANSITIONS[from as StageId]?.[to]?.some((role) => roles.includes(role)) ?? false;
}

/** What the dropdown of an administrator offers for a deal at this stage [DEAL-29]. */
export function offeredInDropdown(from: number): StageId[] {
  return STAGES.filter((to) => !NEVER_OFFERED.includes(to) && canMove(from, to, [Admin]));
}
