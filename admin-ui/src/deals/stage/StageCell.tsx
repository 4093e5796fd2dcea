import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useRef, useState } from 'react';
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
  const picked = useRef(false);
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
    picked.current = false;
    onDone();
  };

  return (
    <>
      {changing ? (
        <Select
          autoFocus
          defaultOpen
          displayEmpty
          value=""
          onChange={(event) => {
            picked.current = true;
            setChosen(Number(event.target.value));
          }}
          onClose={() => picked.current || onDone()}
          inputProps={{ 'aria-label': `New stage for ${deal.buyerName ?? 'the buyer'}, ${deal.propertyName}` }}
          renderValue={() => 'Choose a stage'}
          sx={{ minWidth: 150, my: -1 }}
        >
          {choices.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </Select>
      ) : (
        <StateChip tone={stageTones[deal.statusId] ?? 'neutral'} label={deal.statusName || nameOf(dealStatuses, deal.statusId)} />
      )}
      <ConfirmDialog
        open={chosen !== undefined}
        title="Update Deal Status"
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
