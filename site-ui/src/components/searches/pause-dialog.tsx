import type { SavedSearchDto } from '@stowbridge/api';
import { isDay } from '@stowbridge/contract/days';
import { useState } from 'react';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { showToast } from '../toast';
import { TextField } from '../../forms/field';
import { FormFrame } from '../../forms/form-frame';
import formStyles from '../../forms/form.module.css';
import { useForm } from '../../forms/use-form';
import { formatFullDate } from '../../lib/format';
import type { SavedSearches } from './saved-searches';

const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

interface PauseDialogProps {
  search: SavedSearchDto;
  onChange: SavedSearches['change'];
  onClose: () => void;
}

/** Nobody is told of what is found until a day. */
export function PauseDialog({ search, onChange, onClose }: PauseDialogProps) {
  const [[tomorrow, week]] = useState(() => [dayIn(1), dayIn(7)] as const);
  const form = useForm<'Until'>({
    id: `pause-${search.id}`,
    rules: { Until: (day) => (isDay(day) && day >= tomorrow ? undefined : 'Please enter a day from tomorrow on') },
    onSubmit: async ({ Until }) => {
      await onChange(search, { pausedUntil: `${Until}T00:00:00Z` });
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
          defaultValue={week}
          help="What is found meanwhile is counted on your dashboard and not mailed."
        />
        <div className={formStyles.actions}>
          <Button type="submit" disabled={form.busy}>
            Pause
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </FormFrame>
    </Dialog>
  );
}
