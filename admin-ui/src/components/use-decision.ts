import { useCallback } from 'react';
import { HttpError, useNotify, useRefresh } from 'react-admin';

/**
 * Decides on something and says what was done. Whoever comes too late reads what was decided meanwhile; in either case all that
 * is on the screen is then as it stands.
 */
export function useDecision(): (decide: () => Promise<unknown>, said: string) => Promise<void> {
  const notify = useNotify();
  const refresh = useRefresh();
  return useCallback(
    async (decide, said) => {
      try {
        await decide();
        notify(said, { type: 'success' });
      } catch (error) {
        if (!(error instanceof HttpError) || error.status !== 409) {
          throw error;
        }
        notify(error.message, { type: 'warning', autoHideDuration: null });
      }
      refresh();
    },
    [notify, refresh],
  );
}
