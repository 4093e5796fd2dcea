import { JourneysService } from '@stowbridge/api/services/JourneysService';
import { MessagesService } from '@stowbridge/api/services/MessagesService';
import { useCallback } from 'react';
import { browserApi } from '../../api/browser-api';
import { useLoad } from '../../api/use-load';
import { showAlert } from '../../components/alerts';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { PageSkeleton } from '../../components/skeleton';
import { AreaField, SelectField, TextField } from '../../forms/field';
import { formIds } from '../../forms/form-ids';
import { FormFrame } from '../../forms/form-frame';
import formStyles from '../../forms/form.module.css';
import { atMost, required, type Rule } from '../../forms/rules';
import { useCreationKey } from '../../forms/use-creation-key';
import { useForm } from '../../forms/use-form';
import { userTypeIds, type Session } from '../../session/session';
import { messageLength } from './message-lengths';

const anything: Rule = () => undefined;

/** [MSG-03] */
const rules = {
  StoreID: anything,
  MailSubject: atMost(200, 'Subject'),
  MailContent: required('Please enter description'),
};

interface Choice {
  value: number;
  label: string;
}

/** The properties of one's own dashboard, without which one can write as well. */
async function ownProperties(role: Session['role']): Promise<Choice[]> {
  const own =
    role === 'Seller'
      ? (await new JourneysService(browserApi).sellerStores()).Stores
      : (await new JourneysService(browserApi).buyerStores()).MyStores;
  return own.filter(({ IsListed }) => IsListed).map(({ StoreID, StoreName }) => ({ value: StoreID, label: StoreName }));
}

interface ComposeDialogProps {
  session: Session;
  onClose: () => void;
  onSent: () => void;
}

/** [MSG-22] [MSG-24] A message to the office. */
export function ComposeDialog({ session, onClose, onSent }: ComposeDialogProps) {
  const { role } = session;
  const { data, error } = useLoad(useCallback(() => ownProperties(role), [role]));
  const properties = error ? [] : data;
  return (
    <Dialog title="Compose Message" onClose={onClose}>
      {properties ? (
        <ComposeForm session={session} properties={properties} onClose={onClose} onSent={onSent} />
      ) : (
        <PageSkeleton />
      )}
    </Dialog>
  );
}

function ComposeForm({ session, properties, onClose, onSent }: ComposeDialogProps & { properties: Choice[] }) {
  const keyOf = useCreationKey();
  const form = useForm<keyof typeof rules>({
    id: formIds.compose,
    rules,
    keep: true,
    onSubmit: async ({ StoreID, MailSubject, MailContent }) => {
      const about = {
        ...(StoreID ? { StoreID: Number(StoreID) } : {}),
        ...(MailSubject.trim() ? { MailSubject: MailSubject.trim() } : {}),
      };
      const mail = { MailContent, FromUserTypeID: userTypeIds[session.role], ...about };
      await new MessagesService(browserApi).compose({ requestBody: mail, idempotencyKey: keyOf(mail) });
      onClose();
      onSent();
      void showAlert('Mail has been sent.');
    },
  });
  return (
    <FormFrame form={form}>
      {properties.length > 0 && (
        <SelectField form={form} name="StoreID" label="Property" optional choices={properties} />
      )}
      <TextField form={form} name="MailSubject" label="Subject" optional autoComplete="off" />
      <AreaField form={form} name="MailContent" label="Description" rows={6} maxLength={messageLength} />
      <div className={formStyles.actions}>
        <Button type="submit" disabled={form.busy}>
          Send Message
        </Button>
        <Button look="quiet" onClick={form.clear}>
          Clear
        </Button>
      </div>
    </FormFrame>
  );
}
