import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnCalendarDto } from '@stowbridge/api';
import { useRef, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { ConfirmDialog } from '../components/confirm-dialog';
import { ErrorArea } from '../components/error-area';
import { Panel } from '../components/panel';
import { useConfirmed } from '../components/use-confirmed';
import { useCreationKey } from '../components/use-creation-key';
import { useTask } from '../components/use-task';
import type { AdminDataProvider } from '../data-provider/data-provider';

const key = ['own-calendar'];

/** One's dates and tasks in a calendar of one's own, by an address that is shown once. */
export function CalendarPanel() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data, error, refetch } = useQuery({ queryKey: key, queryFn: () => dataProvider.ownCalendar(), retry: false });
  return (
    <Panel title="Calendar">
      <Box sx={{ color: 'text.secondary', mb: 3 }}>
        Your tasks and the dates of deals in your own calendar, by an address that only you have. Whoever knows the
        address can read them.
      </Box>
      {data ? (
        <Subscription calendar={data.calendar} />
      ) : error ? (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
          Your calendar is not here yet.
        </Alert>
      ) : (
        <Skeleton variant="rounded" height={88} />
      )}
    </Panel>
  );
}

function Subscription({ calendar }: Pick<OwnCalendarDto, 'calendar'>) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const field = useRef<HTMLInputElement>(null);
  const [titlesOnly, setTitlesOnly] = useState(calendar?.private ?? false);
  const [address, setAddress] = useState('');
  const again = () => queries.invalidateQueries({ queryKey: key });
  const sentAs = useCreationKey();
  const make = useTask(async () => {
    const body = { private: titlesOnly };
    setAddress((await dataProvider.makeCalendar(body, sentAs(body).key)).address);
    await again();
  });
  const revoke = useConfirmed(
    () => dataProvider.revokeCalendar(),
    async () => {
      setAddress('');
      await again();
      notify('Your calendar address is revoked.', { type: 'info' });
    },
  );
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      notify('The address is copied.', { type: 'success' });
    } catch {
      // The browser keeps its clipboard to itself where the page is not secure; the address is selected, though.
      notify('Press Ctrl+C to copy the address.', { type: 'info' });
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {address ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <TextField
            label="Address, shown this once"
            value={address}
            inputRef={field}
            sx={{ flex: '1 1 260px' }}
            slotProps={{ htmlInput: { readOnly: true } }}
          />
          <Button onClick={() => void copy()}>Copy</Button>
        </Box>
      ) : (
        <>
          {calendar && <Box>You have an address{calendar.private ? ', with titles only' : ''}. A new one ends it.</Box>}
          <FormControlLabel
            label="Private: titles only, no prices"
            control={<Checkbox checked={titlesOnly} onChange={(_, checked) => setTitlesOnly(checked)} />}
          />
        </>
      )}
      {make.failure && <ErrorArea text={make.failure} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {!address && (
          <Button loading={make.running} onClick={() => void make.run()}>
            {calendar ? 'Make a new address' : 'Subscribe'}
          </Button>
        )}
        {calendar && <Button onClick={revoke.ask}>Revoke</Button>}
      </Box>
      <ConfirmDialog {...revoke.question} title="Revoke calendar address" confirm="Revoke" cancel="Cancel" dangerous>
        Calendars that use it are not brought up to date any more.
      </ConfirmDialog>
    </Box>
  );
}
