import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useLookups } from '../../../components/lookups/use-lookups';
import type { Deal } from '../../../records/deal';
import { nextStages } from '../../../records/stages';
import { StageChip } from './stage-chip';
import { StageConfirm } from './stage-confirm';

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
  const choices = nextStages(dealStatuses, deal.statusId);
  const done = () => {
    setChosen(undefined);
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
          slotProps={{
            select: { native: true },
            htmlInput: { 'aria-label': `New stage for ${deal.buyerName ?? 'the buyer'}, ${deal.propertyName}` },
          }}
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
        <StageChip deal={deal} />
      )}
      {chosen !== undefined && <StageConfirm deal={deal} statusId={chosen} onDone={done} />}
    </>
  );
}

/** The dropdown was asked for by a click, so it takes the focus and, where the browser can, shows its choices. */
function openAtOnce(select: HTMLSelectElement | null): void {
  if (!select || document.activeElement === select) {
    return;
  }
  select.focus();
  try {
    select.showPicker();
  } catch {
    // Without a picker of that kind the choices open by the next key or click.
  }
}
