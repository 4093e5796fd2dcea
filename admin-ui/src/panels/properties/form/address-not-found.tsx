import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { HttpError } from 'react-admin';
import { addressNotFound } from '../../../data-provider/properties';

/** An address that the server cannot place is told apart from other refusals, because it has a dialog of its own [APROP-39]. */
export const isAddressUnknown = (error: unknown): boolean =>
  error instanceof HttpError && error.message === addressNotFound;

/** [APROP-39], [APROP-40] */
export function AddressNotFound({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      aria-labelledby="address-title"
      aria-describedby="address-text"
      maxWidth="xs"
    >
      <DialogTitle id="address-title">{addressNotFound}</DialogTitle>
      <DialogContent id="address-text">Please make sure you have entered a valid address.</DialogContent>
      <DialogActions>
        <Button
          variant="contained"
          color="primary"
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the only button of a dialog
          autoFocus
          onClick={onClose}
        >
          OK
        </Button>
      </DialogActions>
    </Dialog>
  );
}
