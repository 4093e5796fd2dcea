import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PropertyStatus } from '@stowbridge/contract/ids';
import { useListContext } from 'react-admin';
import { RecordListBase } from '../../components/list/record-list-base';
import { Panel } from '../../components/panel';
import { useDialog } from '../../components/use-dialog';
import { CompareOffers } from '../../panels/deals/compare/compare-offers';
import type { Deal } from '../../records/deal';
import { DealDialogs } from '../../panels/deals/deal-dialogs';
import { DealTable } from '../../panels/deals/deal-table';
import { OfflineLoi } from '../../panels/deals/offline/offline-loi';
import { below, paths } from '../../paths';
import type { Property } from '../../records/property';

/** The deals on this property, at every stage [APROP-72]. */
export function DealsPanel({ property }: { property: Property }) {
  return (
    <RecordListBase<Deal>
      resource="deals"
      filter={{ propertyId: property.id }}
      sort={{ field: 'statusDate', order: 'DESC' }}
      inPanel
    >
      <Deals property={property} />
    </RecordListBase>
  );
}

function Deals({ property }: { property: Property }) {
  const { total } = useListContext<Deal>();
  const offering = useDialog(paths.property(property.id), below.offline);
  const takesOffers = property.active && property.statusId !== PropertyStatus.Closed;
  return (
    <Panel
      title="Deals"
      aside={total || undefined}
      flush
      actions={
        <>
          {/* Until the offers are there, its place is kept: on phones it takes a line. */}
          {total !== 0 && total !== 1 && (
            <Box sx={{ visibility: total === undefined ? 'hidden' : 'visible' }}>
              <CompareOffers property={property} />
            </Box>
          )}
          {takesOffers && (
            <Button startIcon={<EditNoteOutlined />} onClick={() => offering.open()}>
              Offline LOI
            </Button>
          )}
        </>
      }
    >
      <DealTable place="property" />
      {takesOffers && offering.params && (
        <OfflineLoi
          property={{ id: property.id, name: property.name, statusId: property.statusId }}
          onClose={offering.close}
        />
      )}
      <DealDialogs />
    </Panel>
  );
}
