import Close from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

export interface FrameProps {
  title: string;
  onClose: () => void;
  maxWidth?: 'xs' | 'sm' | 'md' | 'lg';
  /** Of one height, however much is in it. */
  tall?: boolean;
  children: ReactNode;
}

/** A form in it gives its content the scroll bar, so that title, summary and buttons stay in sight. */
const formSx = { '& > form': { display: 'flex', flexDirection: 'column', flex: 'auto', minHeight: 0 } } as const;

/** It grows downwards when what is in it comes, and nothing that is read moves. */
const growingSx = { alignSelf: 'flex-start', mt: '8vh', maxHeight: 'calc(92vh - 32px)' } as const;

/** A titled dialog; on phones it takes the whole screen. What it is for is said by `Modal`, `FormDialog` and `Chooser`. */
export function DialogFrame({ title, onClose, maxWidth = 'sm', tall, children }: FrameProps) {
  const id = useId();
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const paperSx = {
    ...formSx,
    ...(phone
      ? { m: 0, width: '100%', borderRadius: 0, border: 0 }
      : tall
        ? { height: 'calc(100% - 64px)', maxHeight: 760 }
        : growingSx),
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth={maxWidth}
      fullScreen={phone}
      scroll="paper"
      aria-labelledby={id}
      slotProps={{ paper: { sx: paperSx } }}
    >
      <DialogTitle id={id} sx={{ display: 'flex', alignItems: 'center', gap: 2, justifyContent: 'space-between' }}>
        {title}
        <IconButton aria-label="Close" onClick={onClose} sx={{ mr: -2, mt: -1 }}>
          <Close />
        </IconButton>
      </DialogTitle>
      {children}
    </Dialog>
  );
}
