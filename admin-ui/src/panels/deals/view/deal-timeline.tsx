import Box from '@mui/material/Box';
import { dateAndTime } from '../../../components/format';
import { RecordLink } from '../../../components/record-link';
import { nameOf, useLookups } from '../../../components/lookups/use-lookups';
import { Timeline } from '../../../components/timeline';
import type { DealStep } from '../../../records/deal';
import { byTime, type Dated, type Note } from '../../notes/note';
import { noteStep } from '../../notes/note-step';
import { stageTones } from '../../../records/stages';

/** The steps of a deal, given as they came, and the notes about it, the latest first. */
export function DealTimeline({ steps, notes }: { steps: DealStep[]; notes: Note[] }) {
  const { dealStatuses } = useLookups();
  if (!steps.length && !notes.length) {
    return <Box sx={{ color: 'text.secondary' }}>Nothing has happened on this deal yet.</Box>;
  }
  const stages = [...steps].reverse().map((step): Dated => ({
    key: `${step.at}-${step.toStatusId}`,
    at: step.at,
    tone: stageTones[step.toStatusId] ?? 'neutral',
    what:
      step.fromStatusId === step.toStatusId ? (
        // Only an offer that is submitted anew stays at its stage.
        'Revised offer'
      ) : (
        <>
          {nameOf(dealStatuses, step.toStatusId)}
          {step.fromStatusId && (
            <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
              {' '}
              from {nameOf(dealStatuses, step.fromStatusId)}
            </Box>
          )}
        </>
      ),
    by: (
      <>
        {step.actorName && (
          <>
            <RecordLink kind="user" id={step.actorId} name={step.actorName} userTypeId={step.actorUserTypeId} />,{' '}
          </>
        )}
        {dateAndTime(step.at)}
      </>
    ),
    more: step.reason,
  }));
  return <Timeline steps={byTime(stages, notes.map(noteStep))} />;
}
