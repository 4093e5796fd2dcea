import type { SavedSearchDto } from '@stowbridge/api';
import { addDays, momentAt, today } from '@stowbridge/contract/dates';
import { isDay } from '@stowbridge/contract/days';
import { useState } from 'react';
import { Dialog } from '../dialog';
import { FormActions } from '../form-actions';
import { showToast } from '../toast';
import { TextField } from '../../forms/field';
import { FormFrame } from '../../forms/form-frame';
import { useForm } from '../../forms/use-form';
import { formatFullDate } from '../../lib/format';
import { useSite } from '../../lib/site-context';
import type { SavedSearches } from './saved-searches';

interface PauseDialogProps {
  search: SavedSearchDto;
  onChange: SavedSearches['change'];
  onClose: () => void;
}

/** Nobody is told of what is found until a day begins at the office. */
export function PauseDialog({ search, onChange, onClose }: PauseDialogProps) {
  const { TimeZone } = useSite();
  const [opened] = useState(() => today(TimeZone));
  const tomorrow = addDays(opened, 1);
  const form = useForm<'Until'>({
    id: `pause-${search.id}`,
    rules: { Until: (day) => (isDay(day) && day >= tomorrow ? undefined : 'Please enter a day from tomorrow on') },
    keep: true,
    onSubmit: async ({ Until }) => {
      await onChange(search, { pausedUntil: momentAt(TimeZone, `${Until}T00:00`).toISOString() });
      onClose();
      showToast(`No mails about ${search.name} until ${formatFullDate(Until)}.`);
    },
  });
  return (
    <Dialog title="Pause mails" onClose={onClose}>
      <FormFrame form={form}>
        <p>{search.name}</p>
        <TextField
          form={form}
          name="Until"
          label="Until"
          type="date"
          min={tomorrow}
          defaultValue={addDays(opened, 7)}
          help="What is found meanwhile is counted on your dashboard and not mailed."
        />
        <FormActions form={form} submit="Pause" onClose={onClose} />
      </FormFrame>
    </Dialog>
  );
}
