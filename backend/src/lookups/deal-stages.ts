import { Role, RoleId } from '../auth/permissions';

/** Ids of deal stages. */
export const Stage = { Accepted: 1, Rejected: 2, InProcess: 3, Interested: 4, Sold: 5, Submitted: 6, Withdrawn: 7 } as const;
export type StageId = (typeof Stage)[keyof typeof Stage];

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
    [Stage.Withdrawn]: [Admin],
  },
  [Stage.InProcess]: {
    [Stage.Accepted]: [Admin, Seller],
    [Stage.Rejected]: [Admin, Seller],
    [Stage.Submitted]: [Buyer, Admin],
    [Stage.Withdrawn]: [Admin],
  },
  [Stage.Accepted]: { [Stage.Rejected]: [Admin], [Stage.InProcess]: [Admin], [Stage.Sold]: [Admin] },
  [Stage.Rejected]: {},
  [Stage.Sold]: {},
  [Stage.Withdrawn]: {},
};

export const STAGES = Object.values(Stage);
/** The seller may answer an offer at these stages [DASH-33]. */
export const OPEN_STAGES: readonly StageId[] = [Stage.Submitted, Stage.InProcess];
/** Nothing follows these. */
export const TERMINAL_STAGES: readonly StageId[] = [Stage.Rejected, Stage.Sold, Stage.Withdrawn];
/** The tracker neither lists these nor offers them as a filter [DEAL-08]. */
export const HIDDEN_IN_TRACKER: readonly StageId[] = [Stage.Interested, Stage.Withdrawn];
/** Never in the dropdown of a row [DEAL-29]. */
const NEVER_OFFERED: readonly StageId[] = [Stage.Interested, Stage.Submitted, Stage.Withdrawn];

export function canMove(from: StageId, to: StageId, roles: readonly RoleId[]): boolean {
  return TRANSITIONS[from][to]?.some((role) => roles.includes(role)) ?? false;
}

/** What the dropdown of an administrator offers for a row at this stage. */
export function offeredNext(from: StageId): StageId[] {
  return STAGES.filter((to) => !NEVER_OFFERED.includes(to) && canMove(from, to, [Admin]));
}
