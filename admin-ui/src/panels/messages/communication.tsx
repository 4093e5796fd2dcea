import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Box from '@mui/material/Box';
import type { RoleId } from '@stowbridge/contract/ids';
import { useMemo, useState } from 'react';
import { useListContext } from 'react-admin';
import { RecordListBase } from '../../components/list/record-list-base';
import { totalText } from '../../components/format';
import { Panel } from '../../components/panel';
import { useDialog } from '../../components/use-dialog';
import { below } from '../../paths';
import { userPath } from '../../records/user-path';
import { ComposeMessage } from './compose-message';
import type { Message } from '../../records/message';
import { MessageTable } from './message-table';

interface Props {
  userId: number;
  /** The role in which the person is looked at: who buys and sells has two correspondences. */
  userType: RoleId;
  userName: string;
}

/** What a person and the office wrote to each other, on the person's page [ABUY-26] to [ABUY-29], [ASEL-25], [ASEL-26]. */
export function Communication({ userId, userType, userName }: Props) {
  const [both, setBoth] = useState(false);
  const filter = useMemo(
    () => ({ [both ? 'userId' : 'fromUserId']: userId, userTypeId: userType }),
    [both, userId, userType],
  );
  return (
    <RecordListBase<Message> key={String(both)} resource="messages" filter={filter} inPanel>
      <Correspondence to={{ id: userId, typeId: userType, name: userName }} both={both} onBoth={setBoth} />
    </RecordListBase>
  );
}

interface CorrespondenceProps {
  to: { id: number; typeId: RoleId; name: string };
  both: boolean;
  onBoth: (both: boolean) => void;
}

function Correspondence({ to, both, onBoth }: CorrespondenceProps) {
  const { total } = useListContext<Message>();
  const page = userPath({ ...to, userTypeId: to.typeId });
  const composing = useDialog(page, below.newMessage);
  return (
    <Panel
      title="Communication"
      aside={total !== undefined && totalText(total)}
      flush
      actions={
        <Button startIcon={<Add />} aria-haspopup="dialog" onClick={() => composing.open()}>
          Compose Message
        </Button>
      }
    >
      <Box sx={{ px: 4, py: 2.5, borderBottom: 1, borderColor: 'divider' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={both}
          onChange={(_, chosen: boolean | null) => chosen !== null && onBoth(chosen)}
          aria-label="Which messages"
        >
          <ToggleButton value={false}>Received</ToggleButton>
          <ToggleButton value>Received and sent</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      <MessageTable
        page={page}
        empty={
          both
            ? `Nothing has been written yet. Compose Message writes to ${to.name}.`
            : `${to.name} has not written to the office yet.`
        }
      />
      {composing.params && <ComposeMessage to={to} onClose={composing.close} />}
    </Panel>
  );
}
