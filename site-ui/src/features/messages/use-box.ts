import { useCallback, useEffect, useState } from 'react';
import { browserApi } from '../../api/browser-api';
import { getMessages, type MessagePage } from '../../api/messages';
import { useLoad } from '../../api/use-load';

/** One list of messages, page by page; the page before stays until the next one is there, so that nothing jumps. */
export function useBox(kind: 'unread' | 'read', userType: number) {
  const [page, setPage] = useState(1);
  const { data, error, reload } = useLoad(
    useCallback(() => getMessages(browserApi, kind, userType, page), [kind, userType, page]),
  );
  const [shown, setShown] = useState<MessagePage>();
  useEffect(() => {
    if (data) {
      setShown(data);
    }
  }, [data]);
  return { box: data ?? shown, error, reload, setPage };
}
