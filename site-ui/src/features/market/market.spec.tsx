import type { MarketAnalysisDto } from '@stowbridge/api';
import { screen, within } from '@testing-library/react';
import { renderAt } from '../../../test/render-page';
import { Market } from './market';

const north = {
  StoreID: 8,
  StoreName: 'North',
  Distance: 1.4,
  RentableSQFT: 50_000,
  Price: 4_000_000,
  PricePerSQFT: 80,
  Status: 'For Sale',
  Latitude: 39.26744,
  Longitude: -114.88863,
  Date: '2026-03-05',
};
const east = {
  ...north,
  StoreID: 9,
  StoreName: 'East',
  Distance: 2.1,
  RentableSQFT: 30_000,
  Price: 2_550_000,
  PricePerSQFT: 85,
  Status: 'Under LOI',
  Date: '2026-07-08',
};
const unpriced = { ...north, StoreID: 10, StoreName: 'Quiet', Price: null, PricePerSQFT: null };

/** A market without a place on the map, which has tests of its own. */
const show = (listings: MarketAnalysisDto['Listings'], radius = 3) =>
  renderAt(
    <Market
      analysis={{
        Property: {
          StoreID: 7,
          StoreName: 'Own',
          Address1: '1 Main St',
          City: 'Ely',
          StateCode: 'NV',
          ZipCode: '89301',
          RentableSQFT: 40_000,
          Price: 3_000_000,
          PricePerSQFT: 75,
          Latitude: null,
          Longitude: null,
          Date: '2026-09-01',
        },
        RadiusMiles: radius,
        Population: {
          Value: 4100,
          Source: 'Estimate from city populations and centroids (GeoNames)',
          Date: '2020-03-01',
        },
        Supply: {
          Properties: listings.length,
          NRSF: null,
          NRSFPerHead: null,
          Source: 'Listings of this marketplace',
          Date: '2026-07-08',
        },
        Listings: listings,
      }}
    />,
  );
const prices = () => screen.getByRole('region', { name: 'Price / NRSF' });

describe('the market analysis', () => {
  it('[FTEST-35] [FDEP-22] [FEVI-18] [FEVI-19] shows population, distances, sizes and prices, each with its source and the date of its data', () => {
    show([north, east]);
    const text = document.body.textContent ?? '';
    expect(text).toContain('Population, estimated4,100');
    expect(text).toContain(
      'Population: Estimate from city populations and centroids (GeoNames), Mar 2020; it is an estimate.',
    );
    expect(prices()).toHaveTextContent('Listings and prices: Listings of this marketplace, Jul 2026.');
    expect(text).toContain('Places and populations: GeoNames, CC BY 4.0; extract of Mar 2020.');
    const addresses = ['GeoNames', 'CC BY 4.0'].map((name) => screen.getByRole('link', { name }).getAttribute('href'));
    expect(addresses).toEqual(['https://www.geonames.org/', 'https://creativecommons.org/licenses/by/4.0/']);
    const listed = screen.getByRole('region', { name: '2 other listings within 3 miles' });
    const rows = within(listed)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      );
    expect(rows).toEqual([
      ['North', 'For Sale', '1.4', '50,000', '$4,000,000', 'Mar 2026'],
      ['East', 'Under LOI', '2.1', '30,000', '$2,550,000', 'Jul 2026'],
    ]);
    expect(
      within(prices())
        .getAllByRole('listitem')
        .map((bar) => bar.textContent),
    ).toEqual(['East$85.00', 'North$80.00', 'Own$75.00']);
  });

  it('[FSITE-36] says below each figure where it is from and of which month', () => {
    show([north, east]);
    const population = screen.getByText('4,100').parentElement;
    expect(population).toHaveTextContent(/4,100Population: Estimate .*, Mar 2020; it is an estimate\.$/);
    expect(prices()).toHaveTextContent(/\$75\.00Listings and prices: .*, Jul 2026\.$/);
    expect(document.body).not.toHaveTextContent(/\d\d\/\d\d\/\d{4}/);
  });

  it('[FEVI-19] has no figure of a supply that nobody knows', () => {
    show([north, east]);
    expect(document.body).not.toHaveTextContent(/per head|Listed properties|Their NRSF/);
  });

  it('[FEVI-19] says in one sentence what there is to compare with, as long as it is one listing or none', () => {
    const { unmount } = show([north, unpriced], 1);
    expect(prices()).toHaveTextContent(
      'One other listing within 1 mile has a price to compare with: North, $80.00 / NRSF.',
    );
    expect(within(prices()).queryByRole('list')).not.toBeInTheDocument();
    unmount();
    show([]);
    expect(prices()).toHaveTextContent('No other listing within 3 miles has a price to compare with.');
    expect(screen.getByRole('region', { name: 'No other listings within 3 miles' })).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('[FEVI-19] counts one listing as one', () => {
    show([north]);
    expect(screen.getByRole('region', { name: '1 other listing within 3 miles' })).toBeInTheDocument();
  });
});
