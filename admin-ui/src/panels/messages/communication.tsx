import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Box from '@mui/material/Box';
import type { RoleId } from '@stowbridge/contract/ids';
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
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

/** Which messages are listed: each way has its filter, and what is said when it finds none. */
const ways = {
  received: {
    label: 'Received',
    who: 'fromUserId',
    empty: (name: string) => `${name} has not written to the office yet.`,
  },
  sent: { label: 'Sent', who: 'toUserId', empty: (name: string) => `The office has not written to ${name} yet.` },
  both: {
    label: 'Received and sent',
    who: 'userId',
    empty: (name: string) => `Nothing has been written yet. Compose Message writes to ${name}.`,
  },
};
type Way = keyof typeof ways;

/** How long a message that was just sent is marked, in milliseconds. */
const markedFor = 2_000;

/** What a person and the office wrote to each other, on the person's page [ABUY-26] to [ABUY-29], [ASEL-25], [ASEL-26]. */
export function Communication({ userId, userType, userName }: Props) {
  const [way, setWay] = useState<Way>('received');
  const [sentId, setSentId] = useState<number>();
  const page = userPath({ id: userId, userTypeId: userType, name: userName });
  const composing = useDialog(page, below.newMessage);
  const filter = useMemo(() => ({ [ways[way].who]: userId, userTypeId: userType }), [way, userId, userType]);
  const showSent = (id: number) => {
    setWay('sent');
    setSentId(id);
  };
  return (
    <>
      <RecordListBase<Message> key={way} resource="messages" filter={filter} inPanel>
        <Correspondence way={way} onWay={setWay} onCompose={() => composing.open()}>
          <MessageTable page={page} empty={ways[way].empty(userName)} markedId={sentId} />
          <Mark id={sentId} onEnd={() => setSentId(undefined)} />
        </Correspondence>
      </RecordListBase>
      {composing.params && (
        <ComposeMessage
          to={{ id: userId, typeId: userType, name: userName }}
          onSent={showSent}
          onClose={composing.close}
        />
      )}
    </>
  );
}

/** Ends the mark of a message some time after it has come onto the screen. */
function Mark({ id, onEnd }: { id?: number; onEnd: () => void }) {
  const { data } = useListContext<Message>();
  const shown = data?.some((message) => message.id === id) ?? false;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const timer = shown ? setTimeout(() => end(), markedFor) : undefined;
    return () => clearTimeout(timer);
  }, [shown]);
  return null;
}

interface CorrespondenceProps {
  way: Way;
  onWay: (way: Way) => void;
  onCompose: () => void;
  children: ReactNode;
}

function Correspondence({ way, onWay, onCompose, children }: CorrespondenceProps) {
  const { total } = useListContext<Message>();
  return (
    <Panel
      title="Communication"
      aside={total !== undefined && totalText(total)}
      flush
      actions={
        <Button startIcon={<Add />} aria-haspopup="dialog" onClick={onCompose}>
          Compose Message
        </Button>
      }
    >
      <Box sx={{ px: 4, py: 2.5, borderBottom: 1, borderColor: 'divider' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={way}
          onChange={(_, chosen: Way | null) => chosen && onWay(chosen)}
          aria-label="Which messages"
        >
          {(Object.keys(ways) as Way[]).map((name) => (
            <ToggleButton key={name} value={name}>
              {ways[name].label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      {children}
    </Panel>
  );
}
