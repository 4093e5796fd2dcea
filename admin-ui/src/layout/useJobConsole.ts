import { useDataProvider, useNotify } from 'react-admin';
import type { AdminDataProvider } from '../dataProvider/dataProvider';
import { messageOf } from '../dataProvider/failure';

/** Opens the job console in a new tab, once the server has let this browser in. */
export function useJobConsole(): () => Promise<void> {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  return async () => {
    // Opened within the click, before the answer is here: later the browser would take it for a pop-up.
    const tab = window.open('', '_blank');
    try {
      const address = await dataProvider.openJobConsole();
      if (tab) tab.location.href = address;
    } catch (error) {
      tab?.close();
      notify(messageOf(error), { type: 'error' });
    }
  };
}
