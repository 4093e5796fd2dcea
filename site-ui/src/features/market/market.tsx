import { lazy, Suspense, useMemo } from 'react';
import type { MarketAnalysis } from '../../api/market';
import { Section } from '../../components/section';
import tableStyles from '../../components/table.module.css';
import { formatDate, formatDecimal, formatMoney, formatCents, formatShortMoney, formatWhole } from '../../format';
import styles from './market.module.css';

const AreaMap = lazy(() => import('../../maps/area-map'));

/** Radius, population, competing supply and prices, each with its source and date, and no verdict. */
export function Market({ analysis }: { analysis: MarketAnalysis }) {
  const { Property, RadiusMiles, Population, Supply, Listings } = analysis;
  const miles = `${RadiusMiles} ${RadiusMiles === 1 ? 'mile' : 'miles'}`;
  const figures: [string, string][] = [
    ['Population, estimated', Population.Value === null ? 'Unknown' : formatWhole(Population.Value)],
    ['Listed properties', formatWhole(Supply.Properties)],
    ['Their NRSF', formatWhole(Supply.NRSF)],
    ['NRSF per head', Supply.NRSFPerHead === null ? 'Unknown' : formatDecimal(Supply.NRSFPerHead)],
  ];
  const places = useMemo(
    () =>
      Listings.map((listing) => ({
        latitude: listing.Latitude,
        longitude: listing.Longitude,
        label: listing.Price ? formatShortMoney(listing.Price) : listing.StoreName,
      })),
    [Listings],
  );
  return (
    <div className="container">
      <header className={styles.head}>
        <p className="eyebrow">Market Analysis</p>
        <h1>{Property.StoreName}</h1>
        <p>
          {Property.City}, {Property.StateCode}. Everything within {miles} of the property.
        </p>
      </header>
      <dl className={`${styles.figures} figures`}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {Property.Latitude !== null && Property.Longitude !== null && (
        <Suspense>
          <AreaMap
            latitude={Property.Latitude}
            longitude={Property.Longitude}
            radiusMiles={RadiusMiles}
            label={Property.StoreName}
            places={places}
            close
          />
        </Suspense>
      )}
      <p className={styles.source}>
        Population: {Population.Source}, {formatDate(Population.Date)}; it is an estimate. Supply and prices:{' '}
        {Supply.Source}, {formatDate(Supply.Date)}.
      </p>
      <Section title="Price per square foot">
        <Comparison analysis={analysis} />
      </Section>
      <Section title={`Listed within ${miles}`}>
        <Supplied analysis={analysis} />
      </Section>
    </div>
  );
}

function Comparison({ analysis: { Property, Listings } }: { analysis: MarketAnalysis }) {
  const own =
    Property.PricePerSQFT !== null
      ? [{ key: 0, name: Property.StoreName, value: Property.PricePerSQFT, own: true }]
      : [];
  const others = Listings.flatMap(({ StoreID, StoreName, PricePerSQFT }) =>
    PricePerSQFT ? [{ key: StoreID, name: StoreName, value: PricePerSQFT, own: false }] : [],
  );
  const bars = [...own, ...others].sort((a, b) => b.value - a.value);
  const largest = Math.max(1, ...bars.map(({ value }) => value));
  if (bars.length === 0) {
    return <p className={tableStyles.empty}>No priced property to compare with.</p>;
  }
  return (
    <ul className={`${styles.bars} figures`}>
      {bars.map(({ key, name, value, own }) => (
        <li key={key} className={own ? styles.own : undefined}>
          <span>{name}</span>
          <span>{formatCents(value)}</span>
          <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
            <rect width={(value / largest) * 100} height="8" />
          </svg>
        </li>
      ))}
    </ul>
  );
}

function Supplied({ analysis: { Listings } }: { analysis: MarketAnalysis }) {
  if (Listings.length === 0) {
    return <p className={tableStyles.empty}>No other property is listed within the radius.</p>;
  }
  return (
    <table className={`${tableStyles.table} ${tableStyles.stack} figures`}>
      <thead>
        <tr>
          <th scope="col">Property</th>
          <th scope="col">Status</th>
          <th scope="col" className={tableStyles.number}>
            Miles
          </th>
          <th scope="col" className={tableStyles.number}>
            NRSF
          </th>
          <th scope="col" className={tableStyles.number}>
            Price
          </th>
        </tr>
      </thead>
      <tbody>
        {Listings.map((listing) => (
          <tr key={listing.StoreID}>
            <td data-label="Property">{listing.StoreName}</td>
            <td data-label="Status">{listing.Status}</td>
            <td data-label="Miles" className={tableStyles.number}>
              {listing.Distance.toFixed(1)}
            </td>
            <td data-label="NRSF" className={tableStyles.number}>
              {listing.RentableSQFT === null ? '' : formatWhole(listing.RentableSQFT)}
            </td>
            <td data-label="Price" className={tableStyles.number}>
              {listing.Price ? formatMoney(listing.Price) : 'Unpriced'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
