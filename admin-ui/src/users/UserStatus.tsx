import { StateChip } from '../components/StateChip';
import type { Tone } from '../theme/tokens';
import { userStatus } from './user';

/** How each status looks [CONST-02]. */
export const states: Record<number, { tone: Tone; label: string }> = {
  [userStatus.pending]: { tone: 'warning', label: 'Pending' },
  [userStatus.approved]: { tone: 'success', label: 'Approved' },
  [userStatus.rejected]: { tone: 'danger', label: 'Rejected' },
};

/** Where a person stands [CONST-02]. */
export function UserStatus({ statusId }: { statusId: number }) {
  return <StateChip {...(states[statusId] ?? { tone: 'neutral', label: 'Unknown' })} />;
}
