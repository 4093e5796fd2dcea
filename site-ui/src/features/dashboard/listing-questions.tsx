import type { ListingQuestionDto } from '@stowbridge/api';
import { MeResourceService } from '@stowbridge/api/services/MeResourceService';
import { QUESTIONS_ANCHOR } from '@stowbridge/contract/addresses';
import { answerReaderWords, questionLengths } from '@stowbridge/contract/questions';
import { useState } from 'react';
import { ApiError } from '../../api/api';
import { browserApi } from '../../api/browser-api';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { Question, QuestionAnswer, QuestionList } from '../../components/question';
import { Section } from '../../components/section';
import tableStyles from '../../components/table.module.css';
import { showToast } from '../../components/toast';
import { CountedArea } from '../../forms/counted-area';
import { FormFrame } from '../../forms/form-frame';
import { formIds } from '../../forms/form-ids';
import formStyles from '../../forms/form.module.css';
import { all, atMost, required } from '../../forms/rules';
import { useForm } from '../../forms/use-form';
import { useOpenForm } from '../../forms/use-open-form';
import { formatFullDate } from '../../lib/format';

/** As many as a seller looks through; those that wait come first. */
const most = 100;

/** Those that are open first; each half the newest first. */
export async function findQuestions(propertyId: number): Promise<ListingQuestionDto[]> {
  const questions = await new MeResourceService(browserApi).listingQuestions({
    filter: JSON.stringify({ propertyId }),
    range: `[0,${most - 1}]`,
  });
  const waits = ({ state }: ListingQuestionDto) => state === 'open';
  return [...questions.filter(waits), ...questions.filter((question) => !waits(question))];
}

interface ListingQuestionsProps {
  questions: ListingQuestionDto[];
  reload: () => Promise<void>;
}

/**
 * [BEYA-103] What buyers asked about one's listing, with a name where the office lets the seller read names [BEYA-95]; what
 * is answered here is a draft, which the office publishes.
 */
export function ListingQuestions({ questions, reload }: ListingQuestionsProps) {
  const [answering, setAnswering] = useState<ListingQuestionDto>();
  return (
    <Section title="Questions" id={QUESTIONS_ANCHOR}>
      {questions.length > 0 ? (
        <QuestionList questions={questions}>
          {(question) => <Asked question={question} onAnswer={() => setAnswering(question)} />}
        </QuestionList>
      ) : (
        <p className={tableStyles.empty}>
          What buyers ask about this property stands here, for you to draft the answer.
        </p>
      )}
      {answering && (
        <Dialog title="Draft of an answer" onClose={() => setAnswering(undefined)}>
          <DraftForm
            question={answering}
            onSaved={async () => {
              setAnswering(undefined);
              await reload();
              showToast('Your draft is saved. The office publishes it.');
            }}
            onCancel={() => setAnswering(undefined)}
          />
        </Dialog>
      )}
    </Section>
  );
}

const newestOf = ({ answers }: ListingQuestionDto) => answers.at(-1);

function Asked({ question, onAnswer }: { question: ListingQuestionDto; onAnswer: () => void }) {
  const published = question.answers.findLast(({ state }) => state === 'published');
  const newest = newestOf(question);
  const draft = newest?.state === 'draft' ? newest : undefined;
  // Somebody was typing here when their session ended.
  useOpenForm(formIds.draft(question.id), question.state !== 'declined', onAnswer);
  return (
    <Question {...question} by={question.askerName ?? 'A buyer'}>
      {question.state === 'open' && <p>To be answered by {formatFullDate(question.dueAt)}.</p>}
      {published?.publishedTo && (
        <QuestionAnswer
          label={`Answer, read by: ${answerReaderWords[published.publishedTo]}`}
          text={published.text}
          at={published.at}
        />
      )}
      {draft && <QuestionAnswer label={`Draft of ${draft.authorName}`} text={draft.text} at={draft.at} />}
      {question.declineReason && (
        <QuestionAnswer label="Reason" text={question.declineReason} at={question.declinedAt} />
      )}
      {question.state !== 'declined' && (
        <Button small look="secondary" onClick={onAnswer}>
          {draft ? 'Change the draft' : published ? 'Draft a correction' : 'Draft an answer'}
          <span className="hidden-text"> to: {question.text.slice(0, 60)}</span>
        </Button>
      )}
    </Question>
  );
}

const rules = { Answer: all(required('Please enter the answer'), atMost(questionLengths.answer, 'Answer')) };

interface DraftFormProps {
  question: ListingQuestionDto;
  onSaved: () => Promise<void>;
  onCancel: () => void;
}

function DraftForm({ question, onSaved, onCancel }: DraftFormProps) {
  const form = useForm<'Answer'>({
    id: formIds.draft(question.id),
    rules,
    keep: true,
    // Declined meanwhile.
    blames: (failure) => (failure instanceof ApiError && failure.status === 409 ? 'Answer' : undefined),
    onSubmit: async ({ Answer }) => {
      await new MeResourceService(browserApi).draftAnswer({ id: question.id, requestBody: { text: Answer } });
      await onSaved();
    },
  });
  return (
    <FormFrame form={form}>
      <QuestionAnswer label="Question" text={question.text} at={question.createdAt} />
      <CountedArea
        form={form}
        name="Answer"
        label="Answer"
        help="Nobody reads it but you and the office, until the office publishes it."
        rows={6}
        defaultValue={newestOf(question)?.text}
      />
      <div className={formStyles.actions}>
        <Button type="submit" disabled={form.busy}>
          Save draft
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </FormFrame>
  );
}
