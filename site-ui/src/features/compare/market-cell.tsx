import { MarketService } from '@stowbridge/api/services/MarketService';
import { PropertyStatus } from '@stowbridge/contract/ids';
import { useCallback, useState } from 'react';
import { browserApi } from '../../api/browser-api';
import { useLoad } from '../../api/use-load';
import { formatCents, formatWhole } from '../../lib/format';
import { paths } from '../../lib/paths';
import { Link } from '../../router/link';
import type { Role } from '../../session/session';
import type { Compared } from './load-comparison';

interface MarketCellProps {
  property: Compared;
  role: Role | undefined;
}

/** The market around an open property, or how one gets to read of it. */
export function MarketCell({ property, role }: MarketCellProps) {
  const { StoreID, StoreName, StatusID, AccessKey, AccessText } = property;
  if (AccessKey && role) {
    return <Market storeId={StoreID} marketKey={AccessKey} role={role} />;
  }
  return StatusID === PropertyStatus.Closed ? null : (
    <>
      {AccessText ?? 'Shown under an NDA.'}{' '}
      <Link to={paths.property(StoreID, StoreName)}>
        See access<span className="hidden-text"> to {StoreName}</span>
      </Link>
    </>
  );
}

function Market(props: { storeId: number; marketKey: string; role: Role }) {
  // The key is new with each answer, what it opens is the same.
  const [{ storeId, marketKey, role }] = useState(props);
  const { data, error } = useLoad(
    useCallback(async () => {
      const service = new MarketService(browserApi);
      const { Token } = await (role === 'Admin'
        ? service.openAsAdmin({ requestBody: { StoreID: storeId } })
        : service.open({ requestBody: { StoreID: storeId, AccessKey: marketKey } }));
      return service.analysis({ token: Token });
    }, [storeId, marketKey, role]),
  );
  if (!data) {
    return error ?? <span role="status">Loading</span>;
  }
  const { Population, Listings, RadiusMiles } = data;
  const price = median(Listings.flatMap(({ PricePerSQFT }) => PricePerSQFT ?? []));
  return [
    `Within ${RadiusMiles} ${RadiusMiles === 1 ? 'mile' : 'miles'}:`,
    Population.Value !== null && `population ${formatWhole(Population.Value)}, estimated;`,
    `${formatWhole(Listings.length)} other ${Listings.length === 1 ? 'listing' : 'listings'}`,
    price !== undefined && `at a median of ${formatCents(price)} / NRSF`,
  ]
    .filter(Boolean)
    .join(' ');
}

function median(values: number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}
