import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useGetList } from 'react-admin';
import type { Deal } from '../../records/deal';
import type { Nda } from './nda';
import { NdaFacts } from './nda-facts';

/** The NDA that the buyer of a deal has signed on its property, the latest one [DEAL-38]; an offline buyer signs none here. */
export function DealNda({ deal }: { deal: Deal }) {
  if (deal.buyerId === null) {
    return <Quiet>{deal.offline ? 'offline' : 'No NDA signed'}</Quiet>;
  }
  return <Signature userId={deal.buyerId} deal={deal} />;
}

function Signature({ userId, deal }: { userId: number; deal: Deal }) {
  // What was signed outlives the property, of which a deal then keeps the name only.
  const filter = deal.propertyId === null ? { userId } : { userId, propertyId: deal.propertyId };
  const { data, error } = useGetList<Nda>(
    'ndas',
    { filter, sort: { field: 'id', order: 'DESC' }, pagination: { page: 1, perPage: 100 } },
    { onError: () => undefined, retry: false },
  );
  if (error) {
    return <Quiet>The NDA is not here just now.</Quiet>;
  }
  if (!data) {
    return <Skeleton variant="rounded" height={88} />;
  }
  const nda = data.find(
    ({ propertyId, propertyName }) =>
      propertyId === deal.propertyId || (deal.propertyId === null && propertyName === deal.propertyName),
  );
  if (!nda) {
    return <Quiet>{deal.offline ? 'offline' : 'No NDA signed'}</Quiet>;
  }
  return <NdaFacts nda={nda} />;
}

const Quiet = ({ children }: { children: string }) => <Box sx={{ color: 'text.secondary' }}>{children}</Box>;
