import type { DealReportDto, DealResourceDto, DealStepDto, TermsVersionDto } from '@stowbridge/api';
import type { Versioned } from './versioned';

/** One buyer's way on one property, from interest to sale; read alone it comes with its version. */
export type Deal = DealResourceDto & Versioned;
export type DealStep = DealStepDto;
export type DealReport = DealReportDto;
export type TermsVersion = TermsVersionDto;
