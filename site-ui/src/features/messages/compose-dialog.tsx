import { browserApi } from '../../api/browser-api';
import { composeMail } from '../../api/messages';
import { showAlert } from '../../components/alerts';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { AreaField } from '../../forms/field';
import { formIds } from '../../forms/form-ids';
import { FormFrame } from '../../forms/form-frame';
import formStyles from '../../forms/form.module.css';
import { required } from '../../forms/rules';
import { useForm } from '../../forms/use-form';

/** [MSG-03] */
const rules = { MailContent: required('Please enter description') };

/** [MSG-22] [MSG-24] A message to the office. */
export function ComposeDialog({ userType, onClose, onSent }: { userType: number; onClose: () => void; onSent: () => void }) {
  const form = useForm<'MailContent'>({
    id: formIds.compose,
    rules,
    keep: true,
    onSubmit: async ({ MailContent }) => {
      await composeMail(browserApi, MailContent, userType);
      onClose();
      onSent();
      void showAlert('Mail has been sent.');
    },
  });
  return (
    <Dialog title="Compose Message" onClose={onClose}>
      <FormFrame form={form}>
        <AreaField form={form} name="MailContent" label="Description" rows={6} maxLength={4000} />
        <div className={formStyles.actions}>
          <Button type="submit" disabled={form.busy}>
            Send Message
          </Button>
          <Button look="quiet" onClick={form.clear}>
            Clear
          </Button>
        </div>
      </FormFrame>
    </Dialog>
  );
}
