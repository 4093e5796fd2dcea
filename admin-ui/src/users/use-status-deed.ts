import { useCallback } from 'react';
import { useDataProvider, useRefresh } from 'react-admin';
import { useUndoToast } from '../components/use-undo-toast';
import type { AdminDataProvider } from '../data-provider/data-provider';
import type { DecidedStatus } from '../data-provider/users';

/** Gives a person a status at once, and says so with a way to undo it, before anybody is told. */
export function useStatusDeed(): (userId: number, statusId: DecidedStatus, said: string) => Promise<void> {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const refresh = useRefresh();
  const offerUndo = useUndoToast();
  return useCallback(
    async (userId, statusId, said) => {
      await dataProvider.setUserStatus(userId, statusId);
      offerUndo(said, () => dataProvider.undoUserStatus(userId, statusId).then(refresh));
      refresh();
    },
    [dataProvider, offerUndo, refresh],
  );
}
