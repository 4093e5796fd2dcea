import { useCallback } from 'react';
import { useRefresh } from 'react-admin';

/** Does something about a record. Where it is refused, such as to whoever comes too late, all is shown as it stands now. */
export function useDeed(): <Result>(deed: () => Promise<Result>) => Promise<Result> {
  const refresh = useRefresh();
  return useCallback(
    async (deed) => {
      try {
        return await deed();
      } catch (error) {
        refresh();
        throw error;
      }
    },
    [refresh],
  );
}
