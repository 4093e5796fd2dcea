import Box from '@mui/material/Box';
import { askerNamedIn, askerNamedText, questionLengths } from '@stowbridge/contract/questions';
import { useDataProvider } from 'react-admin';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { FormDialog } from '../../components/form/form-dialog';
import { Text } from '../../components/text';
import { useDeed } from '../../components/use-deed';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { draftOf, wordingOf, type Question } from './question';
import { Quote } from './quote';
import { useQuestion } from './use-question';

interface Typed {
  question: string;
}

const problems = ({ question }: Partial<Typed>): Partial<Typed> =>
  question?.trim() ? {} : { question: 'Please enter the question as all read it' };

/** What of what all would read tells who asked. */
const toldBy = ({ askerName, askerCompany, askerEmail, answers }: Question, wording: string): string[] =>
  askerNamedIn(`${wording}\n${answers.at(-1)?.text ?? ''}`, {
    name: askerName,
    company: askerCompany,
    email: askerEmail,
  });

/**
 * Publishes the draft to all who have access, with a wording of the question that is asked for first [BEYA-104], and again where
 * that tells who asked [BEYA-105].
 */
export function PublishToAll({ id, onClose }: { id: number; onClose: () => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { question: asked, ...unread } = useQuestion(id);
  const deed = useDeed();
  const draft = asked && draftOf(asked);
  const save = async ({ question }: Typed) => {
    if (!asked) {
      throw new Error('A question that was not read is not answered.');
    }
    const confirmed = toldBy(asked, question).length > 0;
    // Without a draft the server says what has become of it.
    const version = draft?.version ?? (asked.answers.at(-1)?.version || 1);
    await deed(() => dataProvider.publishAnswer(id, { version, to: 'all', question: question.trim(), confirmed }));
    return 'The answer is published to all.';
  };
  return (
    <FormDialog<Typed>
      title="Publish to all"
      submit="Publish"
      keptAs={`question/${id}/wording`}
      start={asked && { question: wordingOf(asked) ?? asked.text }}
      {...unread}
      validate={problems}
      save={save}
      question={({ question }, confirmation) => {
        const told = asked ? toldBy(asked, question) : [];
        return (
          told.length > 0 && (
            <ConfirmDialog
              open
              title="Publish to all"
              confirm="Publish anyway"
              cancel="Cancel"
              dangerous
              {...confirmation}
            >
              {askerNamedText(told)}
            </ConfirmDialog>
          )
        );
      }}
      onClose={onClose}
    >
      <Text
        source="question"
        label="The question as all read it"
        multiline
        maxLength={questionLengths.question}
        helperText="All who have access read it with the answer; nobody reads who asked."
        isRequired
      />
      {draft ? (
        <Quote label={`The answer, drafted by ${draft.authorName}`} text={draft.text} />
      ) : (
        <Box role="status" sx={{ color: 'text.secondary' }}>
          There is no draft to publish.
        </Box>
      )}
    </FormDialog>
  );
}
