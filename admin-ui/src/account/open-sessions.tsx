import type { OwnSessionDto } from '@stowbridge/api';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { ConfirmDialog } from '../components/confirm-dialog';
import { dateAndTime } from '../components/format';
import { Panel } from '../components/panel';
import { useConfirmed } from '../components/use-confirmed';
import type { AdminDataProvider } from '../data-provider/data-provider';

const key = ['own-sessions'];

/** Where one is signed in, and the end of what should not be [FSEC-18]. */
export function OpenSessions() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: () => dataProvider.ownSessions(),
    gcTime: 0,
    retry: false,
  });
  return (
    <Panel title="Open sessions">
      {data ? (
        <Listed sessions={data} />
      ) : error ? (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
          Your sessions are not here yet.
        </Alert>
      ) : (
        <Skeleton variant="rounded" height={88} />
      )}
    </Panel>
  );
}

function useEnding(end: () => Promise<unknown>) {
  const queries = useQueryClient();
  return useConfirmed(end, () => queries.invalidateQueries({ queryKey: key }));
}

function Listed({ sessions }: { sessions: OwnSessionDto[] }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const others = useEnding(() => dataProvider.endOtherSessions());
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3, width: '100%' }}>
        {sessions.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </Box>
      {sessions.length > 1 && <Button onClick={others.ask}>End all others</Button>}
      <ConfirmDialog {...others.question} title="End all other sessions" confirm="End them" cancel="Cancel" dangerous>
        You are signed out everywhere but here.
      </ConfirmDialog>
    </Box>
  );
}

function Session({ session: { id, device, address, lastUsedAt, isCurrent } }: { session: OwnSessionDto }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const end = useEnding(() => dataProvider.endOwnSession(id));
  const name = device ?? 'Unknown device';
  const about = [address, `last used ${dateAndTime(lastUsedAt)}`].filter(Boolean).join(', ');
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 540 }}>{name}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{about}</Box>
      </Box>
      {isCurrent ? (
        <Box sx={{ color: 'text.secondary' }}>This one</Box>
      ) : (
        <Button aria-label={`End the session of ${name}`} onClick={end.ask}>
          End
        </Button>
      )}
      <ConfirmDialog
        {...end.question}
        title="End session"
        about={`${name}, ${about}`}
        confirm="End it"
        cancel="Cancel"
        dangerous
      >
        Whoever uses it has to sign in again.
      </ConfirmDialog>
    </Box>
  );
}
