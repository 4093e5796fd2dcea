import LinkOff from '@mui/icons-material/LinkOff';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { RowAction } from '../../components/list/row-actions';
import { useTask } from '../../components/use-task';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { usePropertyRefresh } from '../../components/use-property-refresh';
import type { Property } from '../../records/property';
import { nameOfUser, type User } from '../../records/user';

/** Takes a property away from its seller, after a confirmation; the property itself stays as it is [ASEL-21]. */
export function UnassignProperty({ property, seller }: { property: Property; seller: User }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = usePropertyRefresh();
  const [asking, setAsking] = useState(false);
  const unassign = useTask(async () => {
    await dataProvider.assignProperties(seller.id, [property.id], false);
    setAsking(false);
    notify(`${property.name} has no seller now.`, { type: 'info' });
    await refresh();
  });
  return (
    <>
      <RowAction label="Unassign" of={property.name} icon={LinkOff} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        title="Unassign Property"
        about={`${property.name}, ${property.city}`}
        confirm="Unassign"
        cancel="Cancel"
        dangerous
        running={unassign.running}
        failure={unassign.failure}
        onConfirm={() => void unassign.run()}
        onClose={() => {
          unassign.forget();
          setAsking(false);
        }}
      >
        {nameOfUser(seller)} will no longer see this property, its offers or its documents.
      </ConfirmDialog>
    </>
  );
}
