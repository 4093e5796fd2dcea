import { useState } from 'react';
import { useNotify } from 'react-admin';
import { usePropertyRefresh } from '../../components/use-property-refresh';
import { useTask } from '../../components/use-task';
import { messageOf } from '../../data-provider/failure';

/**
 * A setting of a document that is changed in its row: it shows what was chosen until the list has been read again.
 * @param said the toast for what is kept now
 */
export function useDocumentChange<Value>(save: (value: Value) => Promise<unknown>, said: (value: Value) => string) {
  const notify = useNotify();
  const refresh = usePropertyRefresh();
  const [chosen, setChosen] = useState<Value>();
  const { run, running } = useTask(async (value: Value) => {
    setChosen(value);
    try {
      await save(value);
      notify(said(value), { type: 'success' });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
    await refresh();
    setChosen(undefined);
  });
  return { chosen, running, choose: (value: Value) => void run(value) };
}
