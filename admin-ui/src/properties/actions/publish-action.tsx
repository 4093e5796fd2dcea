import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import Button from '@mui/material/Button';
import { useDataProvider, useNotify } from 'react-admin';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { RowAction } from '../../components/list/row-actions';
import { useConfirmed } from '../../components/use-confirmed';
import { useTask } from '../../components/use-task';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { messageOf } from '../../data-provider/failure';
import type { Property } from '../../records/property';
import { usePropertyRefresh } from '../../components/use-property-refresh';

interface Props {
  property: Property;
  /** As a button with its label, on the property's own page. */
  labelled?: boolean;
}

/** `Publish` [APROP-22], or `UnPublish` after a confirmation [APROP-21]. */
export function PublishAction({ property, labelled }: Props) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = usePropertyRefresh();
  const label = property.active ? 'UnPublish' : 'Publish';
  const Icon = property.active ? CloudOffOutlined : CloudUploadOutlined;

  const publish = useTask(async () => {
    try {
      await dataProvider.publish(property.id);
      notify(`${property.name} is published.`, { type: 'success' });
      await refresh();
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
  });
  const unpublish = useConfirmed(
    () => dataProvider.unpublish(property.id),
    () => {
      notify(`${property.name} is unpublished.`, { type: 'info' });
      return refresh();
    },
  );

  const onClick = () => (property.active ? unpublish.ask() : void publish.run());

  return (
    <>
      {labelled ? (
        <Button startIcon={<Icon />} onClick={onClick} loading={publish.running}>
          {label}
        </Button>
      ) : (
        <RowAction label={label} of={property.name} icon={Icon} onClick={onClick} disabled={publish.running} />
      )}
      <ConfirmDialog {...unpublish.question} title="UnPublish Property" confirm="Yes, UnPublish">
        Are you sure want to unpublish this property? {property.name} disappears from the public site at once; you can
        publish it again at any time.
      </ConfirmDialog>
    </>
  );
}
