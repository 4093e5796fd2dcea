import type { MessagesDto } from '@stowbridge/api';
import { MessagesService } from '@stowbridge/api/services/MessagesService';
import { useCallback, useState } from 'react';
import { browserApi } from '../../api/browser-api';
import { useLoad } from '../../api/use-load';
import { messagePageLength } from './message-lengths';

/** One list of messages, page by page; the page before stays until the next one is there, so that nothing jumps. */
export function useBox(kind: 'unread' | 'read', userType: 1 | 2 | 3) {
  const [page, setPage] = useState(1);
  const { data, error, reload } = useLoad(
    useCallback(
      () =>
        new MessagesService(browserApi)[kind]({
          requestBody: { UserType: userType, Page: page, PageLength: messagePageLength },
        }),
      [kind, userType, page],
    ),
  );
  const [shown, setShown] = useState<MessagesDto>();
  if (data && data !== shown) {
    setShown(data);
  }
  return { box: data ?? shown, error, reload, setPage };
}
