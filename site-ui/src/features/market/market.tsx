import type { MarketAnalysisDto } from '@stowbridge/api';
import { Suspense, useMemo } from 'react';
import { RadiusNote } from '../../components/radius-note';
import { Section } from '../../components/section';
import tableStyles from '../../components/table.module.css';
import { Words } from '../../components/words';
import { formatCents, formatMoney, formatMonth, formatWhole } from '../../lib/format';
import { formatShortMoney } from '../../lib/short-money';
import styles from './market.module.css';
import { late } from '../../components/late';

const AreaMap = late(() => import('../../maps/area-map'));

/** Population, the other listings and their prices, each with its source and the date of its data, and no verdict. */
export function Market({ analysis }: { analysis: MarketAnalysisDto }) {
  const { Property, RadiusMiles, Population, Supply, Listings } = analysis;
  const miles = `${RadiusMiles} ${RadiusMiles === 1 ? 'mile' : 'miles'}`;
  const others = Supply.Properties === 0 ? 'No' : formatWhole(Supply.Properties);
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
        <div>
          <dt>Population, estimated</dt>
          <dd>{Population.Value === null ? 'Unknown' : formatWhole(Population.Value)}</dd>
          <dd className={styles.note}>
            Population: {Population.Source}, {formatMonth(Population.Date)}; it is an estimate.
          </dd>
        </div>
      </dl>
      {Property.Latitude !== null && Property.Longitude !== null && (
        <>
          <div className={styles.map}>
            <Suspense>
              <AreaMap
                latitude={Property.Latitude}
                longitude={Property.Longitude}
                radiusMiles={RadiusMiles}
                label={Property.StoreName}
                places={places}
              />
            </Suspense>
          </div>
          {RadiusMiles > 0 && <RadiusNote miles={RadiusMiles} />}
        </>
      )}
      <p className={styles.note}>
        Places and populations:{' '}
        <a href="https://www.geonames.org/" target="_blank" rel="noopener">
          GeoNames
        </a>
        ,{' '}
        <a href="https://creativecommons.org/licenses/by/4.0/" target="_blank" rel="noopener license">
          CC BY 4.0
        </a>
        ; extract of {formatMonth(Population.Date)}.
      </p>
      <Section title="Price / NRSF">
        <Comparison analysis={analysis} miles={miles} />
        <p className={styles.note}>
          Listings and prices: {Supply.Source}, {formatMonth(Supply.Date)}.
        </p>
      </Section>
      <Section title={`${others} other ${Supply.Properties === 1 ? 'listing' : 'listings'} within ${miles}`}>
        {Listings.length > 0 && <Nearby listings={Listings} />}
      </Section>
    </div>
  );
}

function Comparison({ analysis: { Property, Listings }, miles }: { analysis: MarketAnalysisDto; miles: string }) {
  const own =
    Property.PricePerSQFT !== null
      ? [{ key: 0, name: Property.StoreName, value: Property.PricePerSQFT, own: true }]
      : [];
  const others = Listings.flatMap(({ StoreID, StoreName, PricePerSQFT }) =>
    PricePerSQFT ? [{ key: StoreID, name: StoreName, value: PricePerSQFT, own: false }] : [],
  );
  const [only] = others;
  if (others.length < 2) {
    return (
      <p className={tableStyles.empty}>
        {only
          ? `One other listing within ${miles} has a price to compare with: ${only.name}, ${formatCents(only.value)} / NRSF.`
          : `No other listing within ${miles} has a price to compare with.`}
      </p>
    );
  }
  const bars = [...own, ...others].sort((a, b) => b.value - a.value);
  const largest = Math.max(1, ...bars.map(({ value }) => value));
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

function Nearby({ listings }: { listings: MarketAnalysisDto['Listings'] }) {
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
          <th scope="col">As of</th>
        </tr>
      </thead>
      <tbody>
        {listings.map((listing) => (
          <tr key={listing.StoreID}>
            <td data-label="Property">
              <Words text={listing.StoreName} />
            </td>
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
            <td data-label="As of">{formatMonth(listing.Date)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
