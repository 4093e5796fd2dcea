import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useNavigate, useSearchParams } from 'react-router';
import { useDialog } from '../components/use-dialog';
import { below, paths } from '../paths';
import { CreateUser } from './form/create-user';
import type { TabOfUsers } from './tabs';

/** `[+] Add New Buyer`, `[+] Add New Seller` and `Add New Admin` [AUSR-08], [AUSR-20], [AUSR-27]. */
export function AddUser({ of }: { of: TabOfUsers }) {
  const adding = useDialog(paths.dashboard(of.tab), below.new);
  const navigate = useNavigate();
  const enquiryId = Number(useSearchParams()[0].get('enquiry')) || undefined;
  const close = () => (enquiryId ? void navigate(paths.enquiry(enquiryId), { replace: true }) : adding.close());
  return (
    <>
      <Button
        variant="contained"
        color="primary"
        startIcon={!of.addLabel.startsWith('[+]') && <Add />}
        onClick={() => adding.open()}
      >
        {of.addLabel}
      </Button>
      {adding.params && <CreateUser type={of.userTypeId} enquiryId={enquiryId} onClose={close} />}
    </>
  );
}
