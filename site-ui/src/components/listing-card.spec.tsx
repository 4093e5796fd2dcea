import { screen, within } from '@testing-library/react';
import { aListing } from '../../test/fixtures';
import { renderAt } from '../../test/render-page';
import { ListingCard } from './listing-card';

const textsOf = (change: Parameters<typeof aListing>[0] = {}) => {
  renderAt(<ListingCard listing={aListing(change)} sizes="100vw" />, { path: '/' });
  const card = within(screen.getByRole('article'));
  const link = card.getByRole('link', { name: /^Read More about/ });
  const facts = link.parentElement;
  const prices = card.getByRole('heading').previousElementSibling;
  const texts = (element: Element | null | undefined) =>
    [...(element?.children ?? [])].map((child) => child.textContent);
  return { prices: texts(prices), facts: texts(facts), link };
};

describe('the card of a property', () => {
  it('[FSITE-27] shows price, cap rate and price / NRSF, then what brokers compare, and ends with Read More [SRCH-06]', () => {
    const { prices, facts, link } = textsOf();
    expect(prices).toEqual(['$12,400,000', '6.25% cap rate', '$147.27 / NRSF']);
    expect(facts).toEqual([
      '91.5% occupied',
      '84,200 NRSF',
      '4.25 acres',
      'Built 2004',
      '45 days listed',
      'Read More about Harbor Gate Storage',
    ]);
    expect(link).toHaveAttribute('href', '/property/7/Harbor-Gate-Storage/');
  });

  it('[FSITE-27] [FEVI-01] leaves no gap for what is not public, and takes the occupancy of units where that of the area is missing', () => {
    const closed = {
      StatusID: 4,
      Price: null,
      CapRate: null,
      PricePerSQFT: null,
      PhysicalOccupancyArea: null,
      PhysicalOccupancyUnits: null,
      DaysListed: null,
      DaysListedType: null,
    };
    expect(textsOf({ ...closed, Acerage: null, YearBuilt: null })).toMatchObject({
      prices: ['Closed'],
      facts: ['84,200 NRSF', 'Read More about Harbor Gate Storage'],
    });
    document.body.replaceChildren();
    expect(textsOf({ PhysicalOccupancyArea: null, DaysListed: 1, DaysListedType: 'Months' }).facts).toEqual(
      expect.arrayContaining(['88.0% occupied', '1 month listed']),
    );
  });
});
