import type { PastPriceDto } from '@stowbridge/api';
import { act, render, screen } from '@testing-library/react';
import { aProfile } from '../../../test/fixtures';
import { renderAt } from '../../../test/render-page';
import { PropertyScreen } from '../../pages/property-screen';
import PriceHistory from './price-history';

const prices: [PastPriceDto, ...PastPriceDto[]] = [
  { At: '2026-08-03T12:00:00Z', Price: 4_100_000 },
  { At: '2026-09-14T12:00:00Z', Price: 4_305_000 },
  { At: '2026-11-01T12:00:00Z', Price: 3_874_500 },
];

describe('the price history of a property', () => {
  it('[BEYB-10, BEYB-11] has a row for each public price, the newest first, and how far it went', () => {
    render(<PriceHistory prices={prices} />);
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['11/1/26', '$3,874,500', 'Down 10.0%'],
      ['9/14/26', '$4,305,000', 'Up 5.0%'],
      ['8/3/26', '$4,100,000', ''],
    ]);
  });

  it('[BEYB-11] a small change has two decimals', () => {
    render(<PriceHistory prices={[prices[0], { At: '2026-09-14T12:00:00Z', Price: 4_099_000 }]} />);
    expect(screen.getByText('Down 0.02%')).toBeInTheDocument();
  });

  it.each([
    [0, 0],
    [1, 0],
    [2, 1],
  ])('[BEYB-13] with %i public prices it is shown %i times', async (count, shown) => {
    const profile = aProfile({ PriceHistory: prices.slice(0, count) });
    renderAt(<PropertyScreen loaded={{ profile, offices: [], viewer: null }} />, { path: '/' });
    await act(() => new Promise((drawn) => setTimeout(drawn)));
    expect(screen.queryAllByRole('region', { name: 'Price history' })).toHaveLength(shown);
  });
});
