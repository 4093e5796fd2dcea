import Button from '@mui/material/Button';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { useTask } from '../components/use-task';
import { useUndoToast } from '../components/use-undo-toast';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { messageOf } from '../data-provider/failure';
import type { Enquiry } from './enquiry';

/** Says that the office is done with an enquiry, or opens it again. */
export function HandleEnquiry({ enquiry: { id, name, handledAt } }: { enquiry: Enquiry }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const offerUndo = useUndoToast();
  const label = handledAt ? 'Reopen' : 'Mark handled';
  const change = useTask(async () => {
    try {
      await dataProvider.handleEnquiry(id, !handledAt);
      offerUndo(`The enquiry of ${name} is ${handledAt ? 'open again' : 'handled'}.`, async () => {
        await dataProvider.handleEnquiry(id, Boolean(handledAt));
        refresh();
      });
      refresh();
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
  });
  return (
    <Button
      loading={change.running}
      onClick={() => void change.run()}
      aria-label={`${label}: ${name}`}
      sx={{ minHeight: 30, px: 2.5, my: -0.5, whiteSpace: 'nowrap' }}
    >
      {label}
    </Button>
  );
}
