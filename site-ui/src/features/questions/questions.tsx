import { QUESTIONS_ANCHOR } from '@stowbridge/contract/addresses';
import type { PropertyProfileDto, ReaderQuestionDto } from '@stowbridge/api';
import { MeResourceService } from '@stowbridge/api/services/MeResourceService';
import { useCallback, useState } from 'react';
import { browserApi } from '../../api/browser-api';
import { useLoad } from '../../api/use-load';
import { Button } from '../../components/button';
import { Question, QuestionAnswer, QuestionList } from '../../components/question';
import { Section } from '../../components/section';
import tableStyles from '../../components/table.module.css';
import { showToast } from '../../components/toast';
import { formIds } from '../../forms/form-ids';
import { useOpenForm } from '../../forms/use-open-form';
import { formatFullDate } from '../../lib/format';
import { ASK, DOCUMENT } from '../../lib/read-document';
import { useNavigate, useRouterState } from '../../router/hooks';
import { useAnchor } from '../../router/use-anchor';
import { aboutOf } from './about';
import { QuestionDialog } from './question-dialog';
import styles from './questions.module.css';

interface QuestionsProps {
  profile: Pick<PropertyProfileDto, 'StoreID' | 'Documents'>;
}

/** [BEYA-102, BEYA-106, BEYA-111] What was asked about a property, as one of its buyers reads it, and where to ask. */
export default function Questions({ profile }: QuestionsProps) {
  return (
    <Section title="Questions" id={QUESTIONS_ANCHOR}>
      <Asked profile={profile} />
    </Section>
  );
}

function Asked({ profile }: QuestionsProps) {
  const { StoreID: id } = profile;
  const { data, error, reload } = useLoad(useCallback(() => new MeResourceService(browserApi).questions({ id }), [id]));
  const { about, ask, close } = useAsking(profile);
  useOpenForm(formIds.question(id), data?.closed === null, ask);
  useAnchor(data !== undefined);
  if (!data) {
    return error ? (
      <>
        <p role="alert">{error}</p>
        <Button look="secondary" onClick={() => void reload()}>
          Try again
        </Button>
      </>
    ) : (
      <p role="status">Loading</p>
    );
  }
  const { questions, closed, questionsUntil } = data;
  return (
    <>
      <div className={styles.asking}>
        {closed ? <p>{closed}</p> : <Button onClick={ask}>Ask a question</Button>}
        {!closed && questionsUntil && <p>Questions can be asked until {formatFullDate(questionsUntil)}.</p>}
      </div>
      {questions.length > 0 ? (
        <QuestionList questions={questions}>{(question) => <Read question={question} />}</QuestionList>
      ) : (
        <p className={tableStyles.empty}>Your questions stand here, and those that were answered for all.</p>
      )}
      {about && !closed && (
        <QuestionDialog
          key={`${about.documentId} ${about.page}`}
          profile={profile}
          about={about}
          onClose={() => close()}
          onSent={async () => {
            close(true);
            await reload();
            showToast('Your question was sent.');
          }}
        />
      )}
    </>
  );
}

/** The form is open because somebody pressed the button, or because the address asks. */
function useAsking({ Documents }: QuestionsProps['profile']) {
  const { url, key } = useRouterState().shown;
  const navigate = useNavigate();
  const [pressed, setPressed] = useState(false);
  /** The visit whose question was closed or sent. */
  const [over, setOver] = useState<string>();
  const asked = over === key ? undefined : aboutOf(url, Documents);
  return {
    about: asked ?? (pressed ? {} : undefined),
    ask: () => setPressed(true),
    /** Who asked in the reader is back at its page, or at the questions once theirs is sent. */
    close: (sent = false) => {
      setPressed(false);
      if (asked) {
        setOver(key);
        const rest = new URL(url);
        rest.searchParams.delete(ASK);
        const inReader = rest.searchParams.has(DOCUMENT);
        if (sent && inReader) {
          rest.searchParams.delete(DOCUMENT);
          rest.hash = QUESTIONS_ANCHOR;
        }
        if (sent || !inReader) {
          rest.searchParams.delete('page');
        }
        void navigate(rest.href, { replace: true, keepScroll: true });
      }
    },
  };
}

const Read = ({ question }: { question: ReaderQuestionDto }) => (
  <Question {...question} text={question.question} {...(question.yours ? { by: 'yours' } : { state: undefined })}>
    {question.answer !== null && <QuestionAnswer label="Answer" text={question.answer} at={question.answeredAt} />}
    {question.reason && <QuestionAnswer label="Reason" text={question.reason} at={null} />}
  </Question>
);
