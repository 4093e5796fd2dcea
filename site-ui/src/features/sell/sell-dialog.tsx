import { EnquiriesService } from '@stowbridge/api/services/EnquiriesService';
import { ApiError, textOf } from '../../api/api';
import { browserApi } from '../../api/browser-api';
import { showAlert } from '../../components/alerts';
import { Dialog } from '../../components/dialog';
import { FormActions } from '../../components/form-actions';
import { AreaField, TextField } from '../../forms/field';
import { formIds } from '../../forms/form-ids';
import { FormFrame } from '../../forms/form-frame';
import { useForm } from '../../forms/use-form';
import { thankYou } from '../../lib/thank-you';
import { sellRules, type SellField } from './sell-rules';

/** [PAGE-61] The answer that means success; any other text is an error. */
const success = 'success';

/** [PAGE-49] to [PAGE-60] */
export default function SellDialog({ onClose }: { onClose: () => void }) {
  const form = useForm<SellField>({
    id: formIds.sell,
    rules: sellRules,
    keep: true,
    explain: textOf,
    onSubmit: async (values) => {
      const answer = await new EnquiriesService(browserApi).sell({ requestBody: values });
      if (answer !== success) {
        throw new ApiError(400, answer);
      }
      onClose();
      void showAlert(thankYou);
    },
  });
  return (
    <Dialog title="Sell My Property" onClose={onClose}>
      <FormFrame form={form}>
        <TextField form={form} name="Name" label="Name" autoComplete="name" />
        <TextField
          form={form}
          name="Phone"
          label="Phone"
          type="tel"
          placeholder="xxx-xxx-xxxx"
          autoComplete="tel-national"
        />
        <TextField form={form} name="Email" label="Email" type="email" autoComplete="email" />
        <AreaField
          form={form}
          name="Message"
          label="Message"
          help="Where the facility is, how large it is, and what you have in mind."
          rows={5}
        />
        <FormActions form={form} submit="Submit" onClose={onClose} />
      </FormFrame>
    </Dialog>
  );
}
