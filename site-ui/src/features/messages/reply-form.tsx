import { MessagesService } from '@stowbridge/api/services/MessagesService';
import { browserApi } from '../../api/browser-api';
import { Button } from '../../components/button';
import { AreaField } from '../../forms/field';
import { FormFrame } from '../../forms/form-frame';
import { formIds } from '../../forms/form-ids';
import formStyles from '../../forms/form.module.css';
import { required } from '../../forms/rules';
import { useCreationKey } from '../../forms/use-creation-key';
import { useForm } from '../../forms/use-form';
import { messageLength } from './message-lengths';

/** [MSG-04] */
const rules = { MailContent: required('Please enter message') };

interface ReplyFormProps {
  messageId: number;
  onSent: () => Promise<void>;
  onCancel: () => void;
}

/** [FSITE-19] The answer to an opened message, to whoever sent it. */
export function ReplyForm({ messageId, onSent, onCancel }: ReplyFormProps) {
  const keyOf = useCreationKey();
  const form = useForm<'MailContent'>({
    id: formIds.reply(messageId),
    rules,
    keep: true,
    onSubmit: async ({ MailContent }) => {
      await new MessagesService(browserApi).reply({
        requestBody: { ID: messageId, MailContent: MailContent },
        idempotencyKey: keyOf(MailContent),
      });
      await onSent();
    },
  });
  return (
    <FormFrame form={form}>
      <AreaField
        form={form}
        name="MailContent"
        label="Reply"
        rows={5}
        maxLength={messageLength}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- who presses Reply goes on typing
        autoFocus
      />
      <div className={formStyles.actions}>
        <Button type="submit" small disabled={form.busy}>
          Send reply
        </Button>
        <Button look="quiet" small onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </FormFrame>
  );
}
