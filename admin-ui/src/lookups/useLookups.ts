import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AdminDataProvider } from '../dataProvider/dataProvider';
import type { Choice, Lookups } from './lookups';

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
};

/** The lookups, asked for once per visit; empty lists until they are here. A failure is only logged [ERR-08]. */
export function useLookups(): Lookups {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data } = useQuery({
    queryKey: ['lookups'],
    queryFn: () => dataProvider.lookups(),
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return data ?? none;
}

/** The name of an id, or an empty text while the lookups are on their way. */
export function nameOf(choices: Choice[], id: number | null | undefined): string {
  return choices.find((choice) => choice.id === id)?.name ?? '';
}
