import { EnquiriesService } from '@stowbridge/api/services/EnquiriesService';
import { browserApi } from '../../api/browser-api';
import { showAlert } from '../../components/alerts';
import { Button } from '../../components/button';
import { AreaField, SelectField, TextField } from '../../forms/field';
import { FormFrame } from '../../forms/form-frame';
import formStyles from '../../forms/form.module.css';
import { useForm } from '../../forms/use-form';
import { thankYou } from '../../lib/thank-you';
import { contactOptions, contactRules, type ContactField, type ContactOption } from './contact-rules';

/** [PAGE-04] to [PAGE-30] */
export function ContactForm() {
  const form = useForm<ContactField>({
    id: 'contact',
    rules: contactRules,
    keep: true,
    onSubmit: async (values) => {
      await new EnquiriesService(browserApi).contact({
        requestBody: { ...values, option: values.option as ContactOption, lead_source: 'Website' },
      });
      form.clear();
      void showAlert(thankYou);
    },
  });
  const field = (name: ContactField, label: string, optional = false) => ({ form, name, label, optional });
  return (
    <FormFrame form={form}>
      <input type="hidden" name="lead_source" value="Website" />
      <div className={formStyles.pair}>
        <TextField {...field('first_name', 'First name')} autoComplete="given-name" />
        <TextField {...field('last_name', 'Last name')} autoComplete="family-name" />
      </div>
      <TextField {...field('company', 'Company')} autoComplete="organization" />
      <div className={formStyles.pair}>
        <TextField {...field('phone', 'Phone')} type="tel" placeholder="xxx-xxx-xxxx" autoComplete="tel-national" />
        <TextField {...field('email', 'Email')} type="email" autoComplete="email" />
      </div>
      <SelectField
        {...field('option', 'What is it about?')}
        choices={contactOptions.map((label) => ({ value: label, label }))}
      />
      <AreaField {...field('message', 'Message')} rows={5} />
      <TextField {...field('street', 'Street', true)} autoComplete="street-address" />
      <div className={formStyles.pair}>
        <TextField {...field('city', 'City', true)} autoComplete="address-level2" />
        <div className={formStyles.pair}>
          <TextField {...field('state', 'State', true)} autoComplete="address-level1" />
          <TextField {...field('zip', 'Zip', true)} autoComplete="postal-code" />
        </div>
      </div>
      <div className={formStyles.actions}>
        <Button type="submit" disabled={form.busy}>
          Submit
        </Button>
        <Button look="quiet" onClick={form.clear}>
          Reset
        </Button>
      </div>
    </FormFrame>
  );
}
