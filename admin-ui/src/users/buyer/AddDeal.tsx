import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { dealLengths } from '@stowbridge/contract/fields';
import { toNumber } from '@stowbridge/contract/rules';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { FormWatch } from '../../components/FormWatch';
import { ErrorArea } from '../../components/ErrorArea';
import { Modal } from '../../components/Modal';
import { NumberTextInput } from '../../components/NumberTextInput';
import { PlainForm } from '../../components/PlainForm';
import { Text } from '../../components/Text';
import { useCreationKey } from '../../components/useCreationKey';
import { useTask } from '../../components/useTask';
import { useUnsavedGuard } from '../../components/useUnsavedGuard';
import type { AdminDataProvider } from '../../dataProvider/dataProvider';
import { fieldErrorsOf } from '../../dataProvider/failure';
import { nameOfUser, type User } from '../user';
import { dealErrors, type DealForm } from './dealRules';
import { PropertyPick } from './PropertyPick';

const empty: DealForm = { dealName: '', description: '', price: '', propertyId: 0 };

/**
 * The dialog `Add New Deal`: a deal of this buyer on one property, from then on Interested [ABUY-13] to [ABUY-21].
 * Where the buyer is interested already, the server fills that deal.
 */
export function AddDeal({ buyer, onClose }: { buyer: User; onClose: () => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const keyOf = useCreationKey();
  const [changed, setChanged] = useState(false);
  const guard = useUnsavedGuard(changed, onClose);

  const add = useTask(async (form: DealForm): Promise<object | undefined> => {
    const deal = {
      buyerId: buyer.id,
      propertyId: form.propertyId,
      dealName: form.dealName.trim(),
      description: form.description?.trim() || undefined,
      price: toNumber(form.price) ?? 0,
    };
    try {
      await dataProvider.addDeal(deal, keyOf(deal));
    } catch (error) {
      const wrong = fieldErrorsOf(error, empty);
      if (wrong) return wrong;
      throw error;
    }
    notify(`The deal ${deal.dealName} is added.`, { type: 'success' });
    onClose();
    refresh();
    return undefined;
  });
  const submit = async (form: DealForm) => {
    const added = await add.run(form);
    return added.ok ? added.value : undefined;
  };

  return (
    <Modal title="Add New Deal" onClose={guard.close}>
      <PlainForm<DealForm> defaultValues={empty} validate={dealErrors} onSubmit={submit}>
        <FormWatch onChange={setChanged} />
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <Box sx={{ color: 'text.secondary' }}>For {nameOfUser(buyer)}</Box>
          <Text source="dealName" label="Deal Name" maxLength={dealLengths.dealName} isRequired autoFocus />
          <NumberTextInput source="price" label="Price" prefix="$" maxLength={dealLengths.price} isRequired />
          <PropertyPick source="propertyId" />
          <Text source="description" label="Description" maxLength={dealLengths.description} multiline />
          <ErrorArea text={add.failure} onClose={add.forget} />
        </DialogContent>
        <DialogActions>
          <Button onClick={guard.close}>Cancel</Button>
          <Button type="submit" variant="contained" color="primary" loading={add.running}>
            Add Deal
          </Button>
        </DialogActions>
      </PlainForm>
      {guard.dialog}
    </Modal>
  );
}
