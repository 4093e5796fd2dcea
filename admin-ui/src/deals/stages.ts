import type { Tone } from '../theme/tokens';
import type { Lookups } from '../lookups/lookups';

/** Ids of the deal stages. */
export const dealStage = {
  accepted: 1,
  rejected: 2,
  inProcess: 3,
  interested: 4,
  sold: 5,
  submitted: 6,
  withdrawn: 7,
} as const;

export const stageTones: Record<number, Tone> = {
  1: 'success',
  2: 'danger',
  3: 'warning',
  4: 'info',
  5: 'solid',
  6: 'accent',
  7: 'neutral',
};

/** Never set by the dropdown: these come about by what a buyer does, or on their word [DEAL-29]. */
const notByDropdown: number[] = [dealStage.interested, dealStage.submitted, dealStage.withdrawn];

/** Listed neither in the tracker nor in its filter [DEAL-08]. */
const hiddenInTracker: number[] = [dealStage.interested, dealStage.withdrawn];

const terminal: number[] = [dealStage.rejected, dealStage.sold, dealStage.withdrawn];

/** Stages at which buyer, property and price are settled. */
const settled: number[] = [dealStage.accepted, ...terminal];

/** The stages that the dropdown of a row offers: what the server's table allows from here, less the excluded ones. */
export function nextStages(statuses: Lookups['dealStatuses'], from: number): Lookups['dealStatuses'] {
  const allowed = statuses.find(({ id }) => id === from)?.next ?? [];
  return statuses.filter(({ id }) => allowed.includes(id) && !notByDropdown.includes(id));
}

/** The columns of the board, in the order in which a deal passes them. */
export const boardStages: number[] = [dealStage.submitted, dealStage.inProcess, dealStage.accepted, dealStage.sold, dealStage.rejected];

/** The stages that the tracker's filter offers. */
export function trackedStages(statuses: Lookups['dealStatuses']): Lookups['dealStatuses'] {
  return statuses.filter(({ id }) => !hiddenInTracker.includes(id));
}

/** `Update deal stage` is disabled at rejected, sold and withdrawn deals [DEAL-29]. */
export function canChangeStage(from: number): boolean {
  return !terminal.includes(from);
}

/** Whether a deal has come to an end, well or not. */
export function isOver(statusId: number): boolean {
  return terminal.includes(statusId);
}

/** Whether buyer, property and price may still be changed [DEAL-31]. */
export function canEdit(statusId: number): boolean {
  return !settled.includes(statusId);
}

/** Whether terms may be entered on a deal's behalf: interest becomes an offer, an open offer is revised. */
export function takesOffer(statusId: number): boolean {
  return [dealStage.interested, dealStage.inProcess, dealStage.submitted].includes(statusId as 3 | 4 | 6);
}
