import type { PropertyProfileDto } from '@stowbridge/api';
import { ListingsService } from '@stowbridge/api/services/ListingsService';
import { sellLengths } from '@stowbridge/contract/fields';
import { browserApi } from '../../../api/browser-api';
import { Dialog } from '../../../components/dialog';
import { FormActions } from '../../../components/form-actions';
import { showToast } from '../../../components/toast';
import { CountedArea } from '../../../forms/counted-area';
import { TextField } from '../../../forms/field';
import { FormFrame } from '../../../forms/form-frame';
import { formIds } from '../../../forms/form-ids';
import { all, atMost, email, loosePhone, required, type Rule } from '../../../forms/rules';
import { useForm } from '../../../forms/use-form';
import { useLikelySession } from '../../../session/use-session';

const rules = {
  name: all(required('Name is required'), atMost(sellLengths.name, 'Name')),
  email: all(required('Email is required'), atMost(sellLengths.email, 'Email'), email),
  phone: all(required('Phone is required'), atMost(sellLengths.phone, 'Phone'), loosePhone('Phone is invalid')),
  message: all(required('Message is required'), atMost(sellLengths.message, 'Message')),
} satisfies Record<string, Rule>;

interface AskDialogProps {
  profile: Pick<PropertyProfileDto, 'StoreID' | 'StoreName'>;
  onClose: () => void;
}

/** [BEYB-86] */
export default function AskDialog({ profile: { StoreID: id, StoreName }, onClose }: AskDialogProps) {
  const session = useLikelySession();
  const form = useForm<keyof typeof rules>({
    id: formIds.ask(id),
    rules,
    keep: true,
    onSubmit: async (requestBody) => {
      await new ListingsService(browserApi).ask({ id, requestBody });
      onClose();
      showToast('Your question has been sent. The broker will answer by email.');
    },
  });
  return (
    <Dialog title="Ask about this property" onClose={onClose}>
      <FormFrame form={form}>
        <p>{StoreName}</p>
        <TextField form={form} name="name" label="Name" autoComplete="name" defaultValue={session?.name} />
        <TextField
          form={form}
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          defaultValue={session?.email}
        />
        <TextField
          form={form}
          name="phone"
          label="Phone"
          type="tel"
          placeholder="xxx-xxx-xxxx"
          autoComplete="tel-national"
        />
        <CountedArea form={form} name="message" label="Message" rows={5} />
        <FormActions form={form} submit="Send" onClose={onClose} />
      </FormFrame>
    </Dialog>
  );
}
