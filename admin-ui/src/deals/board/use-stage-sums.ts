import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AdminDataProvider } from '../../data-provider/data-provider';

/** How many deals stand at each stage, and the sum of their prices; undefined while it is on its way. */
export function useStageSums(filter: Record<string, unknown>) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data } = useQuery({
    queryKey: ['deals', 'stages', filter],
    queryFn: async () => new Map((await dataProvider.dealStages(filter)).map((sum) => [sum.statusId, sum])),
  });
  return data;
}
