import type { DealReportDto, DealResourceDto, DealStepDto } from '@stowbridge/api';
import type { Versioned } from './versioned';

/** One buyer's way on one property, from interest to sale; read alone it comes with its version. */
export type Deal = DealResourceDto & Versioned;
export type DealStep = DealStepDto;
export type DealReport = DealReportDto;

/** City and state of a deal's property, as far as they are known. */
export function placeOf({ city, stateCode }: Pick<Deal, 'city' | 'stateCode'>): string {
  return [city, stateCode].filter(Boolean).join(', ');
}
