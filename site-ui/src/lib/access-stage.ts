import type { ListingNdaDto } from '@stowbridge/api';
import { Tier } from '@stowbridge/contract/access';
import type { Stage } from './property-status';

const stages: Record<ListingNdaDto['state'] | 'ended', Stage> = {
  pending: { label: 'Waiting', tone: 'warning' },
  open: { label: 'Open', tone: 'success' },
  declined: { label: 'Declined', tone: 'danger' },
  revoked: { label: 'Ended', tone: 'quiet' },
  ended: { label: 'Ended', tone: 'quiet' },
};
const reach: Partial<Record<number, string>> = { [Tier.Qualified]: 'qualified', [Tier.UnderLoi]: 'under LOI' };

/** What somebody may open on a property, in words. */
export function accessStage({ state, ended, tier }: Pick<ListingNdaDto, 'state' | 'ended' | 'tier'>): Stage {
  const stage = stages[ended ? 'ended' : state];
  const far = stage === stages.open ? reach[tier] : undefined;
  return far ? { ...stage, label: `${stage.label}, ${far}` } : stage;
}
