import { useEffect, useEffectEvent } from 'react';
import { formIds } from './form-ids';
import { OPEN_FORM, takeOpenForm } from '../session/left-page';

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

/** [FSITE-04] The message below which somebody was typing their answer when their session ended; told once. */
export function takeOpenReply(): number | undefined {
  const id = Number(/^reply-(\d+)$/.exec(sessionStorage.getItem(OPEN_FORM) ?? '')?.[1]);
  return id && takeOpenForm(formIds.reply(id)) ? id : undefined;
}
