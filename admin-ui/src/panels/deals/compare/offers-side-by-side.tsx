import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { money, moneyAndCents, nothing, percent, shortDate } from '../../../components/format';
import { Modal } from '../../../components/modal';
import type { Property } from '../../../records/property';
import type { Deal } from '../../../records/deal';
import { FundsChips } from '../../funds/funds-chips';
import { nameOfRound, type Round } from '../../rounds/round';
import { useRounds } from '../../rounds/use-rounds';
import { StageChip } from '../stage/stage-chip';

/** More columns than this nobody compares. */
const most = 50;

/** The offers on one property beside each other, the highest first; deals without terms are none. */
export function OffersSideBySide({ property, onClose }: { property: Property; onClose: () => void }) {
  const { data, error } = useGetList<Deal>(
    'deals',
    {
      filter: { propertyId: property.id },
      sort: { field: 'price', order: 'DESC' },
      pagination: { page: 1, perPage: most },
    },
    { onError: () => undefined },
  );
  const { rounds, failure } = useRounds(property.id);
  const offers = (rounds ?? failure) === undefined ? undefined : data?.filter(({ loiName }) => loiName !== null);
  const highest = Math.max(0, ...(offers ?? []).map(({ price }) => price ?? 0));
  return (
    <Modal title={`Offers on ${property.name}`} onClose={onClose} maxWidth="lg">
      <DialogContent>
        {error ? (
          <Alert severity="error">The offers could not be opened.</Alert>
        ) : !offers ? (
          <Skeleton variant="rounded" height={320} />
        ) : offers.length === 0 ? (
          <Box sx={{ color: 'text.secondary', py: 6, textAlign: 'center' }}>
            No offer with terms has been submitted yet.
          </Box>
        ) : (
          <Table offers={offers} rows={[...rowsFor(property, highest), ...(rounds ?? []).map(roundRow)]} />
        )}
      </DialogContent>
    </Modal>
  );
}

interface Row {
  label: string;
  value: (offer: Deal) => ReactNode;
}

const rowsFor = ({ price: asked, rentableSqft }: Property, highest: number): Row[] => [
  { label: 'Status', value: (offer) => <StageChip deal={offer} /> },
  {
    label: 'Price',
    value: (offer) => (
      <Box component="span" sx={{ fontWeight: 620 }}>
        {money(offer.price)}
        {offer.price === highest && <Muted>highest</Muted>}
      </Box>
    ),
  },
  {
    label: 'Against the asking price',
    value: (offer) =>
      asked && offer.price !== null ? percent(Math.round((1000 * offer.price) / asked) / 10) : nothing,
  },
  {
    label: 'Price per NRSF',
    value: (offer) => (rentableSqft && offer.price !== null ? moneyAndCents(offer.price / rentableSqft) : nothing),
  },
  { label: 'Earnest Money Deposit', value: (offer) => percent(offer.earnestMoneyDeposit) },
  { label: 'Diligence Period', value: (offer) => offer.diligencePeriod || nothing },
  { label: 'Source of Financing', value: (offer) => offer.sourceOfFinancing || nothing },
  {
    label: 'Proof of Funds',
    value: (offer) => (offer.funds ? <FundsChips deal={offer} /> : nothing),
  },
  { label: 'Name', value: (offer) => offer.loiName || nothing },
  { label: 'Company', value: (offer) => offer.loiCompanyName || nothing },
  { label: 'In this stage since', value: (offer) => shortDate(offer.statusDate) },
];

/** What was offered in a round, and by how much more or less than in the last one before it with an offer. */
const roundRow = (round: Round, index: number, rounds: Round[]): Row => ({
  label: nameOfRound(round),
  value: ({ id }) => {
    const price = priceIn(round, id);
    const before = rounds
      .slice(0, index)
      .map((earlier) => priceIn(earlier, id))
      .findLast((one) => one !== undefined);
    const state = round.bidders.find(({ dealId }) => dealId === id)?.state;
    if (price === undefined) {
      return state === 'did not answer' ? state : nothing;
    }
    return (
      <>
        {money(price)}
        {before !== undefined && <Muted>{change(before, price)}</Muted>}
      </>
    );
  },
});

const priceIn = ({ bidders }: Round, dealId: number): number | undefined =>
  bidders.find((bidder) => bidder.dealId === dealId)?.price ?? undefined;

function change(before: number, after: number): string {
  const tenths = Math.round((1000 * (after - before)) / before) / 10;
  return tenths > 0 ? `+${percent(tenths)}` : percent(tenths);
}

function Table({ offers, rows }: { offers: Deal[]; rows: Row[] }) {
  return (
    <Box tabIndex={0} role="region" aria-label="Offers side by side" sx={{ overflowX: 'auto' }}>
      <Box
        component="table"
        sx={{
          borderCollapse: 'collapse',
          minWidth: '100%',
          fontSize: '0.875rem',
          '& th, & td': {
            textAlign: 'left',
            verticalAlign: 'top',
            py: 2,
            pr: 5,
            borderBottom: 1,
            borderColor: 'divider',
            minWidth: 150,
          },
          '& th[scope=row]': {
            color: 'text.secondary',
            fontWeight: 440,
            position: 'sticky',
            left: 0,
            bgcolor: (theme) => theme.tokens.raised,
            minWidth: 132,
          },
        }}
      >
        <thead>
          <tr>
            <th scope="row">Buyer</th>
            {offers.map((offer) => (
              <th key={offer.id} scope="col">
                {offer.buyerName}
                {offer.offline && <Muted>offline</Muted>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {offers.map((offer) => (
                <td key={offer.id}>{value(offer)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

function Muted({ children }: { children: string }) {
  return (
    <Box component="span" sx={{ ml: 2, fontSize: '0.75rem', fontWeight: 440, color: 'text.secondary' }}>
      {children}
    </Box>
  );
}
