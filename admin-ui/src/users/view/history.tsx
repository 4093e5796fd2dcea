import type { AuditEntryDto } from '@stowbridge/api';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useGetList } from 'react-admin';
import { dateAndTime } from '../../components/format';
import { Panel } from '../../components/panel';
import { RecordLink } from '../../components/record-link';
import { whatHappened } from './what-happened';

const shown = 8;

/** What was done to somebody's account, by whom and when: the latest of the audit log. */
export function History({ userId }: { userId: number }) {
  const { data, error } = useGetList<AuditEntryDto>(
    'audit',
    {
      filter: { subjectType: 'user', subjectId: userId },
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page: 1, perPage: shown },
    },
    { onError: () => undefined, retry: false },
  );
  return (
    <Panel title="Timeline">
      {error ? (
        <Box sx={{ color: 'text.secondary' }}>The timeline is not here just now.</Box>
      ) : !data ? (
        <Skeleton variant="rounded" height={88} />
      ) : data.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>Changes of this account appear here.</Box>
      ) : (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
          {data.map((entry) => (
            <Box component="li" key={entry.id}>
              <Box sx={{ fontWeight: 540, overflowWrap: 'anywhere' }}>{whatHappened(entry)}</Box>
              <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                {entry.actorId !== null && (
                  <>
                    <RecordLink
                      kind="user"
                      id={entry.actorId}
                      name={entry.actorName}
                      userTypeId={entry.actorUserTypeId}
                    />
                    ,{' '}
                  </>
                )}
                {dateAndTime(entry.createdAt)}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Panel>
  );
}
