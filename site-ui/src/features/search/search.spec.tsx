import { criteriaOf, readFilters } from '@stowbridge/contract/search-address';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { serve } from '../../../test/api-double';
import { aListing, aPage } from '../../../test/fixtures';
import { renderAt } from '../../../test/render-page';
import { Component, keepsData, loader } from '../../pages/search-page';
import { serverApi } from '../../api/api';
import { useKeptFocus } from '../../layout/use-kept-focus';
import { fallbackSite, SiteContext } from '../../lib/site-context';
import { RouterContext } from '../../router/hooks';
import type { Page } from '../../router/page';
import { standingRouter } from '../../router/router';
import { readPage } from './filters';

const lookup = {
  storeTypes: [{ ID: 2, Name: 'Climate-controlled' }],
  states: [{ ID: 10, Name: 'Florida' }],
  documentTypes: [],
};
const show = (path = '/property/search/', first = aPage([aListing()]), arrives = true) => {
  const url = new URL(path, 'http://localhost');
  const filters = readFilters(decodeURIComponent(url.pathname.split('/')[3] ?? ''), url.searchParams);
  return renderAt(<Component />, { path, data: { filters, lookup, first }, arrives });
};

describe('the property search', () => {
  it('[SRCH-10, SRCH-11, SRCH-12, SRCH-13, SRCH-16, SRCH-17] has keyword, filters, sort and the list and map toggle', async () => {
    const { visited } = show('/property/search/gate?city=Tampa');
    expect(screen.getByRole('combobox', { name: 'Keyword' })).toHaveValue('gate');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), '10');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Store type' }), '2');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), '1-DESC');
    await userEvent.click(screen.getByRole('button', { name: 'Map' }));
    const city = screen.getByRole('textbox', { name: 'City' });
    await userEvent.clear(city);
    await userEvent.type(city, 'Ocala{Enter}');
    expect(visited).toEqual([
      '/property/search/gate?state=10&city=Tampa',
      '/property/search/gate?type=2&city=Tampa',
      '/property/search/gate?city=Tampa&sort=1-DESC',
      '/property/search/gate?city=Tampa&view=map',
      '/property/search/gate?city=Ocala',
    ]);
  });

  it('[SRCH-10] keeps a filter that is set while the answer to the one before is on its way', async () => {
    const { visited } = show(undefined, undefined, false);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), '10');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Store type' }), '2');
    expect(visited).toEqual(['/property/search/?state=10', '/property/search/?type=2&state=10']);
  });

  it('[SRCH-14, SRCH-15] takes bounds of price and area, and puts them in order', async () => {
    const { visited } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Price' }));
    const price = within(await screen.findByRole('group', { name: 'Price, in dollars' }));
    await userEvent.type(price.getByLabelText('No less than'), '5000000{Enter}');
    expect(visited.at(-1)).toBe('/property/search/?priceFrom=5000000');
    await userEvent.type(price.getByLabelText('No more than'), '2000000{Enter}');
    expect(visited.at(-1)).toBe('/property/search/?priceFrom=2000000&priceTo=5000000');
    const unpriced = screen.getByRole('checkbox', { name: 'Also show listings without a price' });
    expect(unpriced).toBeChecked();
    await userEvent.click(unpriced);
    expect(visited.at(-1)).toBe('/property/search/?pricedOnly=true');
  });

  it('[SRCH-18, SRCH-23, CONST-25] loads ten more by Load more as well as by scrolling', async () => {
    const second = aPage([aListing({ StoreID: 8, StoreName: 'Second Storage' })], 2, 2, 11);
    const calls = serve({ 'POST /api/home/property/search': { body: second } });
    show('/property/search/tampa?state=10', aPage([aListing()], 1, 2, 11));
    expect(screen.getByText('11 results')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('heading', { name: 'Second Storage' })).toBeInTheDocument();
    expect(calls.at(-1)?.body).toMatchObject({
      Keyword: 'tampa',
      StateID: 10,
      IsShowFull: true,
      Page: 2,
      PageLength: 10,
      SortBy: 0,
    });
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  it('says what failed and lets one try again', async () => {
    serve({ 'POST /api/home/property/search': { status: 503, body: 'We are busy.' } });
    show('/property/search/busy', aPage([aListing()], 1, 2, 11));
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('We are busy.'));
    expect(screen.getByRole('button', { name: 'Load more' })).toBeInTheDocument();
  });

  it('[SRCH-21] says No results found and clears the filters', async () => {
    const { visited } = show('/property/search/zz?state=10&sort=1-ASC', aPage([]));
    expect(screen.getByText('No results found')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(visited).toEqual(['/property/search/?sort=1-ASC']);
  });

  it('[SHELL-02, SHELL-03, SRCH-22] asks the server for what the address says', async () => {
    const asked: unknown[] = [];
    const api = serverApi(async (path, init) => {
      asked.push(init?.body ?? path);
      return { status: 200, body: path.includes('lookup') ? lookup : aPage([]) };
    });
    await loader({
      api,
      params: { keyword: 'Tampa' },
      url: new URL('http://localhost/property/search/Tampa?priceTo=9000000'),
    });
    expect(asked).toEqual([
      '/api/lookup/propertylookup',
      expect.objectContaining({ Keyword: 'Tampa', PriceEnd: 9_000_000, IsShowFull: true, Page: 1, PageLength: 10 }),
    ]);
  });

  it('[SRCH-17] turns to the map without asking again, and asks again for anything else', () => {
    const at = (query: string) => new URL(`http://localhost/property/search/${query}`);
    expect(keepsData(at('?state=1'), at('?state=1&view=map'))).toBe(true);
    expect(keepsData(at('?state=1'), at('?state=2&view=map'))).toBe(false);
    expect(keepsData(at('?state=1'), at('?state=1'))).toBe(false);
  });
});

describe('statuses, closed ones and the part of the map', () => {
  it('[FSITE-26] takes several statuses, and Default says what it does', async () => {
    const { visited } = show('/property/search/?status=2');
    await userEvent.click(screen.getByRole('button', { name: 'Status (1)' }));
    const boxes = within(await screen.findByRole('group', { name: 'Status' }));
    expect(boxes.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      'For Sale',
      'Under LOI',
      'Under Contract',
      'Closed',
    ]);
    expect(boxes.getByRole('checkbox', { name: 'Under LOI' })).toBeChecked();
    await userEvent.click(boxes.getByRole('checkbox', { name: 'Closed' }));
    expect(visited.at(-1)).toBe('/property/search/?status=2,4');
    await userEvent.click(boxes.getByRole('checkbox', { name: 'Under LOI' }));
    expect(visited.at(-1)).toBe('/property/search/');
    expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveAttribute('title', 'Newest first; closed last');
    expect(criteriaOf(readFilters('', new URLSearchParams('status=4,2,9'))).StatusIDs).toEqual([2, 4]);
    expect(readFilters('', new URLSearchParams('status=1,2,3,4')).status).toBeUndefined();
  });

  it.each([
    ['', 1],
    ['?sort=1-DESC', 1],
    ['?sort=3-ASC', 0],
  ])('[FSITE-26] %s shows %i headings between open and closed ones', (query, count) => {
    const closed = { StatusID: 4, Status: 'Closed', Price: null };
    show(
      `/property/search/${query}`,
      aPage([
        aListing(),
        aListing({ ...closed, StoreID: 8, StoreName: 'First Sold' }),
        aListing({ ...closed, StoreID: 9, StoreName: 'Then Sold' }),
      ]),
    );
    const names = screen.getAllByRole('heading').map((heading) => heading.textContent);
    expect(names.filter((name) => name === 'Closed')).toHaveLength(count);
    if (count) {
      expect(names.indexOf('Closed')).toBe(names.indexOf('First Sold') - 1);
    }
  });

  it('[FSITE-26] has no heading where nothing open stands before the closed ones', () => {
    show('/property/search/?status=4', aPage([aListing({ StatusID: 4, Status: 'Closed', Price: null })]));
    expect(screen.queryByRole('heading', { name: 'Closed' })).not.toBeInTheDocument();
  });

  it('[FSITE-25] searches the part of the map that the address names, until it is removed or a filter changes', async () => {
    const { visited } = show('/property/search/?sort=1-ASC&bounds=25.0000,-106.5000,36.0000,-93.1000');
    expect(criteriaOf(readFilters('', new URLSearchParams('bounds=25,-106.5,36,-93.1'))).Bounds).toBe(
      '25.0000,-106.5000,36.0000,-93.1000',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remove map boundary' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), '1-DESC');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), '10');
    expect(visited).toEqual([
      '/property/search/?sort=1-ASC',
      '/property/search/?bounds=25.0000,-106.5000,36.0000,-93.1000&sort=1-DESC',
      '/property/search/?state=10&sort=1-ASC',
    ]);
  });
});

describe('a search of what is drawn', () => {
  const AREA = '25,-106.5_36,-106.5_36,-93.1';
  const BOUNDS = 'bounds=25.0000,-106.5000,36.0000,-93.1000';

  it('[BEYB-44] says so in a chip, and clearing that restores the part of the map that was searched before', async () => {
    const { visited } = show(`/property/search/?${BOUNDS}&area=${AREA}`);
    expect(screen.queryByRole('button', { name: 'Remove map boundary' })).not.toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), '1-DESC');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Drawn area' }));
    expect(visited).toEqual([`/property/search/?${BOUNDS}&area=${AREA}&sort=1-DESC`, `/property/search/?${BOUNDS}`]);
  });

  it.each(['25,-106.5_36,-106.5', '1,1_42,1_2,2', '1,1_NaN,1_2,2', '1,1_2,1_2,2~'])(
    '[BEYB-52] is no filter where %s is no area',
    (area) => {
      show(`/property/search/?area=${area}`);
      expect(screen.queryByRole('button', { name: /Drawn area/ })).not.toBeInTheDocument();
      expect(criteriaOf(readFilters('', new URLSearchParams({ area }))).Area).toBeUndefined();
    },
  );
});

describe('a long list', () => {
  const many = (count: number, from = 1) =>
    Array.from({ length: count }, (_, index) =>
      aListing({ StoreID: from + index, StoreName: `Depot ${from + index}` }),
    );

  it('[FSITE-28] says in the bar how many there are, and how many filters are set', () => {
    show('/property/search/?state=10&city=Tampa', aPage([aListing()], 1, 2, 286));
    const bar = within(screen.getByRole('search'));
    expect(bar.getByText('286 results')).toHaveAttribute('role', 'status');
    expect(bar.getByRole('button', { name: 'Filters (2)' })).toBeInTheDocument();
    expect(bar.getByRole('combobox', { name: 'Sort' })).toBeInTheDocument();
  });

  it('[FSITE-28] leads back to its top after thirty results', async () => {
    const { unmount } = show('/property/search/thirty', aPage(many(30)));
    expect(screen.queryByRole('button', { name: 'Back to top' })).not.toBeInTheDocument();
    unmount();
    const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    show('/property/search/more', aPage(many(31)));
    await userEvent.click(screen.getByRole('button', { name: 'Back to top' }));
    expect(scroll).toHaveBeenCalledWith({ top: 0 });
    expect(screen.getByRole('region', { name: 'Results' })).toHaveFocus();
    scroll.mockRestore();
  });

  it('[FSITE-28] is skipped to the footer, and to the map, which is shown for it', async () => {
    const footer = document.body.appendChild(document.createElement('footer'));
    footer.id = 'footer';
    footer.tabIndex = -1;
    const { visited } = show('/property/search/?state=10');
    await userEvent.click(screen.getByRole('link', { name: 'Skip to the footer' }));
    expect(footer).toHaveFocus();
    footer.remove();
    await userEvent.click(screen.getByRole('link', { name: 'Skip to the map' }));
    expect(visited).toEqual(['/property/search/?state=10&view=map']);
  });

  it('[FSITE-28] grows without taking the focus, also when its end is reached', async () => {
    function Kept() {
      useKeptFocus();
      return null;
    }
    render(<Kept />);
    let release: () => void = () => undefined;
    const pages = [aPage(many(10, 11), 2, 3, 22), aPage(many(2, 21), 3, 3, 22)];
    serve({
      'POST /api/home/property/search': () =>
        new Promise((resolve) => (release = () => resolve({ body: pages.shift() }))),
    });
    show('/property/search/focus', aPage(many(10), 1, 3, 22));
    const more = screen.getByRole('button', { name: 'Load more' });
    await userEvent.click(more);
    expect(more).toHaveFocus();
    release();
    await screen.findByRole('heading', { name: 'Depot 11' });
    expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    release();
    await screen.findByRole('heading', { name: 'Depot 22' });
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    // What follows the list comes next, not its beginning.
    const last = screen.getByRole('link', { name: /Depot 22/ });
    expect(last.compareDocumentPosition(document.activeElement as Element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('without scripts', () => {
  const api = (asked: unknown[], pages: ReturnType<typeof aPage>[]) =>
    serverApi(async (path, init) => {
      if (path.includes('lookup')) {
        return { status: 200, body: lookup };
      }
      asked.push((init?.body as { Page: number }).Page);
      return { status: 200, body: pages.shift() };
    });

  it('[FSITE-11] the address has a page of the results; behind the last one is the first', async () => {
    const asked: unknown[] = [];
    const url = new URL('http://localhost/property/search/?state=10&page=3');
    const third = aPage([aListing()], 3, 4, 31);
    await expect(loader({ api: api(asked, [third]), params: {}, url })).resolves.toMatchObject({ first: third });
    const first = aPage([aListing()], 1, 2, 11);
    const found = loader({ api: api(asked, [aPage([], 3, 2, 11), first]), params: {}, url });
    await expect(found).resolves.toMatchObject({ first });
    expect(asked).toEqual([3, 3, 1]);
    expect(['0', '-1', 'x', '2.5', '99999999999', ''].map((page) => readPage(new URLSearchParams({ page })))).toEqual([
      1, 1, 1, 1, 1, 1,
    ]);
  });

  it('[FSITE-11] the server writes a link to the next page, which scripts replace by loading more', async () => {
    const path = '/property/search/?state=10&page=2';
    const first = aPage([aListing()], 2, 3, 21);
    const url = new URL(path, 'http://localhost');
    const filters = readFilters('', url.searchParams);
    const shown = { url, key: '', params: {}, data: { filters, lookup, first }, arrival: 'start' } as const;
    const router = standingRouter({ ...shown, page: {} as Page, module: { Component } });
    const html = renderToString(
      <SiteContext value={fallbackSite}>
        <RouterContext value={router}>
          <Component />
        </RouterContext>
      </SiteContext>,
    );
    const links = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('a[rel]');
    expect([...links].map((link) => [link.getAttribute('rel'), link.textContent, link.getAttribute('href')])).toEqual([
      ['prev', 'Previous page', '/property/search/?state=10'],
      ['next', 'Next page', '/property/search/?state=10&page=3'],
    ]);
    expect(html).not.toContain('Load more');
    const calls = serve({ 'POST /api/home/property/search': { body: aPage([aListing({ StoreID: 8 })], 3, 3, 21) } });
    show(path, first);
    expect(screen.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ Page: 3 }));
  });
});
