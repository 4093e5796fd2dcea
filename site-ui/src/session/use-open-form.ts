import { useEffect, useEffectEvent } from 'react';
import { takeOpenForm } from './left-page';

/**
 * [FSITE-04] Opens the dialog of a form again in which somebody was typing when their session ended.
 * @param ready whether the person may open it; waits until they may
 */
export function useOpenForm(form: string, ready: boolean, open: () => void): void {
  const opened = useEffectEvent(open);
  useEffect(() => {
    if (ready && takeOpenForm(form)) {
      opened();
    }
  }, [form, ready]);
}
