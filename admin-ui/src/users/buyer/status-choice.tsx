import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { UserStatus } from '@stowbridge/contract/ids';
import { useId } from 'react';
import { useNotify } from 'react-admin';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { useConfirmed } from '../../components/use-confirmed';
import { useTask } from '../../components/use-task';
import { messageOf } from '../../data-provider/failure';
import { nameOfUser, type User } from '../../records/user';
import { useStatusDeed } from '../use-status-deed';

/** [ABUY-11] */
const rejectQuestion = 'Are you sure want to reject this user?';

/** [ABUY-09] */
const approvedText = 'Status has been approved.';

/** The status of a buyer as a choice [ABUY-05], [ABUY-06]: approving is done at once [ABUY-08], rejecting is asked first [ABUY-10]. */
export function StatusChoice({ user }: { user: User }) {
  const notify = useNotify();
  const setStatus = useStatusDeed();
  const label = useId();

  const approve = useTask(async () => {
    try {
      await setStatus(user.id, UserStatus.Approved, approvedText);
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
  });
  const reject = useConfirmed(() =>
    setStatus(user.id, UserStatus.Rejected, `${nameOfUser(user)} is rejected and can be approved again.`),
  );

  const choose = (statusId: number) => {
    if (statusId === UserStatus.Approved) {
      void approve.run();
    } else {
      reject.ask();
    }
  };

  return (
    <Box>
      <FormLabel id={label}>Status</FormLabel>
      <RadioGroup
        row
        aria-labelledby={label}
        value={user.statusId}
        onChange={(_, value) => choose(Number(value))}
        sx={{ columnGap: 2 }}
      >
        <FormControlLabel value={UserStatus.Approved} label="Approve" control={<Radio />} disabled={approve.running} />
        <FormControlLabel value={UserStatus.Rejected} label="Reject" control={<Radio />} disabled={approve.running} />
        <FormControlLabel value={UserStatus.Pending} label="Approval Pending" control={<Radio />} disabled />
      </RadioGroup>
      <ConfirmDialog
        {...reject.question}
        title="Reject User"
        about={[nameOfUser(user), user.email].join(', ')}
        dangerous
      >
        {rejectQuestion}
      </ConfirmDialog>
    </Box>
  );
}
