import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve } from '../../../test/api-double';
import { aListing, aPage } from '../../../test/fixtures';
import { renderAt } from '../../../test/render-page';
import { CurrentListings } from './current-listings';
import { SearchBox } from './search-box';

/** What watches the end of the list; `seen()` is the person scrolling there. */
let seen: () => void = () => undefined;

beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      seen = () => act(() => callback([{ isIntersecting: true }]));
    }
    observe() {}
    disconnect() {
      seen = () => undefined;
    }
  } as unknown as typeof IntersectionObserver;
});

describe('the search of the home page', () => {
  const tampa = {
    body: [
      { Name: 'Tampa, FL', Type: 'City' },
      { Name: 'Tampa Bay Storage', Type: 'Property', StoreID: 8 },
    ],
  };

  it('[SRCH-01, SRCH-08, SRCH-09] suggests from the second character, without IsShowFull', async () => {
    const calls = serve({ 'POST /api/home/property/search': tampa });
    renderAt(<SearchBox />);
    const field = screen.getByRole('combobox', { name: 'Location, city or state' });
    // However long one waits: the clock is put forward by a minute.
    jest.useFakeTimers();
    const typist = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    await typist.type(field, 't');
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(calls).toEqual([]);
    jest.useRealTimers();
    await userEvent.type(field, 'a');
    expect(await screen.findByRole('option', { name: /Tampa, FL/ })).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ Keyword: 'ta' }]);
  });

  it('[SRCH-02] keeps its button disabled as long as there are no suggestions', async () => {
    serve({
      'POST /api/home/property/search': ({ body }) => (JSON.stringify(body).includes('"ta"') ? tampa : { body: [] }),
    });
    const { visited } = renderAt(<SearchBox />);
    const button = screen.getByRole('button', { name: 'Search' });
    const field = screen.getByRole('combobox');
    expect(button).toBeDisabled();
    await userEvent.type(field, 'ta');
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.type(field, 'zzz');
    await waitFor(() => expect(button).toBeDisabled());
    await userEvent.type(field, '{Enter}');
    expect(visited).toEqual([]);
  });

  it('[FSITE-14] says that nothing is listed there, and offers all properties, until something else is typed', async () => {
    serve({
      'POST /api/home/property/search': ({ body }) => (JSON.stringify(body).includes('"ta"') ? tampa : { body: [] }),
    });
    renderAt(<SearchBox />);
    const field = screen.getByRole('combobox');
    const status = screen.getAllByRole('status').at(-1) as HTMLElement;
    await userEvent.type(field, '80202');
    await waitFor(() => expect(status).toHaveTextContent('Nothing listed in "80202". Search all properties'));
    expect(screen.getByRole('link', { name: 'Search all properties' })).toHaveAttribute('href', '/property/search/');
    await userEvent.clear(field);
    expect(status).toBeEmptyDOMElement();
    await userEvent.type(field, 'ta');
    await screen.findAllByRole('option');
    expect(status).toBeEmptyDOMElement();
  });

  it('opens a place as a search and a property itself, by keyboard', async () => {
    serve({ 'POST /api/home/property/search': tampa });
    const { visited } = renderAt(<SearchBox />);
    const field = screen.getByRole('combobox');
    await userEvent.type(field, 'ta');
    await screen.findAllByRole('option');
    await userEvent.type(field, '{ArrowDown}');
    expect(screen.getByRole('option', { name: /Tampa, FL/ })).toHaveAttribute('aria-selected', 'true');
    expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: /Tampa, FL/ }).id);
    await userEvent.type(field, '{ArrowDown}{Enter}');
    expect(visited).toEqual(['/property/8/Tampa-Bay-Storage/']);
  });
});

describe('Current Listings', () => {
  const four = (from: number) =>
    [0, 1, 2, 3].map((step) => aListing({ StoreID: from + step, StoreName: `Store ${from + step}` }));

  it('[SRCH-03, SRCH-04, SRCH-05, SRCH-07, CONST-24] loads four more on scroll until End of Listings.', async () => {
    const calls = serve({ 'POST /api/home/featuredlistings': { body: aPage(four(5), 2, 2, 8) } });
    renderAt(<CurrentListings first={aPage(four(1), 1, 2, 8)} />);
    expect(screen.getByRole('heading', { name: 'Current Listings' })).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(4);
    expect(screen.queryByText('End of Listings.')).not.toBeInTheDocument();
    seen();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(8));
    expect(calls.map(({ body }) => body)).toEqual([{ Page: 2, PageLength: 4 }]);
    expect(screen.getByText('End of Listings.')).toBeInTheDocument();
  });

  it('[SRCH-06, SRCH-19, SRCH-20] shows of each what matters and links it by Read More', () => {
    renderAt(<CurrentListings first={aPage([aListing()])} />);
    const card = screen.getByRole('article');
    for (const text of [
      '$12,400,000',
      'Harbor Gate Storage',
      '1200 Harbor Ave',
      'Tampa, FL 33602',
      '84,200 NRSF',
      '4.25 acres',
      'For Sale',
    ]) {
      expect(card).toHaveTextContent(text);
    }
    expect(screen.getByRole('link', { name: /^Read More/ })).toHaveAttribute(
      'href',
      '/property/7/Harbor-Gate-Storage/',
    );
  });

  it('shows the alternative instead of a price, and no price of a closed property', () => {
    const listings = [
      aListing({ StoreID: 1, Price: null, AlternatePriceOptionID: 1, AlternatePriceOptionName: 'Call for offers' }),
      aListing({ StoreID: 2, StatusID: 4, Status: 'Closed' }),
    ];
    renderAt(<CurrentListings first={aPage(listings)} />);
    expect(screen.getByText('Call for offers')).toBeInTheDocument();
    expect(screen.queryByText('$12,400,000')).not.toBeInTheDocument();
  });
});
