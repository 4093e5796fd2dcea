import type { CohortDto, DurationsDto, PipelineDto } from '@stowbridge/api';
import {
  COUNTED_BY_ENTRY,
  FUNNEL,
  FUNNEL_NAMES,
  LOSS_NAMES,
  NO_REASON,
  OTHER_REASONS,
  percentOf,
  TOO_FEW,
} from '@stowbridge/contract/pipeline';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { number, partMark, percent } from '../../components/format';
import { nameOf, useLookups } from '../../components/lookups/use-lookups';
import { Panel } from '../../components/panel';
import { FigureTable, type Heading } from './figure-table';

const counts = (name: string): Heading => ({ name, numeric: true });
const days = [counts('Deals'), counts('Median days'), counts('80% within days')];
const daysOf = ({ count, median, percentile80 }: DurationsDto): ReactNode[] => [
  number(count),
  median === null ? <TooFew /> : number(median),
  percentile80 === null ? <TooFew /> : number(percentile80),
];

/** How long stages take. */
export function StageDurations({ figures: { stages, answers } }: { figures: PipelineDto }) {
  const { dealStatuses } = useLookups();
  return (
    <Panel title="Days in each stage">
      <FigureTable
        label="Days in each stage"
        headings={[{ name: 'Stage' }, ...days]}
        rows={stages.map((stage) => ({
          key: stage.stageId,
          cells: [nameOf(dealStatuses, stage.stageId), ...daysOf(stage)],
        }))}
      />
      <Note>{`Deals that left the stage in these days. ${COUNTED_BY_ENTRY}`}</Note>
      <Box sx={{ mt: 5 }}>
        <FigureTable
          label="Days to the first answer"
          headings={[{ name: 'First answer' }, ...days]}
          rows={[{ key: 'answer', cells: ['Offer to its first answer', ...daysOf(answers)] }]}
        />
      </Box>
    </Panel>
  );
}

/** How many of the deals of a month have come how far. */
export function Conversion({ figures: { cohorts } }: { figures: PipelineDto }) {
  return (
    <Panel title="Conversion by month of entry">
      <FigureTable
        label="Conversion by month of entry"
        headings={[{ name: 'Began in' }, ...FUNNEL.map((step) => counts(FUNNEL_NAMES[step]))]}
        rows={cohorts.map((cohort) => ({
          key: cohort.label,
          cells: [cohort.label + (cohort.part ? partMark : ''), ...stepsOf(cohort)],
        }))}
      />
      <Note>Of the deals that began in a month, those that have come this far by today.</Note>
    </Panel>
  );
}

function stepsOf({ interested, offered, accepted, sold }: CohortDto): ReactNode[] {
  return [
    number(interested),
    ...[offered, accepted, sold].map((count, place) => {
      const share = percentOf(count, interested);
      return (
        <Box key={place} component="span">
          {number(count)}{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {share === null ? interested > 0 && TOO_FEW : percent(share)}
          </Box>
        </Box>
      );
    }),
  ];
}

/** Why deals are lost, as it was written down. */
export function LostReasons({ figures: { lost, lostOtherwise } }: { figures: PipelineDto }) {
  const others = lostOtherwise > 0 ? [{ key: 'others', cells: [OTHER_REASONS, '', number(lostOtherwise)] }] : [];
  return (
    <Panel title="Why deals were lost">
      {lost.length === 0 ? (
        <Box role="status" sx={{ py: 6, textAlign: 'center', color: 'text.secondary' }}>
          No deal was lost in these days.
        </Box>
      ) : (
        <FigureTable
          label="Why deals were lost"
          headings={[{ name: 'Reason' }, { name: 'How' }, counts('Deals')]}
          rows={[
            ...lost.map(({ loss, reason, count }) => ({
              key: `${loss} ${reason ?? ''}`,
              cells: [
                <Box
                  key="reason"
                  component="span"
                  sx={{ overflowWrap: 'anywhere', color: reason ? undefined : 'text.secondary' }}
                >
                  {reason ?? NO_REASON}
                </Box>,
                <Box key="how" component="span" sx={{ whiteSpace: 'nowrap' }}>
                  {LOSS_NAMES[loss]}
                </Box>,
                number(count),
              ],
            })),
            ...others,
          ]}
        />
      )}
    </Panel>
  );
}

const TooFew = () => (
  <Box component="span" sx={{ color: 'text.secondary' }}>
    {TOO_FEW}
  </Box>
);

export const Note = ({ children }: { children: ReactNode }) => (
  <Box sx={{ mt: 3, color: 'text.secondary', fontSize: '0.8125rem' }}>{children}</Box>
);
