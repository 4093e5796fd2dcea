import type { CriteriaDto, PropertyLookupDto } from '@stowbridge/api';
import { MeResourceService } from '@stowbridge/api/services/MeResourceService';
import { CRITERIA_DAYS } from '@stowbridge/contract/criteria';
import { newRow, rowsOf, rowsProblem } from '@stowbridge/contract/criteria-form';
import { today } from '@stowbridge/contract/dates';
import { useState, type ComponentProps } from 'react';
import { browserApi } from '../../api/browser-api';
import { Dialog } from '../../components/dialog';
import { FormActions } from '../../components/form-actions';
import { showToast } from '../../components/toast';
import { TextField } from '../../forms/field';
import { FormFrame } from '../../forms/form-frame';
import formStyles from '../../forms/form.module.css';
import { useCreationKey } from '../../forms/use-creation-key';
import { useForm } from '../../forms/use-form';
import { formatTypedAmount, formatWhole } from '../../lib/format';
import { useSite } from '../../lib/site-context';
import { AskedFields } from './asked-fields';
import { criteriaRules, criteriaTyped, type CriteriaField } from './criteria-rules';

interface CriteriaDialogProps {
  /** As they were read to be corrected; without them new ones are added. */
  read?: { record: CriteriaDto; version: string | undefined };
  lookup: PropertyLookupDto;
  onSaved: () => Promise<void>;
  onClose: () => void;
}

const amountProps = {
  prefix: '$',
  optional: true,
  inputMode: 'numeric',
  autoComplete: 'off',
  className: 'figures',
  onInput: ({ currentTarget }) => {
    currentTarget.value = formatTypedAmount(currentTarget.value);
  },
} as const satisfies Partial<ComponentProps<typeof TextField>>;

const amountOf = (amount: number | null | undefined) => (amount ? formatWhole(amount) : '');

/** What one buys, to be said or corrected. */
export function CriteriaDialog({ read, lookup, onSaved, onClose }: CriteriaDialogProps) {
  const criteria = read?.record;
  const { TimeZone } = useSite();
  const keyOf = useCreationKey();
  const [rows, setRows] = useState(() =>
    criteria ? rowsOf(criteria.must, criteria.nice) : [newRow('states'), newRow('price')],
  );
  const form = useForm<CriteriaField>({
    id: 'criteria',
    rules: criteriaRules(rows, TimeZone, criteria),
    onSubmit: async (values) => {
      const api = new MeResourceService(browserApi);
      const requestBody = criteriaTyped(values, rows);
      await (read
        ? api.replaceCriteria({ id: read.record.id, requestBody, ifMatch: read.version })
        : api.addCriteria({ requestBody, idempotencyKey: keyOf(requestBody) }));
      onClose();
      await onSaved();
      showToast(`${requestBody.name} is saved.`);
    },
  });
  const first = today(TimeZone);
  return (
    <Dialog wide title={criteria ? 'Correct what I buy' : 'Add what I buy'} onClose={onClose}>
      <FormFrame form={form}>
        <TextField form={form} name="Name" label="Name" defaultValue={criteria?.name} autoComplete="off" />
        <AskedFields
          id={`${form.id}-Asked`}
          rows={rows}
          lookup={lookup}
          problem={form.problems.Asked && rowsProblem(rows)}
          onChange={setRows}
        />
        <div className={formStyles.pair}>
          <TextField
            {...amountProps}
            form={form}
            name="MaxPrice"
            label="Budget"
            help="What costs more does not match."
            defaultValue={amountOf(criteria?.maxPrice)}
          />
          <TextField
            {...amountProps}
            form={form}
            name="Equity"
            label="Equity"
            help="Your own money, for our brokers."
            defaultValue={amountOf(criteria?.equity)}
          />
          <TextField
            form={form}
            name="ExchangeDeadline"
            label={CRITERIA_DAYS.exchangeDeadline}
            type="date"
            optional
            min={first}
            help="The last day on which your exchange can be closed."
            defaultValue={criteria?.exchangeDeadline ?? ''}
          />
          <TextField
            form={form}
            name="ActiveUntil"
            label={CRITERIA_DAYS.activeUntil}
            type="date"
            optional
            min={first}
            help="After this day we ask whether you are still buying."
            defaultValue={criteria?.activeUntil ?? ''}
          />
        </div>
        <FormActions form={form} submit="Save" onClose={onClose} />
      </FormFrame>
    </Dialog>
  );
}
