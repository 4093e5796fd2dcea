import Button from '@mui/material/Button';
import { useState } from 'react';
import { UserDialog } from './form/UserDialog';
import type { TabOfUsers } from './tabs';

/** `[+] Add New Buyer`, `[+] Add New Seller` and `Add New Admin` [AUSR-08], [AUSR-20], [AUSR-27]. */
export function AddUser({ of }: { of: TabOfUsers }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" color="primary" onClick={() => setOpen(true)}>
        {of.addLabel}
      </Button>
      {open && <UserDialog type={of.userTypeId} onClose={() => setOpen(false)} />}
    </>
  );
}
