import type { SignInsDto } from '@stowbridge/api';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDataProvider } from 'react-admin';
import { dateAndTime } from './format';
import { Panel } from './panel';
import type { AdminDataProvider } from '../data-provider/data-provider';

const quiet = { color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' } as const;

/** The last sign-ins to an account [FSEC-16]; without an id, to one's own. */
export function SignIns({ userId, actions }: { userId?: number; actions?: ReactNode }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data, error } = useQuery({
    queryKey: ['signIns', userId],
    queryFn: () => dataProvider.signIns(userId),
    gcTime: 0,
    retry: false,
  });
  return (
    <Panel title="Sign-ins" actions={actions}>
      {error ? (
        <Box sx={{ color: 'text.secondary' }}>The sign-ins are not here just now.</Box>
      ) : data ? (
        <Listed {...data} />
      ) : (
        <Skeleton variant="rounded" height={88} />
      )}
    </Panel>
  );
}

function Listed({ signIns, failed, lastFailedAt }: SignInsDto) {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {signIns.length === 0 && <Box sx={{ color: 'text.secondary' }}>Nobody has signed in yet.</Box>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {signIns.map(({ at, device, address, kind }) => (
          <Box component="li" key={at}>
            <Box sx={{ fontWeight: 540 }}>{dateAndTime(at)}</Box>
            <Box sx={quiet}>
              {[device ?? 'Unknown device', address, kind === 'temporary' && 'temporary password']
                .filter(Boolean)
                .join(', ')}
            </Box>
          </Box>
        ))}
      </Box>
      {lastFailedAt && (
        <Box
          sx={quiet}
        >{`${failed === 1 ? '1 attempt' : `${failed} attempts`} failed in the last 30 days, the last one on ${dateAndTime(lastFailedAt)}.`}</Box>
      )}
    </Box>
  );
}
