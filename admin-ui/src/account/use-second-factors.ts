import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AdminDataProvider } from '../data-provider/data-provider';

/** One's own second factors, as they are kept now. */
export function useSecondFactors() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  return useQuery({
    queryKey: ['second-factors'],
    queryFn: () => dataProvider.secondFactors(),
    gcTime: 0,
    retry: false,
  });
}
