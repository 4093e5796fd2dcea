import { browserApi } from '../../api/browser-api';
import { contactUs } from '../../api/enquiries';
import { showAlert } from '../../components/alerts';
import { Button } from '../../components/button';
import { AreaField, SelectField, TextField } from '../../forms/field';
import { FormFrame } from '../../forms/form-frame';
import formStyles from '../../forms/form.module.css';
import { useForm } from '../../forms/use-form';
import { thankYou } from '../../thank-you';
import { contactOptions, contactRules, type ContactField } from './contact-rules';

/** [PAGE-04] to [PAGE-30] */
export function ContactForm() {
  const form = useForm<ContactField>({
    id: 'contact',
    rules: contactRules,
    keep: true,
    onSubmit: async (values) => {
      await contactUs(browserApi, { ...values, lead_source: 'Website' });
      form.clear();
      void showAlert(thankYou);
    },
  });
  const field = (name: ContactField, label: string, optional = false) => ({ form, name, label, optional });
  return (
    <FormFrame form={form}>
      <input type="hidden" name="lead_source" value="Website" />
      <div className={formStyles.pair}>
        <TextField {...field('first_name', 'First name')} maxLength={40} autoComplete="given-name" />
        <TextField {...field('last_name', 'Last name')} maxLength={80} autoComplete="family-name" />
      </div>
      <TextField {...field('company', 'Company')} maxLength={40} autoComplete="organization" />
      <div className={formStyles.pair}>
        <TextField
          {...field('phone', 'Phone')}
          type="tel"
          maxLength={40}
          placeholder="xxx-xxx-xxxx"
          autoComplete="tel-national"
        />
        <TextField {...field('email', 'Email')} type="email" maxLength={80} autoComplete="email" />
      </div>
      <SelectField
        {...field('option', 'What is it about?')}
        choices={contactOptions.map((label) => ({ value: label, label }))}
      />
      <AreaField {...field('message', 'Message')} rows={5} maxLength={4000} />
      <TextField {...field('street', 'Street', true)} maxLength={300} autoComplete="street-address" />
      <div className={formStyles.pair}>
        <TextField {...field('city', 'City', true)} maxLength={40} autoComplete="address-level2" />
        <div className={formStyles.pair}>
          <TextField {...field('state', 'State', true)} maxLength={20} autoComplete="address-level1" />
          <TextField {...field('zip', 'Zip', true)} maxLength={20} autoComplete="postal-code" />
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
