import { useCallback } from 'react';
import { HttpError, useNotify, useRefresh } from 'react-admin';

/**
 * Decides on something and says what was done. Whoever comes too late reads what was decided meanwhile, or that it is gone; in either case all that
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
        if (!(error instanceof HttpError) || ![404, 409].includes(error.status)) {
          throw error;
        }
        notify(error.message, { type: 'warning', autoHideDuration: null });
      }
      refresh();
    },
    [notify, refresh],
  );
}
