import { UserStatus as Status } from '@stowbridge/contract/ids';
import { StateChip } from '../components/state-chip';
import type { Tone } from '../theme/tokens';

/** How each status looks [CONST-02]. */
export const states: Record<number, { tone: Tone; label: string }> = {
  [Status.Pending]: { tone: 'warning', label: 'Pending' },
  [Status.Approved]: { tone: 'success', label: 'Approved' },
  [Status.Rejected]: { tone: 'danger', label: 'Rejected' },
};

/** The status of a person [CONST-02]. */
export function UserStatus({ statusId }: { statusId: number }) {
  return <StateChip {...(states[statusId] ?? { tone: 'neutral', label: 'Unknown' })} />;
}
