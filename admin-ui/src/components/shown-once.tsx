import ContentCopy from '@mui/icons-material/ContentCopy';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import { useRef, useState, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { ConfirmDialog } from './confirm-dialog';
// eslint-disable-next-line office/reading-dialogs -- its one field is read-only: the secret is selected and copied from it
import { Modal } from './modal';

interface Props {
  title: string;
  /** What it is: `key`, `secret`. */
  word: string;
  label: string;
  secret: string;
  /** What whoever has it can do. */
  warning: string;
  /** What has to be done when it is lost. */
  loss: string;
  /** How it is used. */
  children: ReactNode;
  onClose: () => void;
}

/** A secret that nobody can look up later; it does not close by accident before it was copied. */
export function ShownOnce({ title, word, label, secret, warning, loss, children, onClose }: Props) {
  const [copied, setCopied] = useState(false);
  const [asking, setAsking] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const notify = useNotify();
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(secret);
      setCopied(true);
      notify(`The ${word} is copied.`, { type: 'success' });
    } catch {
      // The browser keeps its clipboard to itself where the page is not secure; the secret is selected, though.
      notify(`Press Ctrl-C to copy the ${word}.`, { type: 'info' });
    }
  };
  const close = () => (copied ? onClose() : setAsking(true));
  return (
    <Modal title={title} onClose={close}>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <Alert severity="warning">{`This ${word} is shown only now. Keep it where secrets are kept: ${warning}`}</Alert>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-end' }}>
          <TextField
            label={label}
            value={secret}
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
        <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{children}</Box>
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
        cancel={`Back to the ${word}`}
        dangerous
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      >
        {`The ${word} cannot be shown again. ${loss}`}
      </ConfirmDialog>
    </Modal>
  );
}
