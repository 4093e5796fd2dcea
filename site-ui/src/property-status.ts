import { PropertyStatus, Stage as DealStage } from '@stowbridge/contract/ids';

/** [CONST-06] The ids of a property's status, the tone in which each is shown, and what each forbids. */
export type Tone = 'success' | 'warning' | 'info' | 'quiet' | 'danger';

export interface Stage {
  label: string;
  tone: Tone;
}

export const closedStatusId = PropertyStatus.Closed;

const stages: Record<number, Stage> = {
  1: { label: 'For Sale', tone: 'success' },
  2: { label: 'Under LOI', tone: 'warning' },
  3: { label: 'Under Contract', tone: 'info' },
  4: { label: 'Closed', tone: 'quiet' },
  5: { label: 'Draft', tone: 'quiet' },
};

export function propertyStage(statusId: number, label?: string | null): Stage {
  const stage = stages[statusId] ?? { label: label ?? '', tone: 'quiet' };
  return label ? { ...stage, label } : stage;
}

const dealTones: Record<number, Tone> = {
  1: 'success',
  2: 'danger',
  3: 'info',
  4: 'quiet',
  5: 'success',
  6: 'warning',
  7: 'quiet',
};

export const dealStage = (dealStatusId: number, label: string): Stage => ({
  label,
  tone: dealTones[dealStatusId] ?? 'quiet',
});

/** [DASH-31] [DASH-33] The seller may answer an offer that is Submitted or In Process. */
export const isOpenDeal = (dealStatusId: number) => dealStatusId === DealStage.Submitted || dealStatusId === DealStage.InProcess;
