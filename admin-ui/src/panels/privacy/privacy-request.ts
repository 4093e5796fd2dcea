import type { OfficeRequestDto } from '@stowbridge/api';
import { ALERT_DAYS } from '@stowbridge/contract/privacy';
import type { Tone } from '../../theme/tokens';

/** Somebody who asks for a copy of their data, or to be deleted. */
export type PrivacyRequest = Omit<OfficeRequestDto, 'state' | 'userId'> & {
  state: OfficeRequestDto['state'] | 'to confirm';
  /** Null of a visitor, whose name is their e-mail address. */
  userId: number | null;
};

type Chip = { tone: Tone; label: string };

export const requestKinds: Record<PrivacyRequest['kind'], string> = { export: 'Copy', delete: 'Deletion' };

/** What each state of a request is called. */
export const requestStates: Record<PrivacyRequest['state'], Chip> = {
  'to confirm': { tone: 'neutral', label: 'Not confirmed yet' },
  ready: { tone: 'info', label: 'Ready to download' },
  'to decide': { tone: 'accent', label: 'To decide' },
  waiting: { tone: 'info', label: 'Waiting' },
  done: { tone: 'success', label: 'Done' },
  expired: { tone: 'neutral', label: 'Expired' },
  'taken back': { tone: 'neutral', label: 'Taken back' },
  refused: { tone: 'danger', label: 'Refused' },
};

/** As filters: what the office has yet to answer comes first, whatever state it is in. */
export const stateChoices = [
  { id: 'open', name: 'Open' },
  ...Object.entries(requestStates).map(([id, { label }]) => ({ id, name: label })),
];

/** Whether the office can still do something about it: a copy is answered at once. */
export const isOpen = ({ kind, state }: Pick<PrivacyRequest, 'kind' | 'state'>): boolean =>
  kind === 'delete' && (state === 'to decide' || state === 'waiting');

/** How long the office has to answer; few days and none are marked [BEYE-71]. */
export function daysLeftOf(days: number): { label: string; tone?: Tone } {
  if (days < 0) {
    return { label: days === -1 ? '1 day late' : `${-days} days late`, tone: 'danger' };
  }
  return {
    label: days === 0 ? 'Due today' : days === 1 ? '1 day left' : `${days} days left`,
    ...(days <= ALERT_DAYS && { tone: 'warning' as const }),
  };
}

/** When the account is, or was, deleted; null where it is not. */
export function deletedOn(request: PrivacyRequest): string | null {
  const { kind, state, deletesAt, endedAt } = request;
  if (kind === 'delete' && state === 'done') {
    return endedAt;
  }
  return isOpen(request) ? deletesAt : null;
}
