import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
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
  // The menu closes in the same moment in which a stage is chosen from it.
  const picked = useRef(false);
  const choices = nextStages(dealStatuses, deal.statusId);
  const done = () => {
    picked.current = false;
    setChosen(undefined);
    onDone();
  };

  const label = `New stage for ${deal.buyerName ?? 'the buyer'}, ${deal.propertyName}`;

  return (
    <>
      {changing ? (
        <TextField
          select
          value=""
          onChange={(event) => {
            picked.current = true;
            setChosen(Number(event.target.value));
          }}
          slotProps={{
            select: {
              // It was asked for by a click, and shows its choices at once.
              defaultOpen: true,
              displayEmpty: true,
              renderValue: () => 'Choose a stage',
              onClose: () => picked.current || onDone(),
              SelectDisplayProps: { 'aria-label': label },
              MenuProps: { slotProps: { list: { 'aria-label': label } } },
            },
          }}
          sx={{ width: 156, my: -1.5 }}
        >
          {choices.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      ) : (
        <StageChip deal={deal} />
      )}
      {chosen !== undefined && <StageConfirm deal={deal} statusId={chosen} onDone={done} />}
    </>
  );
}
