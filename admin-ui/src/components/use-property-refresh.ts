import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Everything that shows a property is asked for again: lists, the record, its file. */
export function usePropertyRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['properties'] }),
      queries.invalidateQueries({ queryKey: ['property-file'] }),
      queries.invalidateQueries({ queryKey: ['property-names'] }),
    ]);
  }, [queries]);
}
