import UnpublishedOutlined from '@mui/icons-material/UnpublishedOutlined';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { RowAction } from '../../components/list/row-actions';
import { usePropertyRefresh } from '../../components/use-property-refresh';
import { useTask } from '../../components/use-task';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import type { PropertyDocument } from '../../records/property';

/** Takes a document back from its readers. */
export function WithdrawDocument({ document: { ID, ActualFileName } }: { document: PropertyDocument }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = usePropertyRefresh();
  const [asking, setAsking] = useState(false);
  const withdrawal = useTask(async () => {
    await dataProvider.withdrawDocument(ID);
    await refresh();
    notify(`${ActualFileName} is withdrawn.`, { type: 'success' });
  });
  const close = () => {
    withdrawal.forget();
    setAsking(false);
  };
  return (
    <>
      <RowAction label="Withdraw" of={ActualFileName} icon={UnpublishedOutlined} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        title="Withdraw Document"
        about={ActualFileName}
        confirm="Withdraw"
        cancel="Cancel"
        running={withdrawal.running}
        failure={withdrawal.failure}
        onConfirm={() => void withdrawal.run().then(({ ok }) => ok && close())}
        onClose={close}
      >
        Nobody but the office can open it any more, nor an earlier version of it. It can be published again.
      </ConfirmDialog>
    </>
  );
}
