import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { messageOf } from '../../data-provider/failure';

const queryKey = ['preferences'];

/** A list that administrators set up for themselves; kept with their account, so that it follows them to another computer. */
export function usePreference<Item>(name: string) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const { data, isPending } = useQuery({
    queryKey,
    queryFn: () => dataProvider.preferences(),
    staleTime: Infinity,
  });
  // One after the other, so that the last one lasts.
  const { mutate } = useMutation({
    scope: { id: name },
    mutationFn: (items: Item[]) => dataProvider.savePreference(name, items),
    onMutate: (items) => {
      queries.setQueryData<Record<string, unknown>>(queryKey, (kept) => ({ ...kept, [name]: items }));
    },
    onError: (error) => {
      notify(messageOf(error), { type: 'error' });
      void queries.invalidateQueries({ queryKey });
    },
  });
  const kept = data?.[name];
  return { items: Array.isArray(kept) ? (kept as Item[]) : [], isPending, keep: mutate };
}
