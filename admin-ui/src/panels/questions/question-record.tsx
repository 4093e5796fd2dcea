import type { AnswerDto } from '@stowbridge/api';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { answerReaderWords } from '@stowbridge/contract/questions';
import { useId } from 'react';
import { EmailText } from '../../components/email-text';
import { Facts, type Fact } from '../../components/facts';
import { dateAndTime } from '../../components/format';
import { RecordLink } from '../../components/record-link';
import { RecordPanel } from '../../components/record-panel';
import { StateChip } from '../../components/state-chip';
import { Timeline, type TimelineStep } from '../../components/timeline';
import { questionStage, type Question } from './question';
import { QuestionActions } from './question-actions';
import { QuestionDocument } from './question-document';
import { Quote } from './quote';

interface Props {
  id?: number;
  onWrite: (id: number) => void;
  onPublish: (id: number) => void;
  onClose: () => void;
}

/** One question with all versions of its answer, beside the list it was picked from. */
export function QuestionRecord({ id, onWrite, onPublish, onClose }: Props) {
  return (
    <RecordPanel<Question>
      resource="questions"
      id={id}
      kind="Question"
      titleOf={({ askerName }) => `Question of ${askerName}`}
      width={520}
      onClose={onClose}
    >
      {(question) => (
        <>
          <Quote label={`Asked ${dateAndTime(question.createdAt)}`} text={question.text} />
          <QuestionActions
            question={question}
            onWrite={() => onWrite(question.id)}
            onPublish={() => onPublish(question.id)}
          />
          <Facts facts={factsOf(question)} />
          <Answers question={question} />
        </>
      )}
    </RecordPanel>
  );
}

function factsOf(question: Question): Fact[] {
  const { documentName, documentVersion, askerId, askerName, askerUserTypeId, askerCompany, askerEmail } = question;
  const { state, dueAt, declinedAt, declineReason } = question;
  const fact = (label: string, value: Fact['value']): Fact[] => (value ? [{ label, value }] : []);
  return [
    { label: 'State', value: <StateChip {...questionStage(question)} /> },
    ...fact('Due', state === 'open' && dateAndTime(dueAt)),
    ...fact('Document', documentName && <QuestionDocument question={question} />),
    ...fact('Version read', documentVersion !== null && String(documentVersion)),
    {
      label: 'Asker',
      value: <RecordLink kind="user" id={askerId} name={askerName} userTypeId={askerUserTypeId} />,
    },
    ...fact('Company', askerCompany),
    {
      label: 'Email',
      value: (
        <Link href={`mailto:${askerEmail}`}>
          <EmailText>{askerEmail}</EmailText>
        </Link>
      ),
    },
    ...fact('Declined', declinedAt && dateAndTime(declinedAt)),
    ...fact('Reason', declineReason),
  ];
}

/** The newest version first: it is the one that is read, or published next. */
function Answers({ question: { answers, state } }: { question: Question }) {
  const title = useId();
  if (answers.length === 0) {
    return state === 'open' && <Box sx={{ color: 'text.secondary' }}>Nobody has written an answer yet.</Box>;
  }
  return (
    <Box component="section" aria-labelledby={title} sx={{ display: 'grid', gap: 3 }}>
      <Typography id={title} variant="h3">
        Versions of the answer
      </Typography>
      <Timeline steps={answers.map(stepOf).reverse()} />
    </Box>
  );
}

const stepOf = ({ version, state, publishedTo, publishedQuestion, authorName, at, text }: AnswerDto): TimelineStep => ({
  key: String(version),
  tone: state === 'draft' ? 'neutral' : 'success',
  what: publishedTo
    ? `Version ${version}, published to: ${answerReaderWords[publishedTo]}`
    : `Version ${version}, draft`,
  by: `${authorName}, ${dateAndTime(at)}`,
  more: (
    <>
      {publishedQuestion && <Box sx={{ color: 'text.secondary' }}>{publishedQuestion}</Box>}
      {text}
    </>
  ),
});
