import { useCallback } from 'react';
import { useGetOne, useRefresh } from 'react-admin';
import { messageOf } from '../../data-provider/failure';
import type { Question } from './question';

/** A question for a dialog that does something about it. */
export function useQuestion(id: number) {
  const { data, error, refetch } = useGetOne<Question>('questions', { id }, { onError: () => undefined, retry: false });
  return { question: data, failure: error && !data ? messageOf(error) : undefined, onRetry: () => void refetch() };
}

/** Does something about a question. Where it is refused, such as to whoever comes too late, the question is shown as it stands now. */
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
