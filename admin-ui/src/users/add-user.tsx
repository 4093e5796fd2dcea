import Button from '@mui/material/Button';
import { useDialog } from '../components/use-dialog';
import { below, paths } from '../paths';
import { CreateUser } from './form/create-user';
import type { TabOfUsers } from './tabs';

/** `[+] Add New Buyer`, `[+] Add New Seller` and `Add New Admin` [AUSR-08], [AUSR-20], [AUSR-27]. */
export function AddUser({ of }: { of: TabOfUsers }) {
  const adding = useDialog(paths.dashboard(of.tab), below.new);
  return (
    <>
      <Button variant="contained" color="primary" onClick={() => adding.open()}>
        {of.addLabel}
      </Button>
      {adding.params && <CreateUser type={of.userTypeId} onClose={adding.close} />}
    </>
  );
}
