import { questionLengths } from '@stowbridge/contract/questions';
import { useDataProvider } from 'react-admin';
import { FormDialog } from '../../components/form/form-dialog';
import { Text } from '../../components/text';
import { useDeed } from '../../components/use-deed';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { Quote } from './quote';
import { useQuestion } from './use-question';

interface Typed {
  text: string;
}

const problems = ({ text }: Partial<Typed>): Partial<Typed> =>
  text?.trim() ? {} : { text: 'Please enter the answer' };

/** A draft of an answer, or of a correction of one; it begins with the newest version [BEYA-107]. */
export function WriteAnswer({ id, onClose }: { id: number; onClose: () => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { question, ...unread } = useQuestion(id);
  const deed = useDeed();
  const newest = question?.answers.at(-1);
  const save = async ({ text }: Typed, key: string) => {
    await deed(() => dataProvider.draftAnswer(id, text.trim(), key));
    return 'The draft is saved. It can be published now.';
  };
  return (
    <FormDialog<Typed>
      title={newest?.state === 'published' ? 'Correct answer' : 'Answer'}
      submit="Save draft"
      keptAs={`question/${id}/answer`}
      start={question && { text: newest?.text ?? '' }}
      {...unread}
      validate={problems}
      save={save}
      onClose={onClose}
    >
      {question && <Quote label={`${question.askerName} asked`} text={question.text} />}
      <Text
        source="text"
        label="Answer"
        multiline
        maxLength={questionLengths.answer}
        helperText="Nobody but the office and the seller reads it before it is published."
        isRequired
      />
    </FormDialog>
  );
}
