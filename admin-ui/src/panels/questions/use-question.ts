import { useGetOne } from 'react-admin';
import { messageOf } from '../../data-provider/failure';
import type { Question } from './question';

/** A question for a dialog that does something about it. */
export function useQuestion(id: number) {
  const { data, error, refetch } = useGetOne<Question>('questions', { id }, { onError: () => undefined, retry: false });
  return { question: data, failure: error && !data ? messageOf(error) : undefined, onRetry: () => void refetch() };
}
