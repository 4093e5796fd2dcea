import Box from '@mui/material/Box';
import { reasonWords } from '@stowbridge/contract/criteria';
import type { ReactNode } from 'react';
import { DataTable, useListContext } from 'react-admin';
import { money, percent, shortDateAndTime } from '../../components/format';
import { DateCol, NumberCol } from '../../components/list/columns';
import { RecordList } from '../../components/list/record-list';
import { RecordListBase } from '../../components/list/record-list-base';
import { useCriterionNames } from '../../components/lookups/use-criterion-names';
import { Panel } from '../../components/panel';
import type { Match } from '../../data-provider/matches';

const Col = DataTable.Col<Match>;
const quiet = { color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' } as const;

interface Props {
  resource: string;
  title: 'Matching buyers' | 'Matching properties';
  empty: string;
  /** What can be done about all of them. */
  actions?: ReactNode;
  /** Whom or what each match is with. */
  subject: (match: Match) => ReactNode;
  /** What can be done with those who are selected. */
  bulkActions?: ReactNode;
}

/** Who buys a listing, or what a buyer could buy: the best first, and last those of whom it is not known [BEYB-54, BEYB-55]. */
export const MatchesPanel = ({ resource, ...props }: Props) => (
  <RecordListBase<Match> resource={resource} sort={{ field: 'rank', order: 'ASC' }} inPanel>
    <Matches {...props} />
  </RecordListBase>
);

function Matches({ title, empty, actions, bulkActions, subject }: Omit<Props, 'resource'>) {
  const { total } = useListContext<Match>();
  // Of one buyer both would be the same in every row.
  const ofBuyers = title === 'Matching buyers';
  return (
    <Panel title={title} aside={total || undefined} actions={actions} flush>
      <RecordList<Match>
        label={title}
        plain
        empty={empty}
        selection={bulkActions ? { nameOf: ({ userName }) => userName, actions: bulkActions } : undefined}
        card={(match) => (
          <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
            <Box>
              {subject(match)} · {scoreOf(match)}
            </Box>
            <Reasons match={match} />
            <Box sx={quiet}>
              {[...signsOf(match), ofBuyers && match.lastSeenAt && `Last seen ${shortDateAndTime(match.lastSeenAt)}`]
                .filter(Boolean)
                .join(' · ')}
            </Box>
          </Box>
        )}
      >
        <Col label={ofBuyers ? 'Buyer' : 'Property'} render={subject} />
        <NumberCol<Match> label="Score" render={scoreOf} />
        <Col label="Reasons" render={(match) => <Reasons match={match} />} />
        <Col
          label="So far"
          sx={{ whiteSpace: 'nowrap' }}
          render={(match) => signsOf(match).join(', ') || 'Nothing yet'}
        />
        {ofBuyers && <NumberCol<Match> label="Budget" render={({ maxPrice }) => money(maxPrice)} />}
        {ofBuyers && <DateCol<Match> label="Last seen" render={({ lastSeenAt }) => shortDateAndTime(lastSeenAt)} />}
      </RecordList>
    </Panel>
  );
}

const scoreOf = ({ verdict, score }: Match): string => (verdict === 'match' ? percent(score) : 'Unknown');

const signsOf = ({ ndaSigned, favourite }: Match) =>
  [ndaSigned && 'NDA signed', favourite && 'Favourite'].filter(Boolean);

function Reasons({ match: { criteriaName, reasons } }: { match: Match }) {
  const words = reasonWords(reasons, useCriterionNames());
  return (
    <>
      <Box sx={{ overflowWrap: 'anywhere' }}>{words || 'Everything that is listed'}</Box>
      <Box sx={quiet}>{criteriaName}</Box>
    </>
  );
}
