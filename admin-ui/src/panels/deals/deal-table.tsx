import { dealColumns, placeOf } from '@stowbridge/contract/columns';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { DataTable, useListContext } from 'react-admin';
import { EmailText } from '../../components/email-text';
import { money, nothing, shortDate } from '../../components/format';
import { ActionsCol, sharedColumns } from '../../components/list/columns';
import { RecordList } from '../../components/list/record-list';
import { RecordLink } from '../../components/record-link';
import type { Deal } from '../../records/deal';
import { TurnNote } from './bargain/turn-note';
import { DealActions } from './deal-actions';
import { DealBuyerLink } from './deal-buyer-link';
import { DealPropertyLink } from './deal-property-link';
import { OwnerMark } from './owner-mark';
import { DaysInStage } from './stage/days-in-stage';
import { StageCell } from './stage/stage-cell';

interface Props {
  /** In the tracker a row tells the property's place, on a property's page how to reach the buyer [DEAL-11]. */
  place: 'tracker' | 'property';
}

const Col = DataTable.Col<Deal>;

/** The deal table that the tracker and the property's page share [DEAL-07], [DEAL-10], [DEAL-12]. */
export function DealTable({ place }: Props) {
  const { filterValues } = useListContext();
  const [changing, setChanging] = useState<number>();
  const stage = (deal: Deal) => (
    <Box sx={{ display: 'inline-grid', justifyItems: 'start' }}>
      <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
        <StageCell deal={deal} changing={changing === deal.id} onDone={() => setChanging(undefined)} />
        <DaysInStage deal={deal} />
        <OwnerMark deal={deal} />
      </Box>
      <TurnNote deal={deal} />
    </Box>
  );
  const actions = (deal: Deal) => <DealActions deal={deal} onUpdateStage={() => setChanging(deal.id)} />;
  const tracked = sharedColumns<Deal>(dealColumns, {
    propertyName: (deal) => <DealPropertyLink deal={deal} />,
    buyerName: (deal) => <Buyer deal={deal} />,
    statusId: stage,
  });
  const [date, , buyer, , price, status] = tracked;
  const searched = place === 'tracker' && Object.keys(filterValues).length > 0;

  return (
    <RecordList<Deal>
      label="Deals"
      plain={place === 'property'}
      empty={
        searched ? 'No deals match this search.' : 'Deals appear here when a buyer shows interest or submits an offer.'
      }
      card={(deal) => <DealCard deal={deal} place={place} stage={stage(deal)} actions={actions(deal)} />}
    >
      {place === 'tracker'
        ? tracked
        : [
            date,
            <Col
              key="dealName"
              source="dealName"
              label="Deal Name"
              disableSort
              render={(deal) => <DealLink deal={deal} />}
            />,
            buyer,
            <Col
              key="buyerEmail"
              source="buyerEmail"
              label="Phone and Email"
              disableSort
              render={(deal) => <Contact deal={deal} />}
            />,
            price,
            status,
          ]}
      <ActionsCol<Deal> render={actions} />
    </RecordList>
  );
}

const DealLink = ({ deal }: { deal: Deal }) => (
  <RecordLink kind="deal" id={deal.id} name={deal.dealName || deal.propertyName} sx={{ fontWeight: 560 }} />
);

function Buyer({ deal }: { deal: Deal }) {
  return (
    <>
      <DealBuyerLink deal={deal} />
      {deal.offline && (
        <Box component="span" sx={{ ml: 2, fontSize: '0.75rem', color: 'text.secondary' }}>
          offline
        </Box>
      )}
    </>
  );
}

function Contact({ deal }: { deal: Deal }) {
  return (
    <Box sx={{ fontSize: '0.8125rem', lineHeight: 1.35 }}>
      <div>{deal.buyerPhone || nothing}</div>
      {deal.buyerEmail && (
        <Link href={`mailto:${deal.buyerEmail}`} sx={{ color: 'text.secondary' }}>
          <EmailText>{deal.buyerEmail}</EmailText>
        </Link>
      )}
    </Box>
  );
}

function DealCard({
  deal,
  place,
  stage,
  actions,
}: {
  deal: Deal;
  place: Props['place'];
  stage: React.ReactNode;
  actions: React.ReactNode;
}) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3 }}>
        {place === 'tracker' ? <DealPropertyLink deal={deal} /> : <DealLink deal={deal} />}
        <Box sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>{money(deal.price)}</Box>
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        <Buyer deal={deal} /> · {place === 'tracker' ? placeOf(deal) : deal.buyerPhone} ·{' '}
        {shortDate(deal.statusDate ?? deal.createdAt)}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
        {stage}
        {actions}
      </Box>
    </Box>
  );
}
