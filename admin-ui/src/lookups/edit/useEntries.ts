import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AdminDataProvider } from '../../dataProvider/dataProvider';
import type { LookupList } from '../../dataProvider/records';

/** The entries of one list, in order; after a change every select of the back office asks again. */
export function useEntries(list: LookupList) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queries = useQueryClient();
  const query = useQuery({ queryKey: ['lookup-entries', list], queryFn: () => dataProvider.lookupEntries(list) });
  const refresh = async () => {
    await Promise.all([queries.invalidateQueries({ queryKey: ['lookup-entries', list] }), queries.invalidateQueries({ queryKey: ['lookups'] })]);
  };
  return { ...query, refresh };
}
