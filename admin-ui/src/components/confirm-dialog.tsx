import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { ErrorArea } from './error-area';

interface Props {
  open: boolean;
  title: string;
  children: ReactNode;
  /** Whom or what it is about, below the question. */
  about?: string;
  confirm?: string;
  cancel?: string;
  /** Red, for what cannot be undone. */
  dangerous?: boolean;
  running?: boolean;
  failure?: string;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * Asks before something happens; stays open with the reason when it is refused. Neither a press beside it nor the second half of
 * the double click that opened it is an answer.
 */
export function ConfirmDialog(props: Props) {
  const {
    open,
    title,
    children,
    about,
    confirm = 'Yes',
    cancel = 'No',
    dangerous,
    running,
    failure = '',
    onConfirm,
    onClose,
  } = props;
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={(_, reason) => !running && reason !== 'backdropClick' && onClose()}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent id={`${id}-text`} sx={{ display: 'grid', gap: 3 }}>
        <div>{children}</div>
        {about && <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{about}</Box>}
        <ErrorArea text={failure} />
      </DialogContent>
      <DialogActions>
        <Button onClick={({ detail }) => detail < 2 && onClose()} disabled={running}>
          {cancel}
        </Button>
        <Button
          variant="contained"
          color={dangerous ? 'error' : 'primary'}
          onClick={({ detail }) => detail < 2 && onConfirm()}
          loading={running}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- a question is answered by Enter, unless it is dangerous
          autoFocus={!dangerous}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
