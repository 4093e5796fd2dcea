import { placeOf } from '@stowbridge/contract/columns';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataTable, useListContext } from 'react-admin';
import { money, shortDate } from '../../components/format';
import { DateCol, NumberCol } from '../../components/list/columns';
import { RecordList } from '../../components/list/record-list';
import { RecordListBase } from '../../components/list/record-list-base';
import { Panel } from '../../components/panel';
import { useDialog } from '../../components/use-dialog';
import type { Deal } from '../../records/deal';
import { DealPropertyLink } from '../../panels/deals/deal-property-link';
import { DealMenu } from '../../panels/deals/stage/deal-menu';
import { StageChip } from '../../panels/deals/stage/stage-chip';
import { below, paths } from '../../paths';
import type { User } from '../../records/user';
import { AddDeal } from './add-deal';

const Col = DataTable.Col<Deal>;

/** `Deal Information`: the deals of a buyer at every stage, page by page, and the way to a new one [ABUY-12], [ABUY-13], [ABUY-23]. */
export function BuyerDeals({ buyer }: { buyer: User }) {
  return (
    <RecordListBase<Deal> resource="deals" filter={{ buyerId: buyer.id }} inPanel>
      <Deals buyer={buyer} />
    </RecordListBase>
  );
}

function Deals({ buyer }: { buyer: User }) {
  const { total } = useListContext<Deal>();
  const adding = useDialog(paths.buyer(buyer.id), below.newDeal);
  return (
    <Panel
      title="Deal Information"
      aside={total || undefined}
      flush
      actions={
        <Button startIcon={<Add />} onClick={() => adding.open()}>
          Add New Deal
        </Button>
      }
    >
      <RecordList<Deal>
        label="Deal Information"
        plain
        empty="No deals yet. They appear here when the buyer signs an NDA, or when you add one."
        card={(deal) => <DealCard deal={deal} />}
      >
        <DateCol source="createdAt" label="Date" render={(deal) => shortDate(deal.createdAt)} />
        <Col source="propertyName" label="Property Name" render={(deal) => <Titled deal={deal} />} />
        <Col source="city" label="City" disableSort />
        <Col source="stateCode" label="State" disableSort />
        <Col source="zipCode" label="Zip Code" disableSort />
        <NumberCol source="price" label="Deal Price" render={(deal) => money(deal.price)} />
        <Col source="statusId" label="Deal Stage" render={(deal) => <Stage deal={deal} />} />
      </RecordList>
      {adding.params && <AddDeal buyer={buyer} onClose={adding.close} />}
    </Panel>
  );
}

/** The columns are given [ABUY-12], so what the deal was called and described as when it was added is below its property. */
function Titled({ deal }: { deal: Deal }) {
  const name = deal.dealName === deal.propertyName ? '' : deal.dealName;
  const title = [name, deal.description].filter(Boolean).join(': ');
  return (
    <Box title={title || undefined} sx={{ minWidth: 0 }}>
      <DealPropertyLink deal={deal} />
      {title && (
        <Box
          sx={{
            color: 'text.secondary',
            fontSize: '0.8125rem',
            overflowWrap: 'anywhere',
            overflow: 'hidden',
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 2,
          }}
        >
          {title}
        </Box>
      )}
    </Box>
  );
}

/** The columns are given [ABUY-12], so what can be done with a deal is beside its stage. */
function Stage({ deal }: { deal: Deal }) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        my: -1,
        color: 'text.secondary',
      }}
    >
      <StageChip deal={deal} />
      <DealMenu deal={deal} />
    </Box>
  );
}

function DealCard({ deal }: { deal: Deal }) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3 }}>
        <Titled deal={deal} />
        <Box sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>{money(deal.price)}</Box>
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 3 }}>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {placeOf(deal)} {deal.zipCode} · {shortDate(deal.createdAt)}
        </Box>
        <Stage deal={deal} />
      </Box>
    </Box>
  );
}
