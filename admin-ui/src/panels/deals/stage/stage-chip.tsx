import { StateChip } from '../../../components/state-chip';
import type { Deal } from '../../../records/deal';
import { stageTones } from '../../../records/stages';

/** The stage of a deal. */
export function StageChip({ deal }: { deal: Pick<Deal, 'statusId' | 'statusName'> }) {
  return <StateChip tone={stageTones[deal.statusId] ?? 'neutral'} label={deal.statusName} />;
}
