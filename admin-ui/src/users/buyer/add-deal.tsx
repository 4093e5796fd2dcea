import Box from '@mui/material/Box';
import { dealLengths } from '@stowbridge/contract/fields';
import { toNumber } from '@stowbridge/contract/rules';
import { useDataProvider } from 'react-admin';
import { FormDialog } from '../../components/form/form-dialog';
import { NumberTextInput } from '../../components/number-text-input';
import { Text } from '../../components/text';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { nameOfUser, type User } from '../../records/user';
import { dealErrors, type DealForm } from './deal-form.rules';
import { PropertyPick } from './property-pick';

const empty: DealForm = { dealName: '', description: '', price: '', propertyId: 0 };

/**
 * The dialog `Add New Deal`: a deal of this buyer on one property, from then on Interested [ABUY-13] to [ABUY-21].
 * Where the buyer is interested already, the server fills that deal.
 */
export function AddDeal({ buyer, onClose }: { buyer: User; onClose: () => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const save = async ({ propertyId, dealName, description, price }: DealForm, key: string) => {
    const deal = {
      buyerId: buyer.id,
      propertyId,
      dealName: dealName.trim(),
      description: description?.trim() || undefined,
      price: toNumber(price) ?? 0,
    };
    await dataProvider.addDeal(deal, key);
    return `The deal ${deal.dealName} is added.`;
  };
  return (
    <FormDialog<DealForm>
      title="Add New Deal"
      submit="Add Deal"
      keptAs={`deal/new/${buyer.id}`}
      start={empty}
      validate={dealErrors}
      save={save}
      onClose={onClose}
    >
      <Box sx={{ color: 'text.secondary' }}>For {nameOfUser(buyer)}</Box>
      <Text
        source="dealName"
        label="Deal Name"
        maxLength={dealLengths.dealName}
        isRequired
        // eslint-disable-next-line jsx-a11y/no-autofocus -- first field of a dialog
        autoFocus
      />
      <NumberTextInput source="price" label="Price" prefix="$" maxLength={dealLengths.price} isRequired />
      <PropertyPick source="propertyId" />
      <Text source="description" label="Description" maxLength={dealLengths.description} multiline />
    </FormDialog>
  );
}
