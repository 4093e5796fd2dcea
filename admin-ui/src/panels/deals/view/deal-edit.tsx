import { dealLengths } from '@stowbridge/contract/fields';
import { toNumber } from '@stowbridge/contract/rules';
import { AutocompleteInput, ReferenceInput, useDataProvider } from 'react-admin';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { FormDialog } from '../../../components/form/form-dialog';
import { NumberTextInput } from '../../../components/number-text-input';
import { useVersioned } from '../../../components/use-versioned';
import type { AdminDataProvider } from '../../../data-provider/data-provider';
import type { Deal } from '../../../records/deal';
import { BuyerInput } from './buyer-input';
import { dealErrors, dealForm, type DealForm } from './deal-edit-form.rules';

/** Changes a deal's buyer, property and price, after a confirmation [DEAL-31]. */
export function DealEdit({ id, onClose }: { id: number; onClose: () => void }) {
  const versioned = useVersioned<Deal, never>('deals', id);
  const deal = versioned.record;
  const dataProvider = useDataProvider<AdminDataProvider>();
  const save = async ({ buyerId, propertyId, price }: DealForm) => {
    await dataProvider.editDeal({ id, buyerId, propertyId, price: toNumber(price) }, deal?.etag);
    return 'The deal is changed.';
  };
  const describe = (field: string, value: unknown) => {
    if (field === 'propertyId') {
      return value === deal?.propertyId ? deal?.propertyName : value ? `property ${String(value)}` : undefined;
    }
    if (field === 'buyerId') {
      return value === deal?.buyerId ? (deal?.buyerName ?? undefined) : value ? `buyer ${String(value)}` : undefined;
    }
    return field === 'price' && value ? `$${String(value)}` : undefined;
  };
  return (
    <FormDialog<DealForm>
      title="Change deal"
      keptAs={`deal/${id}`}
      {...versioned.form(dealForm)}
      validate={(form) => dealErrors(form, Boolean(deal?.offline))}
      save={save}
      describe={describe}
      question={(_, asked) => (
        <ConfirmDialog open title="Change Deal" {...asked}>
          Are you sure want to change this deal?
        </ConfirmDialog>
      )}
      onClose={onClose}
    >
      {deal && <BuyerInput deal={deal} />}
      <ReferenceInput source="propertyId" reference="properties">
        <AutocompleteInput label="Property" filterToQuery={(q) => ({ q })} isRequired helperText={false} />
      </ReferenceInput>
      <NumberTextInput source="price" label="Price" prefix="$" maxLength={dealLengths.price} isRequired />
    </FormDialog>
  );
}
