import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { isPast } from '@stowbridge/contract/dates';
import { questionsClosed } from '@stowbridge/contract/questions';
import { useState, type ReactNode } from 'react';
import { DataTable, useDataProvider, useListContext } from 'react-admin';
import { DownloadButton } from '../../components/download-button';
import { longDate, nothing, number, shortDate } from '../../components/format';
import { DateCol } from '../../components/list/columns';
import { NameButton } from '../../components/list/name-button';
import { RecordList } from '../../components/list/record-list';
import { RecordListBase } from '../../components/list/record-list-base';
import { useLookups } from '../../components/lookups/use-lookups';
import { Panel } from '../../components/panel';
import { RecordLink } from '../../components/record-link';
import { StateChip } from '../../components/state-chip';
import { useDialog } from '../../components/use-dialog';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { below, paths } from '../../paths';
import type { Property } from '../../records/property';
import { PublishToAll } from './publish-to-all';
import { beginningOf, draftOf, isOverdue, questionStage, questionStates, type Question } from './question';
import { QuestionDocument } from './question-document';
import { QuestionRecord } from './question-record';
import { WriteAnswer } from './write-answer';

const Col = DataTable.Col<Question>;

/** [CONST-03] */
const all = 'all';

/** What buyers have asked about a property, who, and what became of it; what is open comes first. */
export function QuestionsPanel({ property }: { property: Property }) {
  const [state, setState] = useState(all);
  return (
    <RecordListBase<Question>
      resource="questions"
      filter={{ propertyId: property.id, ...(state === all ? {} : { state }) }}
      sort={{ field: 'state', order: 'DESC' }}
      inPanel
    >
      <Questions property={property} state={state} onState={setState} />
    </RecordListBase>
  );
}

interface Props {
  property: Property;
  state: string;
  onState: (state: string) => void;
}

function Questions({ property: { id, questionsUntil }, state, onState }: Props) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { total } = useListContext<Question>();
  const { timeZone } = useLookups();
  const page = paths.property(id);
  const opened = useDialog(page, below.question);
  const writing = useDialog(page, below.writeAnswer);
  const publishing = useDialog(page, below.publishAnswer);
  const name = (question: Question) => (
    <NameButton onClick={() => opened.open({ id: question.id })}>{beginningOf(question.text)}</NameButton>
  );
  const narrowed = state !== all;
  return (
    <Panel
      title={total === undefined ? 'Questions' : `Questions (${number(total)})`}
      flush
      actions={
        (narrowed || total !== 0) && (
          <>
            <DownloadButton label="Excel" fetch={() => dataProvider.saveQuestions(id, 'spreadsheet')} />
            <DownloadButton label="PDF" fetch={() => dataProvider.saveQuestions(id, 'pdf')} />
            <TextField
              select
              value={state}
              onChange={(event) => onState(event.target.value)}
              slotProps={{ select: { SelectDisplayProps: { 'aria-label': 'State of the questions' } } }}
              sx={{ width: 140 }}
            >
              {[{ id: all, name: 'All' }, ...questionStates].map((one) => (
                <MenuItem key={one.id} value={one.id}>
                  {one.name}
                </MenuItem>
              ))}
            </TextField>
          </>
        )
      }
    >
      {questionsUntil && (
        <Box sx={{ px: 5, py: 2.5, borderBottom: 1, borderColor: 'divider', color: 'text.secondary' }}>
          {isPast(questionsUntil, timeZone)
            ? questionsClosed(questionsUntil)
            : `Buyers can ask until ${longDate(`${questionsUntil}T12:00:00`)}.`}
        </Box>
      )}
      <RecordList<Question>
        label="Questions"
        plain
        empty={
          narrowed ? 'No question is in this state.' : 'Nobody has asked. What buyers with access ask appears here.'
        }
        card={(question) => <QuestionCard question={question} name={name(question)} />}
      >
        <Col
          label="Question"
          render={(question) => (
            <>
              {name(question)}
              <Box sx={{ fontSize: '0.8125rem' }}>
                <QuestionDocument question={question} />
              </Box>
            </>
          )}
        />
        <Col label="Asker" render={(question) => <Asker question={question} />} />
        <DateCol<Question> source="createdAt" label="Asked" render={({ createdAt }) => shortDate(createdAt)} />
        <DateCol<Question> source="dueAt" label="Due" render={(question) => <Due question={question} />} />
        <Col source="state" label="State" render={(question) => <State question={question} />} />
      </RecordList>
      <QuestionRecord
        id={opened.params && opened.id}
        onWrite={(questionId) => writing.open({ id: questionId })}
        onPublish={(questionId) => publishing.open({ id: questionId })}
        onClose={opened.close}
      />
      {writing.params && <WriteAnswer key={writing.params.id} id={Number(writing.params.id)} onClose={writing.close} />}
      {publishing.params && (
        <PublishToAll key={publishing.params.id} id={Number(publishing.params.id)} onClose={publishing.close} />
      )}
    </Panel>
  );
}

const quiet = { color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' } as const;

function Asker({ question: { askerId, askerName, askerUserTypeId, askerCompany } }: { question: Question }) {
  return (
    <>
      <RecordLink kind="user" id={askerId} name={askerName} userTypeId={askerUserTypeId} />
      {askerCompany && <Box sx={quiet}>{askerCompany}</Box>}
    </>
  );
}

/** By when an open question should be answered, and whether that has passed. */
function Due({ question }: { question: Question }) {
  if (question.state !== 'open') {
    return nothing;
  }
  return (
    <>
      {shortDate(question.dueAt)}
      {isOverdue(question) && <Box sx={{ color: 'error.main', fontSize: '0.8125rem' }}>overdue</Box>}
    </>
  );
}

function State({ question }: { question: Question }) {
  const draft = draftOf(question);
  return (
    <>
      <StateChip {...questionStage(question)} />
      {draft && question.state !== 'declined' && <Box sx={{ ...quiet, mt: 0.5 }}>Draft by {draft.authorName}</Box>}
    </>
  );
}

function QuestionCard({ question, name }: { question: Question; name: ReactNode }) {
  const { state, createdAt, dueAt } = question;
  const due = state === 'open' ? [`${isOverdue(question) ? 'overdue since' : 'due'} ${shortDate(dueAt)}`] : [];
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      {name}
      <QuestionDocument question={question} />
      <Box>
        <Asker question={question} />
      </Box>
      <Box sx={quiet}>{[`asked ${shortDate(createdAt)}`, ...due].join(' · ')}</Box>
      <Box>
        <State question={question} />
      </Box>
    </Box>
  );
}
