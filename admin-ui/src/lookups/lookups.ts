import type { LookupOptionDto, LookupsDto } from '@stowbridge/api';

/** An entry of any lookup [CONST-14]. */
export type Choice = LookupOptionDto;

/** The lists behind every select. */
export type Lookups = LookupsDto;
