import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { dateAndTime } from '../../../components/format';
import { RecordLink } from '../../../components/record-link';
import { nameOf, useLookups } from '../../../components/lookups/use-lookups';
import type { Tone } from '../../../theme/tokens';
import type { DealStep } from '../../../records/deal';
import { stageTones } from '../../../records/stages';

function dotColour({ tokens }: Theme, tone: Tone): string {
  // The text of a filled label is the colour of the page; its border shows.
  return tone === 'solid' ? tokens.tones.solid.border : tokens.tones[tone].text;
}

/** The steps of a deal, given as they came, the latest first. */
export function DealTimeline({ steps }: { steps: DealStep[] }) {
  const { dealStatuses } = useLookups();
  if (!steps.length) {
    return <Box sx={{ color: 'text.secondary' }}>Nothing has happened on this deal yet.</Box>;
  }
  const latestFirst = [...steps].reverse();
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {latestFirst.map((step, index) => (
        <Box
          component="li"
          key={`${step.at}-${step.toStatusId}`}
          sx={{
            position: 'relative',
            pl: 6,
            pb: index === latestFirst.length - 1 ? 0 : 4,
            '&::before': {
              content: '""',
              position: 'absolute',
              left: 4,
              top: 14,
              bottom: -8,
              width: '1px',
              bgcolor: 'divider',
              display: index === latestFirst.length - 1 ? 'none' : 'block',
            },
            '&::after': {
              content: '""',
              position: 'absolute',
              left: 0,
              top: 6,
              width: 9,
              height: 9,
              borderRadius: '50%',
              bgcolor: (theme) => dotColour(theme, stageTones[step.toStatusId] ?? 'neutral'),
            },
          }}
        >
          <Box sx={{ fontWeight: 560 }}>
            {nameOf(dealStatuses, step.toStatusId)}
            {step.fromStatusId && (
              <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
                {' '}
                from {nameOf(dealStatuses, step.fromStatusId)}
              </Box>
            )}
          </Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {step.actorName && (
              <>
                <RecordLink kind="user" id={step.actorId} name={step.actorName} userTypeId={step.actorUserTypeId} />
                ,{' '}
              </>
            )}
            {dateAndTime(step.at)}
          </Box>
          {step.reason && <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{step.reason}</Box>}
        </Box>
      ))}
    </Box>
  );
}
