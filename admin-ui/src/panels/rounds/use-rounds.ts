import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { messageOf } from '../../data-provider/failure';

/** The rounds of offers on a property, the first one first; undefined while they are on their way. */
export function useRounds(propertyId: number) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['rounds', propertyId],
    queryFn: () => dataProvider.rounds(propertyId),
  });
  return { rounds: data, failure: error && !data ? messageOf(error) : undefined, onRetry: () => void refetch() };
}
