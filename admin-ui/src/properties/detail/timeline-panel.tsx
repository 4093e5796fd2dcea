import type { PropertyEventDto } from '@stowbridge/api';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { wordsOf } from '@stowbridge/contract/log-fields';
import { auditActions, type AuditAction } from '@stowbridge/contract/log-words';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDataProvider } from 'react-admin';
import { dateAndTime, money } from '../../components/format';
import { nameOf, useLookups } from '../../components/lookups/use-lookups';
import { Panel } from '../../components/panel';
import { RecordLink } from '../../components/record-link';
import { Timeline } from '../../components/timeline';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import type { Note } from '../../panels/notes/note';
import { noteStep } from '../../panels/notes/note-step';
import { WriteNote } from '../../panels/notes/write-note';
import { stageTones } from '../../records/stages';
import type { Tone } from '../../theme/tokens';

const tones: Record<Exclude<PropertyEventDto['kind'], 'stage' | 'note'>, Tone> = {
  change: 'neutral',
  mail: 'neutral',
  nda: 'plum',
  offer: 'accent',
};

const atOnce = 10;

/** What happened to a property: changes, documents, NDAs, offers, stages, notes and mails, who and when, the newest first. */
export function TimelinePanel({ propertyId }: { propertyId: number }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['properties', 'timeline', propertyId],
    queryFn: ({ pageParam }) => dataProvider.propertyTimeline(propertyId, atOnce, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    retry: false,
  });
  const events = data?.pages.flatMap((page) => page.events);
  return (
    <Panel title="Timeline">
      <Box sx={{ mb: 5 }}>
        <WriteNote of={{ type: 'property', id: propertyId }} />
      </Box>
      {!events ? (
        error ? (
          <Button onClick={() => void refetch()}>Try again</Button>
        ) : (
          <Skeleton variant="rounded" height={320} />
        )
      ) : events.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>What happens to this property appears here.</Box>
      ) : (
        <Events events={events} />
      )}
      {error && events && <Box sx={{ mt: 3, color: 'error.main' }}>Earlier events could not be read.</Box>}
      {hasNextPage && (
        <Button
          variant="text"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          sx={{ mt: 3, ml: -3.5 }}
        >
          Show earlier
        </Button>
      )}
    </Panel>
  );
}

function Events({ events }: { events: PropertyEventDto[] }) {
  const { dealStatuses } = useLookups();
  const stage = (id: number | null) => nameOf(dealStatuses, id);
  return (
    <Timeline
      steps={events.map((event) => {
        const { kind } = event;
        if (kind === 'note') {
          return noteStep(noteOf(event));
        }
        return {
          key: event.id,
          tone: kind === 'stage' ? (stageTones[event.toStatusId ?? 0] ?? 'neutral') : tones[kind],
          what: whatOf(event, stage),
          by: (
            <>
              <Who event={event} />
              {dateAndTime(event.at)}
            </>
          ),
          more: event.reason,
        };
      })}
    />
  );
}

/** One of a deal names its buyer and leads there. */
const noteOf = ({
  noteId,
  noteKind,
  text,
  at,
  actorId,
  actorName,
  actorUserTypeId,
  dealId,
  buyerName,
}: PropertyEventDto): Note => ({
  id: noteId ?? 0,
  kind: noteKind ?? 'note',
  text: text ?? '',
  at,
  authorId: actorId ?? 0,
  authorName: actorName ?? '',
  authorUserTypeId: actorUserTypeId ?? 0,
  ...(dealId !== null && { about: { kind: 'deal', id: dealId, name: buyerName } }),
});

/** In words; what belongs to a deal names its buyer and leads there. */
function whatOf(event: PropertyEventDto, stage: (id: number | null) => string): ReactNode {
  const { kind, action, fields, dealId, buyerName, version, price, fromStatusId, toStatusId, mailId, subject } = event;
  const deal = dealId !== null && <RecordLink kind="deal" id={dealId} name={buyerName} />;
  if (kind === 'nda') {
    return 'NDA signed';
  }
  if (kind === 'mail') {
    return (
      <>
        E-mail: <RecordLink kind="mail" id={mailId} name={subject} />
      </>
    );
  }
  if (kind === 'offer') {
    return (
      <>
        {version === 1 ? 'Offer' : `Revised offer (version ${version})`} of {money(price)}: {deal}
      </>
    );
  }
  if (kind === 'stage') {
    return (
      <>
        {fromStatusId ? `${stage(fromStatusId)} became ${stage(toStatusId)}` : stage(toStatusId)}: {deal}
      </>
    );
  }
  const words = auditActions[action as AuditAction] ?? action;
  const changed = fields.map((field) => (wordsOf(deal ? 'deal' : 'property', field)?.[0] ?? field).toLowerCase());
  return (
    <>
      {words}
      {action === 'property.updated' && changed.length > 0 && `: ${changed.join(', ')}`}
      {deal && <>: {deal}</>}
    </>
  );
}

function Who({ event: { kind, mailId, recipient, actorId, actorName, actorUserTypeId } }: { event: PropertyEventDto }) {
  if (kind === 'mail') {
    return (
      <>
        To <RecordLink kind="mail" id={mailId} name={recipient} />,{' '}
      </>
    );
  }
  return actorName ? (
    <>
      <RecordLink kind="user" id={actorId} name={actorName} userTypeId={actorUserTypeId} />,{' '}
    </>
  ) : null;
}
