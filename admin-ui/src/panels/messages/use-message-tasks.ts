import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { isReceived, type Message } from '../../records/message';

/** Asks for all lists of messages again [MSG-07], and for the unread count [MSG-17]. */
export function useMessageRefresh(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ['messages'] }),
      queryClient.invalidateQueries({ queryKey: ['unread'] }),
    ]);
  }, [queryClient]);
}

/** Marks a message read as soon as it is opened [MSG-16]; a failure leaves it unread and is only logged [ERR-08]. */
export function useReadMark(message: Message | undefined): void {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const refresh = useMessageRefresh();
  const id = message && isReceived(message) && !message.read ? message.id : undefined;
  useEffect(() => {
    if (id === undefined) {
      return;
    }
    dataProvider.readMessage(id).then(refresh, (error: unknown) => console.warn(error));
  }, [dataProvider, id, refresh]);
}
