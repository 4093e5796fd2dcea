import ContentCopy from '@mui/icons-material/ContentCopy';
import type { NewApiKeyDto } from '@stowbridge/api';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { ConfirmDialog } from '../components/confirm-dialog';
// eslint-disable-next-line office/reading-dialogs -- its one field is read-only: the key is selected and copied from it
import { Modal } from '../components/modal';

/** The key itself, which nobody can look up later; it does not close by accident before it was copied. */
export function NewKey({ made, onClose }: { made: NewApiKeyDto; onClose: () => void }) {
  const [copied, setCopied] = useState(false);
  const [asking, setAsking] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const notify = useNotify();
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(made.secret);
      setCopied(true);
      notify('The key is copied.', { type: 'success' });
    } catch {
      // The browser keeps its clipboard to itself where the page is not secure; the key is selected, though.
      notify('Press Ctrl-C to copy the key.', { type: 'info' });
    }
  };
  const close = () => (copied ? onClose() : setAsking(true));
  return (
    <Modal title={`The key for ${made.name}`} onClose={close}>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <Alert severity="warning">
          This key is shown only now. Keep it where secrets are kept: whoever has it acts in your name, within its
          scopes.
        </Alert>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-end' }}>
          <TextField
            label="API key"
            value={made.secret}
            inputRef={field}
            onCopy={() => setCopied(true)}
            onFocus={(event) => (event.target as HTMLInputElement).select()}
            slotProps={{
              htmlInput: { readOnly: true, spellCheck: false, style: { fontFamily: 'ui-monospace, monospace' } },
            }}
          />
          <Button
            startIcon={<ContentCopy />}
            onClick={() => void copy()}
            // eslint-disable-next-line jsx-a11y/no-autofocus -- the dialog opens for this one press
            autoFocus
          >
            Copy
          </Button>
        </Box>
        <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          Programs send it as <code>Authorization: Bearer {made.secret.slice(0, 4)}…</code> to <code>/api/v1</code>.
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" color="primary" onClick={close}>
          Done
        </Button>
      </DialogActions>
      <ConfirmDialog
        open={asking}
        title="Close without copying?"
        confirm="Close"
        cancel="Back to the key"
        dangerous
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      >
        The key cannot be shown again. Without it, it has to be revoked and a new one made.
      </ConfirmDialog>
    </Modal>
  );
}
