import type { PropertyProfileDto } from '@stowbridge/api';
import { MeResourceService } from '@stowbridge/api/services/MeResourceService';
import { questionLengths } from '@stowbridge/contract/questions';
import { useState } from 'react';
import { ApiError } from '../../api/api';
import { browserApi } from '../../api/browser-api';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { CountedArea } from '../../forms/counted-area';
import { SelectField, TextField } from '../../forms/field';
import { FormFrame } from '../../forms/form-frame';
import { formIds } from '../../forms/form-ids';
import formStyles from '../../forms/form.module.css';
import { all, atMost, required, type Rule } from '../../forms/rules';
import { useCreationKey } from '../../forms/use-creation-key';
import { useForm } from '../../forms/use-form';
import { type About, pageOf } from './about';

type Field = 'About' | 'Page' | 'Question';

const theProperty = 'property';
const rules: Record<Field, Rule<Field>> = {
  About: required('Please choose what you ask about'),
  Page: (page) => (!page.trim() || pageOf(page) ? undefined : 'The page is a number from 1'),
  Question: all(required('Please enter your question'), atMost(questionLengths.question, 'Question')),
};

/** The field that a refusal is about: a document that is closed to the asker by now, else what was asked. */
function blamed(failure: unknown): Field | undefined {
  if (!(failure instanceof ApiError)) {
    return undefined;
  }
  return failure.status === 404 ? 'About' : [409, 422].includes(failure.status) ? 'Question' : undefined;
}

interface QuestionDialogProps {
  profile: Pick<PropertyProfileDto, 'StoreID' | 'Documents'>;
  /** What it asks about at first. */
  about: About;
  onSent: () => Promise<void>;
  onClose: () => void;
}

/** [BEYA-102] A question about the property, one of its documents, or a page. */
export function QuestionDialog({ profile, about, onSent, onClose }: QuestionDialogProps) {
  const { StoreID: id, Documents: documents } = profile;
  const start = String(about.documentId ?? theProperty);
  const [chosen, setChosen] = useState(start);
  const keyOf = useCreationKey();
  const form = useForm<Field>({
    id: formIds.question(id, ...Object.values(about)),
    rules,
    keep: true,
    blames: blamed,
    onSubmit: async ({ About, Page, Question }) => {
      const requestBody = {
        text: Question,
        ...(About !== theProperty && { documentId: Number(About), page: pageOf(Page) }),
      };
      await new MeResourceService(browserApi).ask({ id, requestBody, idempotencyKey: keyOf(requestBody) });
      await onSent();
    },
  });
  return (
    <Dialog title="Ask a question" onClose={onClose}>
      <FormFrame form={form}>
        <SelectField
          form={form}
          name="About"
          label="About"
          defaultValue={start}
          onChange={({ target }) => setChosen(target.value)}
          choices={[
            { value: theProperty, label: 'The property' },
            ...documents.map(({ ID, ActualFileName }) => ({ value: ID, label: ActualFileName })),
          ]}
        />
        {chosen !== theProperty && chosen !== '' && (
          <TextField
            form={form}
            name="Page"
            label="Page"
            optional
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            defaultValue={about.page}
          />
        )}
        <CountedArea
          form={form}
          name="Question"
          label="Question"
          help="The answer may be published to all who have signed the NDA, without your name."
          rows={6}
        />
        <div className={formStyles.actions}>
          <Button type="submit" disabled={form.busy}>
            Send question
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </FormFrame>
    </Dialog>
  );
}
