import LinkOff from '@mui/icons-material/LinkOff';
import { useDataProvider, useNotify } from 'react-admin';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { RowAction } from '../../components/list/row-actions';
import { useConfirmed } from '../../components/use-confirmed';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { usePropertyRefresh } from '../../components/use-property-refresh';
import type { Property } from '../../records/property';
import { nameOfUser, type User } from '../../records/user';

/** Takes a property away from its seller, after a confirmation; the property itself stays as it is [ASEL-21]. */
export function UnassignProperty({ property, seller }: { property: Property; seller: User }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = usePropertyRefresh();
  const unassign = useConfirmed(
    () => dataProvider.assignProperties(seller.id, [property.id], false),
    () => {
      notify(`${property.name} has no seller now.`, { type: 'info' });
      return refresh();
    },
  );
  return (
    <>
      <RowAction label="Unassign" of={property.name} icon={LinkOff} onClick={unassign.ask} />
      <ConfirmDialog
        {...unassign.question}
        title="Unassign Property"
        about={`${property.name}, ${property.city}`}
        confirm="Unassign"
        cancel="Cancel"
        dangerous
      >
        {nameOfUser(seller)} will no longer see this property, its offers or its documents.
      </ConfirmDialog>
    </>
  );
}
