import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve } from '../../../test/api-double';
import { aListing, aPage } from '../../../test/fixtures';
import { renderAt } from '../../../test/render-page';
import { Component, keepsData, loader } from '../../pages/search-page';
import { serverApi } from '../../api/api';
import { criteriaOf, readFilters } from './filters';

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
    expect(await screen.findByText('Second Storage')).toBeInTheDocument();
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
