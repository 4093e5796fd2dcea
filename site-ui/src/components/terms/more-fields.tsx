import { ANSWER_DAYS, COMMISSION_SIDES } from '@stowbridge/contract/turns';
import { CountedArea } from '../../forms/counted-area';
import { SelectField, TextField } from '../../forms/field';
import formStyles from '../../forms/form.module.css';
import type { Values } from '../../forms/rules';
import type { Form } from '../../forms/use-form';
import styles from './more-fields.module.css';
import type { MoreField } from './more-terms';

interface MoreFieldsProps {
  form: Form<MoreField>;
  start: Partial<Values<MoreField>>;
  /** As people call the time zone of the office. */
  zone: string;
}

const wholeDays = { inputMode: 'numeric', autoComplete: 'off', suffix: 'days', optional: true } as const;

/** The terms that may be left open, of an offer and of a counter. */
export const MoreFields = ({ form, start, zone }: MoreFieldsProps) => (
  <fieldset className={styles.more}>
    <legend>More terms, if you like</legend>
    <div className={formStyles.pair}>
      <TextField form={form} name="ClosingDays" label="Closing" defaultValue={start.ClosingDays} {...wholeDays} />
      <TextField
        form={form}
        name="HardDepositDays"
        label="Deposit goes hard after"
        defaultValue={start.HardDepositDays}
        {...wholeDays}
      />
    </div>
    <div className={formStyles.pair}>
      <TextField
        form={form}
        name="ExclusivityDays"
        label="Exclusivity"
        defaultValue={start.ExclusivityDays}
        {...wholeDays}
      />
      <SelectField
        form={form}
        name="CommissionBy"
        label="Commission paid by"
        optional
        defaultValue={start.CommissionBy}
        choices={COMMISSION_SIDES.map((side) => ({ value: side, label: `The ${side}` }))}
      />
    </div>
    <CountedArea
      form={form}
      name="Contingencies"
      label="Contingencies"
      optional
      rows={3}
      defaultValue={start.Contingencies}
    />
    <CountedArea form={form} name="Message" label="Message" optional rows={3} />
    <TextField
      form={form}
      name="AnswerBy"
      type="datetime-local"
      label="Answer by"
      optional
      help={`In ${zone}, within the next ${ANSWER_DAYS} days. After that it lapses.`}
    />
  </fieldset>
);
