import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { StateChip } from '../../components/StateChip';
import { useTask } from '../../components/useTask';
import type { AdminDataProvider } from '../../dataProvider/dataProvider';
import { nameOf, useLookups } from '../../lookups/useLookups';
import type { Deal } from '../deal';
import { nextStages, stageTones } from '../stages';

interface Props {
  deal: Deal;
  /** Shows the dropdown in the place of the label [DEAL-20]. */
  changing: boolean;
  onDone: () => void;
}

/** The stage of a deal; while it is being changed, a dropdown with the stages that may follow. */
export function StageCell({ deal, changing, onDone }: Props) {
  const { dealStatuses } = useLookups();
  const [chosen, setChosen] = useState<number>();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const choices = nextStages(dealStatuses, deal.statusId);

  const change = useTask(async (statusId: number) => {
    await dataProvider.dealStage(deal, statusId);
    abandon();
    notify(`${deal.propertyName}: the deal is now ${nameOf(dealStatuses, statusId)}.`, { type: 'success' });
    refresh();
  });
  const abandon = () => {
    setChosen(undefined);
    change.forget();
    onDone();
  };

  return (
    <>
      {changing ? (
        <TextField
          select
          value=""
          inputRef={openAtOnce}
          onChange={(event) => setChosen(Number(event.target.value))}
          onBlur={() => chosen === undefined && onDone()}
          onKeyDown={(event) => event.key === 'Escape' && onDone()}
          slotProps={{ select: { native: true }, htmlInput: { 'aria-label': `New stage for ${deal.buyerName ?? 'the buyer'}, ${deal.propertyName}` } }}
          sx={{ width: 156, my: -1.5 }}
        >
          <option value="" disabled hidden>
            Choose a stage
          </option>
          {choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </TextField>
      ) : (
        <StateChip tone={stageTones[deal.statusId] ?? 'neutral'} label={deal.statusName || nameOf(dealStatuses, deal.statusId)} />
      )}
      <ConfirmDialog
        open={chosen !== undefined}
        title="Update Deal Status"
        about={chosen === undefined ? undefined : `${deal.buyerName ?? 'The buyer'}, ${deal.propertyName}: from ${deal.statusName} to ${nameOf(dealStatuses, chosen)}`}
        running={change.running}
        failure={change.failure}
        onConfirm={() => chosen !== undefined && void change.run(chosen)}
        onClose={abandon}
      >
        Are you sure want to update this deal status?
      </ConfirmDialog>
    </>
  );
}

/** The dropdown was asked for by a click, so it takes the focus and, where the browser can, shows its choices. */
function openAtOnce(select: HTMLSelectElement | null): void {
  if (!select || document.activeElement === select) return;
  select.focus();
  try {
    select.showPicker();
  } catch {
    // Without a picker of that kind the choices open by the next key or click.
  }
}
