import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import { dealLengths } from '@stowbridge/contract/fields';
import { toNumber } from '@stowbridge/contract/rules';
import { useState } from 'react';
import { AutocompleteInput, ReferenceInput, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { ChangedMeanwhile } from '../../components/ChangedMeanwhile';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { ErrorArea } from '../../components/ErrorArea';
import { FormWatch } from '../../components/FormWatch';
import { Modal } from '../../components/Modal';
import { NumberTextInput } from '../../components/NumberTextInput';
import { PlainForm } from '../../components/PlainForm';
import { useTask } from '../../components/useTask';
import { useUnsavedGuard } from '../../components/useUnsavedGuard';
import { useVersioned } from '../../components/useVersioned';
import { isChangedMeanwhile } from '../../dataProvider/conditions';
import type { AdminDataProvider } from '../../dataProvider/dataProvider';
import type { Deal } from '../deal';
import { BuyerInput } from './BuyerInput';
import { dealErrors, dealForm, type DealForm } from './dealRules';

interface FormProps {
  deal: Deal;
  reload: () => Promise<Deal>;
  onChange: (changed: boolean) => void;
  /** Leaves, after a warning when something would be lost. */
  onCancel: () => void;
  onSaved: () => void;
}

/** Changes a deal's buyer, property and price, after a confirmation [DEAL-31]. */
export function DealEdit({ id, onClose }: { id: number; onClose: () => void }) {
  const deal = useVersioned<Deal, never>('deals', id);
  const [changed, setChanged] = useState(false);
  const guard = useUnsavedGuard(changed, onClose);
  return (
    <Modal title="Change deal" onClose={guard.close}>
      {deal.record ? (
        <EditForm deal={deal.record} reload={deal.reload} onChange={setChanged} onCancel={guard.close} onSaved={onClose} />
      ) : (
        <DialogContent>{deal.failure ? <ErrorArea text={deal.failure} /> : <Skeleton variant="rounded" height={180} />}</DialogContent>
      )}
      {guard.dialog}
    </Modal>
  );
}

function EditForm({ deal, reload, onChange, onCancel, onSaved }: FormProps) {
  const [start] = useState(() => dealForm(deal));
  const [asked, setAsked] = useState<DealForm>();
  const [outdated, setOutdated] = useState(false);
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const save = useTask(async ({ buyerId, propertyId, price }: DealForm) => {
    try {
      await dataProvider.editDeal({ id: deal.id, buyerId, propertyId, price: toNumber(price) }, deal.etag);
    } catch (error) {
      if (!isChangedMeanwhile(error)) throw error;
      setOutdated(true);
      setAsked(undefined);
      return;
    }
    notify('The deal is changed.', { type: 'success' });
    onSaved();
    refresh();
  });
  return (
    <>
      <PlainForm<DealForm> defaultValues={start} validate={(form) => dealErrors(form, deal.offline)} onSubmit={setAsked}>
        <FormWatch onChange={onChange} />
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <BuyerInput deal={deal} />
          <ReferenceInput source="propertyId" reference="properties">
            <AutocompleteInput label="Property" filterToQuery={(q) => ({ q })} isRequired helperText={false} />
          </ReferenceInput>
          <NumberTextInput source="price" label="Price" prefix="$" maxLength={dealLengths.price} isRequired />
          {outdated && <ChangedMeanwhile load={() => reload().then(dealForm)} onLoaded={() => setOutdated(false)} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" variant="contained" color="primary">
            Save
          </Button>
        </DialogActions>
      </PlainForm>
      <ConfirmDialog
        open={Boolean(asked)}
        title="Change Deal"
        running={save.running}
        failure={save.failure}
        onConfirm={() => asked && void save.run(asked)}
        onClose={() => {
          save.forget();
          setAsked(undefined);
        }}
      >
        Are you sure want to change this deal?
      </ConfirmDialog>
    </>
  );
}
