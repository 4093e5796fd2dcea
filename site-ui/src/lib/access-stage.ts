import type { ListingNdaDto } from '@stowbridge/api';
import { Tier } from '@stowbridge/contract/access';
import { ACCESS_NAMES } from '@stowbridge/contract/access-names';
import type { Stage } from './property-status';

const stages: Record<ListingNdaDto['state'] | 'ended', Stage> = {
  pending: { label: ACCESS_NAMES.pending, tone: 'warning' },
  open: { label: ACCESS_NAMES.open, tone: 'success' },
  declined: { label: ACCESS_NAMES.declined, tone: 'danger' },
  revoked: { label: ACCESS_NAMES.ended, tone: 'quiet' },
  ended: { label: ACCESS_NAMES.ended, tone: 'quiet' },
};
const reach: Partial<Record<number, string>> = { [Tier.Qualified]: 'qualified', [Tier.UnderLoi]: 'under LOI' };

/** What somebody may open on a property, in words. */
export function accessStage({ state, ended, tier }: Pick<ListingNdaDto, 'state' | 'ended' | 'tier'>): Stage {
  const stage = stages[ended ? 'ended' : state];
  const far = stage === stages.open ? reach[tier] : undefined;
  return far ? { ...stage, label: `${stage.label}, ${far}` } : stage;
}
