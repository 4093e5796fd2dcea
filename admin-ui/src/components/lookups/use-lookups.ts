import type { LookupOptionDto, LookupsDto } from '@stowbridge/api';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AdminDataProvider } from '../../data-provider/data-provider';

const none: Lookups = {
  states: [],
  storeTypes: [],
  propertyStatuses: [],
  priceAlternatives: [],
  dealStatuses: [],
  diligencePeriods: [],
  documentTypes: [],
  positions: [],
  agentLocations: [],
  userStatuses: [],
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
};

/** The lookups as they are asked for: once per visit, and again only when that failed. */
export function useLookupsQuery(): UseQueryResult<Lookups> {
  const dataProvider = useDataProvider<AdminDataProvider>();
  return useQuery({
    queryKey: ['lookups'],
    queryFn: () => dataProvider.lookups(),
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

/** The lookups; empty lists until they are here. A failure is logged [ERR-08], and told by forms (`LookupsFailure`). */
export function useLookups(): Lookups {
  return useLookupsQuery().data ?? none;
}

/** Whether the lookups are on their way: names that came after the rest of a record would push what is below them. */
export function useLookupsAwaited(): boolean {
  return useLookupsQuery().isLoading;
}

/** The name of an id, or an empty text while the lookups are on their way. */
export function nameOf(choices: Choice[], id: number | null | undefined): string {
  return choices.find((choice) => choice.id === id)?.name ?? '';
}

/** An entry of any lookup [CONST-14]. */
export type Choice = LookupOptionDto;

/** The lists behind every select. */
export type Lookups = LookupsDto;
