import type { MailPreferencesDto } from '@stowbridge/api';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { Panel } from '../components/panel';
import { useTask } from '../components/use-task';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { messageOf } from '../data-provider/failure';

const key = ['mailPreferences'];

const kinds: { name: keyof MailPreferencesDto; label: string; help: string }[] = [
  {
    name: 'offers',
    label: 'Offers and deals',
    help: 'Offers on the properties that you list, and what becomes of deals.',
  },
  { name: 'properties', label: 'Properties', help: 'NDAs that are signed for the properties that you list.' },
  { name: 'messages', label: 'Messages', help: 'What buyers and sellers write to you or to the office.' },
  {
    name: 'reports',
    label: 'Reminders',
    help: 'Your tasks that are due, and dates of the deals that you list, once a day.',
  },
];

/** Which mails the administrator who is signed in gets; each choice is kept at once. */
export function MailChoices() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: () => dataProvider.mailPreferences(),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  return (
    <Panel title="Mails">
      {data ? (
        <Choices wanted={data} />
      ) : error ? (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
          Your choices are not here yet.
        </Alert>
      ) : (
        <Skeleton variant="rounded" height={132} />
      )}
    </Panel>
  );
}

function Choices({ wanted }: { wanted: MailPreferencesDto }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const id = useId();
  // One at a time: each request holds all three choices.
  const { run: choose } = useTask(async (name: keyof MailPreferencesDto, label: string) => {
    const chosen = { ...wanted, [name]: !wanted[name] };
    queries.setQueryData(key, chosen);
    try {
      queries.setQueryData(key, await dataProvider.saveMailPreferences(chosen));
      notify(`${label}: ${chosen[name] ? 'you get these mails.' : 'you do not get these mails any more.'}`, {
        type: 'success',
      });
    } catch (error) {
      queries.setQueryData(key, wanted);
      notify(messageOf(error), { type: 'error' });
    }
  });
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {kinds.map(({ name, label, help }) => (
        <Box
          key={name}
          component="label"
          htmlFor={`${id}${name}`}
          sx={{ display: 'flex', gap: 3, alignItems: 'center', justifyContent: 'space-between', cursor: 'pointer' }}
        >
          <span>
            <Box component="span" id={`${id}${name}-label`} sx={{ display: 'block', fontWeight: 540 }}>
              {label}
            </Box>
            <Box component="span" id={`${id}${name}-help`} sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {help}
            </Box>
          </span>
          <Switch
            id={`${id}${name}`}
            checked={wanted[name]}
            onChange={() => void choose(name, label)}
            slotProps={{ input: { 'aria-labelledby': `${id}${name}-label`, 'aria-describedby': `${id}${name}-help` } }}
          />
        </Box>
      ))}
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        Mails about your account and your password are always sent, and so are enquiries to the office.
      </Box>
    </Box>
  );
}
