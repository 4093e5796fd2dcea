import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { ConfirmDialog } from '../components/confirm-dialog';
import { ErrorArea } from '../components/error-area';
import { Modal } from '../components/modal';
import { useTask } from '../components/use-task';
import type { AdminDataProvider } from '../data-provider/data-provider';

/** Recovery codes, shown once; they are good, and a first factor is on, when one says that they are kept [BEYE-02]. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [asking, setAsking] = useState(false);
  const keep = useTask(async () => {
    await dataProvider.confirmRecoveryCodes();
    notify('Your recovery codes are good from now on.', { type: 'success' });
    refresh();
    onClose();
  });
  return (
    <Modal title="Keep these recovery codes" onClose={() => setAsking(true)} maxWidth="xs">
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <Alert severity="warning">
          Each signs you in once where your second factor is lost. They are shown only now.
        </Alert>
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
            fontFamily: 'ui-monospace, monospace',
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
        <ErrorArea text={keep.failure} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" color="primary" loading={keep.running} onClick={() => void keep.run()}>
          I have kept them
        </Button>
      </DialogActions>
      <ConfirmDialog
        open={asking}
        title="Close without keeping them?"
        confirm="Close"
        cancel="Back to the codes"
        dangerous
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      >
        These codes cannot be shown again, and neither they nor a first second factor are good until you have kept them.
      </ConfirmDialog>
    </Modal>
  );
}
