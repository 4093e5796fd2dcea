import { noFilters, readFilters, type Filters } from '@stowbridge/contract/search-address';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aListing, aPage } from '../../../test/fixtures';
import { renderAt } from '../../../test/render-page';
import { Component } from '../../pages/search-page';
import { StorageFigures } from './storage-figures';

const lookup = {
  storeTypes: [{ ID: 2, Name: 'Climate-controlled' }],
  states: [{ ID: 10, Name: 'Florida' }],
  documentTypes: [],
};
const show = (query = '', first = aPage([aListing()]), arrives = true) => {
  const path = `/property/search/${query}`;
  const filters = readFilters('', new URL(path, 'http://localhost').searchParams);
  return renderAt(<Component />, { path, data: { filters, lookup, first }, arrives });
};
const chips = () => within(screen.getByRole('list', { name: 'Filters' }));

async function openFigures() {
  await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
  return within(await screen.findByRole('region', { name: 'Storage figures' }));
}

describe('the filters by storage figures', () => {
  it('[BEYB-01] are in the sheet: cap rate, price per sq. ft, NOI, occupancy, units, year built, climate share', async () => {
    const { visited } = show();
    const figures = await openFigures();
    expect(figures.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
      'Cap rate, in percent',
      'Price per sq. ft, in dollars',
      'NOI, in dollars a year',
      'Occupancy, in percent of the area',
      'Units',
      'Year built',
      'Climate share, in percent of the area',
    ]);
    const rate = within(figures.getByRole('group', { name: 'Cap rate, in percent' }));
    // The way from one end to the other searches nothing: a range is half typed then.
    await userEvent.type(rate.getByLabelText('No less than'), '6');
    await userEvent.type(rate.getByLabelText('No more than'), '7.25%{Enter}');
    const noi = within(figures.getByRole('group', { name: 'NOI, in dollars a year' }));
    await userEvent.type(noi.getByLabelText('No less than'), '$400,000{Enter}');
    const occupancy = within(figures.getByRole('group', { name: /^Occupancy/ }));
    expect(occupancy.queryByLabelText('No more than')).not.toBeInTheDocument();
    await userEvent.type(figures.getByLabelText('Listed since'), '2026-10-01');
    await userEvent.tab();
    await userEvent.click(figures.getByRole('checkbox', { name: 'Only with room for expansion' }));
    // The address stands still here, so that what is left after Enter is asked once more.
    expect([...new Set(visited)]).toEqual([
      '/property/search/?capRateFrom=6&capRateTo=7.25',
      '/property/search/?noiFrom=400000',
      '/property/search/?listedSince=2026-10-01',
      '/property/search/?expansion=true',
    ]);
  });

  it.each([
    ['Cap rate, in percent', '7', '6', 'Cap rate is invalid'],
    ['NOI, in dollars a year', '1e9', '', 'NOI is invalid'],
    ['Units', 'many', '', 'Units is invalid'],
    ['Year built', '', '12.5', 'Year built is invalid'],
  ])('[BEYB-15, BEYB-16] %s from %j to %j is not searched: %s', async (name, from, to, text) => {
    const { visited } = show();
    const group = (await openFigures()).getByRole('group', { name });
    const [low, high] = within(group).getAllByRole('textbox') as [HTMLElement, HTMLElement];
    const type = async (field: HTMLElement, value: string) => value && userEvent.type(field, value);
    await type(low, from);
    await type(high, to);
    await userEvent.keyboard('{Enter}');
    expect(within(group).getByRole('alert')).toHaveTextContent(text);
    expect(high).toHaveAccessibleDescription(text);
    expect(visited.filter((address) => /To=|noi|units|yearBuilt/.test(address))).toEqual([]);
    await userEvent.clear(low);
    await userEvent.clear(high);
    await userEvent.keyboard('{Enter}');
    expect(within(group).queryByRole('alert')).not.toBeInTheDocument();
  });

  it('[BEYB-16] a day long ago is not searched, which a year is while it is typed', async () => {
    const { visited } = show();
    const figures = await openFigures();
    const since = figures.getByLabelText('Price reduced since');
    await userEvent.type(since, '0202-10-01');
    await userEvent.tab();
    expect(since).toHaveAccessibleDescription('Price reduced since is invalid');
    expect(visited).toEqual([]);
  });

  it('[BEYB-15] a refused range and a refused day are gone when another is stored', () => {
    const drawn = (stored: Partial<Filters>) => (
      <StorageFigures filters={{ ...noFilters, ...stored }} onChange={() => undefined} />
    );
    const { rerender } = renderAt(drawn({ capRateFrom: 6, capRateTo: 7, listedSince: '2026-10-01' }));
    const low = within(screen.getByRole('group', { name: /^Cap rate/ })).getByLabelText('No less than');
    fireEvent.change(low, { target: { value: '9' } });
    fireEvent.blur(low);
    fireEvent.change(screen.getByLabelText('Listed since'), { target: { value: '0202-10-01' } });
    fireEvent.blur(screen.getByLabelText('Listed since'));
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Cap rate is invalid',
      'Listed since is invalid',
    ]);
    rerender(drawn({}));
    expect(low).toHaveValue('');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('[BEYB-07] each that the address sets has a chip that clears it', async () => {
    const { visited } = show(
      '?state=10&priceTo=12750000&pricedOnly=true&capRateFrom=6&capRateTo=7&pricePerSqftFrom=80&noiTo=900000&reducedSince=2026-11-01&expansion=true&sort=4-DESC',
    );
    expect(
      chips()
        .getAllByRole('button')
        .map(({ textContent }) => textContent?.trim()),
    ).toEqual([
      'Remove Florida',
      'Remove Price: Up to $12,750,000',
      'Remove Cap rate: 6% to 7%',
      'Remove Price per sq. ft: $80.00+',
      'Remove NOI: Up to $900,000',
      'Remove Price reduced since 11/1/26',
      'Remove Room for expansion',
    ]);
    await userEvent.click(chips().getByRole('button', { name: 'Remove Price: Up to $12,750,000' }));
    await userEvent.click(chips().getByRole('button', { name: 'Remove Cap rate: 6% to 7%' }));
    expect(visited[0]).not.toMatch(/price(To|d)/);
    expect(visited[1]).not.toContain('capRate');
    expect(visited[1]).toContain('sort=4-DESC');
    await openFigures();
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(visited.at(-1)).toBe('/property/search/?sort=4-DESC');
  });

  it('[BEYB-07] what is typed last is cleared, too, though the answer to it is on its way', async () => {
    const { visited } = show('?state=10', undefined, false);
    const rate = within((await openFigures()).getByRole('group', { name: 'Cap rate, in percent' }));
    await userEvent.type(rate.getByLabelText('No less than'), '6');
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(visited).toEqual(['/property/search/?state=10&capRateFrom=6', '/property/search/']);
    expect(screen.getAllByRole('textbox', { name: 'No less than' })[2]).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Clear all' })).toHaveFocus();
  });

  it('[SRCH-21] name themselves where they leave nothing', () => {
    show('?capRateFrom=15&unitsFrom=900', aPage([]));
    expect(screen.getByText(/Remove one of these or widen its range: Cap rate: 15%\+; Units: 900\+\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Clear filters' })).toBeInTheDocument();
  });

  it('[BEYB-10] orders by cap rate, price per sq. ft and newest change are offered', async () => {
    const { visited } = show('?capRateFrom=6');
    for (const label of ['Cap rate high to low', 'Price per sq. ft low to high', 'Newest change']) {
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), label);
    }
    expect(visited.map((address) => new URLSearchParams(address.split('?')[1]).get('sort'))).toEqual([
      '4-DESC',
      '5-ASC',
      '6-DESC',
    ]);
  });
});
