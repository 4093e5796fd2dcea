import type { DealReportDto, DealResourceDto, DealStepDto } from '@stowbridge/api';

/** One buyer's way on one property, from interest to sale. */
export type Deal = DealResourceDto;
export type DealStep = DealStepDto;
export type DealReport = DealReportDto;

/** City and state of a deal's property, as far as they are known. */
export function placeOf({ city, stateCode }: Pick<Deal, 'city' | 'stateCode'>): string {
  return [city, stateCode].filter(Boolean).join(', ');
}
