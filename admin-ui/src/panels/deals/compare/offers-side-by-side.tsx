import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { money, nothing, percent } from '../../../components/format';
import { Modal } from '../../../components/modal';
import type { AdminDataProvider } from '../../../data-provider/data-provider';
import type { Property } from '../../../records/property';
import { nameOfRound, type Round } from '../../rounds/round';
import { useRounds } from '../../rounds/use-rounds';
import { Muted } from './muted';
import { rowsFor, type Offer, type Row } from './rows';

/** The offers on one property beside each other, the highest first; deals without terms are none. */
export function OffersSideBySide({ property, onClose }: { property: Property; onClose: () => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data, error } = useQuery({
    queryKey: ['compared-offers', property.id],
    queryFn: () => dataProvider.comparedOffers(property.id),
  });
  const { rounds, failure } = useRounds(property.id);
  const offers =
    (rounds ?? failure) === undefined
      ? undefined
      : data?.toSorted((one, other) => (other.price ?? 0) - (one.price ?? 0));
  return (
    <Modal title={`Offers on ${property.name}`} onClose={onClose} maxWidth="lg">
      <DialogContent>
        {error ? (
          <Alert severity="error">The offers could not be opened.</Alert>
        ) : !offers ? (
          <Skeleton variant="rounded" height={320} />
        ) : offers.length === 0 ? (
          <Box sx={{ color: 'text.secondary', py: 6, textAlign: 'center' }}>No offer with terms can be read yet.</Box>
        ) : (
          <Table offers={offers} rows={[...rowsFor(property, offers), ...(rounds ?? []).map(roundRow)]} />
        )}
      </DialogContent>
    </Modal>
  );
}

/** What was offered in a round, and by how much more or less than in the last one before it with an offer. */
const roundRow = (round: Round, index: number, rounds: Round[]): Row => ({
  label: nameOfRound(round),
  value: ({ dealId: id }) => {
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

function Table({ offers, rows }: { offers: Offer[]; rows: Row[] }) {
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
              <th key={offer.dealId} scope="col">
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
                <td key={offer.dealId}>{value(offer)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
