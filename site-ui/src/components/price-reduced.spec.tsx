import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { aListing } from '../../test/fixtures';
import { isNewlyReduced, PriceReduced } from './price-reduced';
import { priceText } from './price-text';

const on = '2026-11-01T12:00:00.000Z';
const after = (days: number, hours: number) => Date.parse(on) + (days * 24 + hours) * 3_600_000;

describe('Price reduced', () => {
  it('[BEYB-10] is news for 13 days and 23 hours, and after 14 days no more', () => {
    expect(isNewlyReduced(on, after(0, 0))).toBe(true);
    expect(isNewlyReduced(on, after(13, 23))).toBe(true);
    expect(isNewlyReduced(on, after(14, 0))).toBe(false);
  });

  it('[BEYB-11] is never said of a price that was not reduced', () => {
    expect(isNewlyReduced(null, after(0, 1))).toBe(false);
  });

  it('[BEYB-10] is decided by the browser, not by a page that was kept', () => {
    const badge = <PriceReduced on={new Date(Date.now() - 60_000).toISOString()} />;
    expect(renderToString(badge)).toBe('');
    render(badge);
    expect(screen.getByText('Price reduced')).toBeInTheDocument();
  });
});

describe('words in place of a price', () => {
  const words = { AlternatePriceOptionID: 4, AlternatePriceOptionName: 'Price guidance', Price: null };
  it.each([
    [4_000_000, 4_400_000, 'Price guidance: $4.0M to $4.4M'],
    [950_000, 1_250_000, 'Price guidance: $950K to $1.25M'],
    [999_600, 10_000_000, 'Price guidance: $1.0M to $10.0M'],
    [null, null, 'Price guidance'],
  ])('[BEYB-89] name the range %p to %p, or stand alone', (GuidanceLow, GuidanceHigh, text) => {
    expect(priceText(aListing({ ...words, GuidanceLow, GuidanceHigh }))).toBe(text);
  });
});
