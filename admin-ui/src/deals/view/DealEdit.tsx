import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { AutocompleteInput, ReferenceInput, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { Modal } from '../../components/Modal';
import { NumberTextInput } from '../../components/NumberTextInput';
import { PlainForm } from '../../components/PlainForm';
import { isWholeNumber, toNumber, withSeparators } from '../../components/numbers';
import { useTask } from '../../components/useTask';
import type { AdminDataProvider } from '../../dataProvider/dataProvider';
import type { Deal } from '../deal';
import { BuyerInput } from './BuyerInput';

interface Fields {
  buyerId: number | null;
  propertyId: number | null;
  price: string;
}

/** Changes a deal's buyer, property and price, after a confirmation [DEAL-31]. */
export function DealEdit({ deal, onClose }: { deal: Deal; onClose: () => void }) {
  const [start] = useState({ buyerId: deal.buyerId, propertyId: deal.propertyId, price: withSeparators(deal.price) });
  const [fields, setFields] = useState<Fields>();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const save = useTask(async ({ buyerId, propertyId, price }: Fields) => {
    await dataProvider.editDeal({ id: deal.id, buyerId, propertyId, price: toNumber(price) });
    notify('The deal is changed.', { type: 'success' });
    onClose();
    refresh();
  });
  return (
    <Modal title="Change deal" onClose={onClose}>
      <PlainForm<Fields>
        defaultValues={start}
        validate={(values) => fieldErrors(values, deal)}
        onSubmit={setFields}
      >
        <DialogContent>
          <Box sx={{ display: 'grid', gap: 4 }}>
            <BuyerInput deal={deal} />
            <ReferenceInput source="propertyId" reference="properties">
              <AutocompleteInput label="Property" filterToQuery={(q) => ({ q })} isRequired helperText={false} />
            </ReferenceInput>
            <NumberTextInput source="price" label="Price" prefix="$" maxLength={13} isRequired />
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" color="primary">
            Save
          </Button>
        </DialogActions>
      </PlainForm>
      <ConfirmDialog
        open={Boolean(fields)}
        title="Change Deal"
        running={save.running}
        failure={save.failure}
        onConfirm={() => fields && void save.run(fields)}
        onClose={() => {
          save.forget();
          setFields(undefined);
        }}
      >
        Are you sure want to change this deal?
      </ConfirmDialog>
    </Modal>
  );
}

function fieldErrors({ buyerId, propertyId, price }: Fields, deal: Deal): Record<string, string> {
  const errors: Record<string, string> = {};
  if (!buyerId && !deal.offline) errors.buyerId = 'Buyer is required';
  if (!propertyId) errors.propertyId = 'Property is required';
  if (!price) errors.price = 'Price is required';
  else if (!isWholeNumber(price)) errors.price = 'Price is invalid';
  return errors;
}
