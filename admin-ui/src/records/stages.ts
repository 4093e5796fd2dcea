import type { LookupsDto } from '@stowbridge/api';
import { Stage } from '@stowbridge/contract/ids';
import { hiddenInTracker, offeredInDropdown } from '@stowbridge/contract/stages';
import type { Tone } from '../theme/tokens';

export const stageTones: Record<number, Tone> = {
  [Stage.Accepted]: 'success',
  [Stage.Rejected]: 'danger',
  [Stage.InProcess]: 'warning',
  [Stage.Interested]: 'info',
  [Stage.Sold]: 'solid',
  [Stage.Submitted]: 'accent',
  [Stage.Withdrawn]: 'neutral',
};

/** The columns of the board, in the order in which a deal passes them. */
export const boardStages: number[] = [Stage.Submitted, Stage.InProcess, Stage.Accepted, Stage.Sold, Stage.Rejected];

const offersAt: Record<number, string> = {
  [Stage.Submitted]: 'A submitted offer',
  [Stage.InProcess]: 'An offer in process',
  [Stage.Accepted]: 'An accepted offer',
};

/** Why a deal is not let go at a stage to which nobody can move it from its own. */
export const refusalOf = (from: number, to: string): string => `${offersAt[from] ?? 'This deal'} cannot become ${to}.`;

/** The stages that the dropdown of a row offers, as the office calls them [DEAL-29]. */
export function nextStages(statuses: LookupsDto['dealStatuses'], from: number): LookupsDto['dealStatuses'] {
  return statuses.filter(({ id }) => offeredInDropdown(from).some((offered) => offered === id));
}

/** The stages that the tracker's filter offers [DEAL-08]. */
export function trackedStages(statuses: LookupsDto['dealStatuses']): LookupsDto['dealStatuses'] {
  return statuses.filter(({ id }) => !hiddenInTracker(id));
}
