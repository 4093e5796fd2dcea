import Box from '@mui/material/Box';
import { dateAndTime } from '../../../components/format';
import { RecordLink } from '../../../components/record-link';
import { nameOf, useLookups } from '../../../components/lookups/use-lookups';
import { Timeline } from '../../../components/timeline';
import type { DealStep } from '../../../records/deal';
import { stageTones } from '../../../records/stages';

/** The steps of a deal, given as they came, the latest first. */
export function DealTimeline({ steps }: { steps: DealStep[] }) {
  const { dealStatuses } = useLookups();
  if (!steps.length) {
    return <Box sx={{ color: 'text.secondary' }}>Nothing has happened on this deal yet.</Box>;
  }
  return (
    <Timeline
      steps={[...steps].reverse().map((step) => ({
        key: `${step.at}-${step.toStatusId}`,
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
                <RecordLink kind="user" id={step.actorId} name={step.actorName} userTypeId={step.actorUserTypeId} />
                ,{' '}
              </>
            )}
            {dateAndTime(step.at)}
          </>
        ),
        more: step.reason,
      }))}
    />
  );
}
