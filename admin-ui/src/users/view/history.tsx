import type { AuditEntryDto } from '@stowbridge/api';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { dateAndTime } from '../../components/format';
import { Panel } from '../../components/panel';
import { RecordLink } from '../../components/record-link';
import { Timeline } from '../../components/timeline';
import { byTime, useNotes, type Dated } from '../../panels/notes/note';
import { noteStep } from '../../panels/notes/note-step';
import { WriteNote } from '../../panels/notes/write-note';
import { whatHappened } from './what-happened';

const atOnce = 8;

/** What was done to somebody's account, by whom and when, with the notes about them and their deals: the latest. */
export function History({ userId }: { userId: number }) {
  const [shown, setShown] = useState(atOnce);
  const {
    data,
    total = 0,
    error,
  } = useGetList<AuditEntryDto>(
    'audit',
    {
      filter: { subjectType: 'user', subjectId: userId },
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page: 1, perPage: shown },
    },
    { onError: () => undefined, retry: false, placeholderData: (before) => before },
  );
  const { notes, total: noted, failed: notesFailed } = useNotes({ type: 'user', id: userId }, shown);
  const steps = data && notes && byTime(data.map(entryStep), notes.map(noteStep));
  return (
    <Panel title="Timeline">
      <Box sx={{ mb: 5 }}>
        <WriteNote of={{ type: 'user', id: userId }} />
      </Box>
      {error || notesFailed ? (
        <Box sx={{ color: 'text.secondary' }}>The timeline is not here just now.</Box>
      ) : !steps ? (
        <Skeleton variant="rounded" height={88} />
      ) : steps.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>Changes of this account appear here, and what is noted.</Box>
      ) : (
        <Timeline steps={steps.slice(0, shown)} />
      )}
      {steps && total + noted > shown && (
        <Button variant="text" onClick={() => setShown(shown + atOnce)} sx={{ mt: 3, ml: -3.5 }}>
          Show earlier
        </Button>
      )}
    </Panel>
  );
}

const entryStep = (entry: AuditEntryDto): Dated => ({
  key: `audit-${entry.id}`,
  at: entry.createdAt,
  tone: 'neutral',
  what: whatHappened(entry),
  by: (
    <>
      {entry.actorId !== null && (
        <>
          <RecordLink kind="user" id={entry.actorId} name={entry.actorName} userTypeId={entry.actorUserTypeId} />,{' '}
        </>
      )}
      {dateAndTime(entry.createdAt)}
    </>
  ),
});
