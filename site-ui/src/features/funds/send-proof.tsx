import { FUNDS_DAYS, FUNDS_KINDS, fundsKindWords } from '@stowbridge/contract/funds';
import { toNumber } from '@stowbridge/contract/rules';
import { useState } from 'react';
import { sendForm } from '../../api/browser-api';
import { Button } from '../../components/button';
import { Section } from '../../components/section';
import { showToast } from '../../components/toast';
import { CheckField, SelectField, TextField } from '../../forms/field';
import { FormFrame } from '../../forms/form-frame';
import formStyles from '../../forms/form.module.css';
import { useForm } from '../../forms/use-form';
import { formatTypedAmount } from '../../lib/format';
import { fundsRules, type FundsField } from './funds-rules';

/** What the office takes; what the file really is the server looks at. */
const accepted = '.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx';

/** Sends a file that shows what one can pay. */
export function SendProof({ onSent }: { onSent: () => Promise<void> }) {
  const [file, setFile] = useState<File>();
  const form = useForm<FundsField>({
    id: 'funds',
    rules: fundsRules(file),
    onSubmit: async ({ Kind, Amount, AsOf, Share }) => {
      const given = new FormData();
      given.set('kind', Kind);
      given.set('amount', String(toNumber(Amount)));
      given.set('asOf', AsOf);
      given.set('fileForSellers', String(Share !== ''));
      given.set('file', file as File);
      await sendForm('/api/v1/me/funds-proofs', given);
      form.clear();
      setFile(undefined);
      await onSent();
      showToast('Your proof of funds is sent. We will write to you once we have looked at it.');
    },
  });
  return (
    <Section title="Send a proof">
      <FormFrame form={form}>
        <SelectField
          form={form}
          name="Kind"
          label="Kind"
          choices={FUNDS_KINDS.map((kind) => ({ value: kind, label: fundsKindWords[kind] }))}
        />
        <div className={formStyles.pair}>
          <TextField
            form={form}
            name="Amount"
            label="Amount"
            prefix="$"
            help="What it shows, in whole dollars."
            inputMode="numeric"
            autoComplete="off"
            className="figures"
            onInput={({ currentTarget }) => {
              currentTarget.value = formatTypedAmount(currentTarget.value);
            }}
          />
          <TextField
            form={form}
            name="AsOf"
            label="As of"
            type="date"
            help={`It holds for ${FUNDS_DAYS} days from that day.`}
          />
        </div>
        <TextField
          form={form}
          name="File"
          label="File"
          type="file"
          accept={accepted}
          onChange={({ target }) => setFile(target.files?.[0])}
          help="A PDF, Word, Excel or PowerPoint file of at most 25 MB."
        />
        <CheckField
          form={form}
          name="Share"
          optional
          label="Sellers to whom I have made an open offer may open the file"
        />
        <div className={formStyles.actions}>
          <Button type="submit" disabled={form.busy}>
            Send
          </Button>
        </div>
      </FormFrame>
    </Section>
  );
}
