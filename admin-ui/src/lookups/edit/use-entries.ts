import { useQuery, useQueryClient } from '@tanstack/react-query';

export interface Entries<Entry> {
  data: Entry[] | undefined;
  isPending: boolean;
  isError: boolean;
  refetch: () => Promise<unknown>;
  /** Asks again after a change, and lets every select of the back office do so. */
  refresh: () => Promise<void>;
}

/** The entries of one list, in order. */
export function useEntries<Entry>(list: string, read: () => Promise<Entry[]>): Entries<Entry> {
  const queries = useQueryClient();
  const { data, isPending, isError, refetch } = useQuery({ queryKey: ['lookup-entries', list], queryFn: read });
  const refresh = async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['lookup-entries', list] }),
      queries.invalidateQueries({ queryKey: ['lookups'] }),
    ]);
  };
  return { data, isPending, isError, refetch, refresh };
}
