import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { number } from '../format';

interface Props {
  count: number;
  /** Said on the button that takes the choice over. */
  confirm: string;
  disabled?: boolean;
  running?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** Before the buttons of every chooser. */
  children?: ReactNode;
}

/** Below a choice of several: how many are chosen, those on other pages included, read aloud as it changes, and the buttons. */
export function ChosenButtons({ count, confirm, disabled, running, onConfirm, onClose, children }: Props) {
  return (
    <>
      <Box role="status" sx={{ flex: 1, color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {count > 0 && `${number(count)} selected`}
      </Box>
      {children}
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="contained" color="primary" disabled={disabled} loading={running} onClick={onConfirm}>
        {confirm}
      </Button>
    </>
  );
}
