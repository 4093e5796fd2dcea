import { PropertyStatus, Stage as DealStage } from '@stowbridge/contract/ids';

/** [CONST-06] The ids of a property's status, the tone in which each is shown, and what each forbids. */
export type Tone = 'success' | 'warning' | 'info' | 'quiet' | 'danger';

export interface Stage {
  label: string;
  tone: Tone;
}

const stages: Record<number, Stage> = {
  [PropertyStatus.ForSale]: { label: 'For Sale', tone: 'success' },
  [PropertyStatus.UnderLoi]: { label: 'Under LOI', tone: 'warning' },
  [PropertyStatus.UnderContract]: { label: 'Under Contract', tone: 'info' },
  [PropertyStatus.Closed]: { label: 'Closed', tone: 'quiet' },
  [PropertyStatus.Draft]: { label: 'Draft', tone: 'quiet' },
};

export function propertyStage(statusId: number, label?: string | null): Stage {
  const stage = stages[statusId] ?? { label: label ?? '', tone: 'quiet' };
  return label ? { ...stage, label } : stage;
}

const dealTones: Record<number, Tone> = {
  [DealStage.Accepted]: 'success',
  [DealStage.Rejected]: 'danger',
  [DealStage.InProcess]: 'info',
  [DealStage.Interested]: 'quiet',
  [DealStage.Sold]: 'success',
  [DealStage.Submitted]: 'warning',
  [DealStage.Withdrawn]: 'quiet',
};

export const dealStage = (dealStatusId: number, label: string): Stage => ({
  label,
  tone: dealTones[dealStatusId] ?? 'quiet',
});
