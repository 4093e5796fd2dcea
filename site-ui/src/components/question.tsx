import { questionWords, type QuestionState } from '@stowbridge/contract/questions';
import { useState, type ReactNode } from 'react';
import { formatFullDate } from '../lib/format';
import type { Tone } from '../lib/property-status';
import { Pager } from './pager';
import styles from './question.module.css';
import { StageTag } from './stage-tag';

const pageLength = 10;

const tones: Record<QuestionState, Tone> = { open: 'warning', answered: 'success', declined: 'quiet' };

/** Questions, ten at a time; a new one at their head brings back the first ten. */
export function QuestionList<Row extends { id: number }>(props: {
  questions: Row[];
  children: (question: Row) => ReactNode;
}) {
  return <Pages key={props.questions[0]?.id} {...props} />;
}

function Pages<Row extends { id: number }>({
  questions,
  children,
}: {
  questions: Row[];
  children: (question: Row) => ReactNode;
}) {
  const [page, setPage] = useState(1);
  return (
    <>
      <ul className={styles.list}>
        {questions.slice((page - 1) * pageLength, page * pageLength).map((question) => (
          <li key={question.id}>{children(question)}</li>
        ))}
      </ul>
      <Pager label="Questions" page={page} pageLength={pageLength} total={questions.length} onPage={setPage} />
    </>
  );
}

interface QuestionProps {
  text: string;
  /** Null for a question about the property. */
  documentName: string | null;
  page: number | null;
  createdAt: string;
  /** Shown where it is given. */
  state?: QuestionState;
  /** Who asked. */
  by?: string;
  /** Its answers, and what can be done. */
  children: ReactNode;
}

/** What was asked, as plain text [BEYA-115], and about what. */
export const Question = ({ text, documentName, page, createdAt, state, by, children }: QuestionProps) => (
  <>
    <p className={styles.meta}>
      {state && <StageTag stage={{ label: questionWords[state], tone: tones[state] }} />}
      {by && <b>{by}</b>}
      {documentName && <span>{page ? `${documentName}, page ${page}` : documentName}</span>}
      <time dateTime={createdAt} className="figures">
        {formatFullDate(createdAt)}
      </time>
    </p>
    <p className={styles.text}>{text}</p>
    {children}
  </>
);

/** An answer to it, as plain text. */
export const QuestionAnswer = ({ label, text, at }: { label: string; text: string; at: string | null }) => (
  <div className={styles.answer}>
    <p className={styles.meta}>
      <b>{label}</b>
      {at && (
        <time dateTime={at} className="figures">
          {formatFullDate(at)}
        </time>
      )}
    </p>
    <p className={styles.text}>{text}</p>
  </div>
);
