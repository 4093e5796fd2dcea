import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve } from '../../../test/api-double';
import { aProfile, signedInAs } from '../../../test/fixtures';
import { renderAt } from '../../../test/render-page';
import { browserApi } from '../../api/browser-api';
import { Component, loader } from '../../pages/compare-page';
import { clearSession } from '../../session/session';
import { DistanceForm } from './distance-form';

const CALL = 'GET /api/v1/listings/comparison?ids=';
const DALLAS = { Name: 'Dallas, TX', Latitude: 32.78, Longitude: -96.81 };
const one = aProfile({ StoreID: 7, StoreName: 'Harbor Gate Storage' });
const other = aProfile({ StoreID: 8, StoreName: 'Next Storage', Price: 9_000_000 });

const load = (query: string) =>
  loader({ api: browserApi, params: {}, url: new URL(`http://localhost/compare?${query}`) });

async function show(query: string, answer: object, ids = '7,8', arrives = true) {
  const calls = serve({ [CALL + ids.replaceAll(',', '%2C')]: { body: { Place: null, ...answer } } });
  const data = await load(query);
  return { calls, ...renderAt(<Component />, { path: `/compare?${query}`, data, arrives }) };
}
const row = (name: RegExp) => screen.getByRole('row', { name });
const cellsOf = (name: RegExp) =>
  within(row(name))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the comparison', () => {
  beforeEach(() => {
    clearSession();
    localStorage.clear();
  });

  it('[BEYB-49] [BEYB-51] shows prices, the words instead of them, and none of a closed property', async () => {
    const worded = { AlternatePriceOptionID: 4, AlternatePriceOptionName: 'Price guidance', Price: null };
    const Properties = [
      one,
      aProfile({ StoreID: 8, ...worded, GuidanceLow: 4_000_000, GuidanceHigh: 4_400_000 }),
      aProfile({ StoreID: 9, StatusID: 4, Status: 'Closed', Price: null }),
    ];
    await show('ids=7,8,9', { Properties }, '7,8,9');
    expect(cellsOf(/^Price\b(?! \/)/)).toEqual(['$12,400,000', 'Price guidance: $4.0M to $4.4M', '–']);
  });

  it('[BEYB-50] leaves out a row in which no property has a value, and keeps one in which one has', async () => {
    const none = { NOI: null, YearBuilt: null };
    await show('ids=7,8', {
      Properties: [
        { ...one, ...none },
        { ...other, ...none, YearBuilt: 1999 },
      ],
    });
    expect(screen.queryByRole('row', { name: /^NOI/ })).not.toBeInTheDocument();
    expect(cellsOf(/^Year built/)).toEqual(['–', '1999']);
  });

  it('[BEYB-48] marks what differs by a sign, and nothing else', async () => {
    await show('ids=7,8', { Properties: [one, other] });
    expect(within(row(/^Price\b(?! \/)/)).getByText(', differs')).toBeInTheDocument();
    expect(within(row(/^Property type/)).queryByText(', differs')).not.toBeInTheDocument();
    expect(screen.getByText('≠ marks what differs.')).toBeInTheDocument();
  });

  it.each([
    ['ids=7,99', [one], '7,99', 'One property is not listed and was left out.'],
    ['ids=7,99,98,x', [one], '7,99,98', '3 properties are not listed and were left out.'],
  ])('[BEYB-53] %s says what is left out, which takes no place any more', async (query, Properties, ids, text) => {
    localStorage.setItem('compared', '7,99');
    await show(query, { Properties }, ids);
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(localStorage.getItem('compared')).toBe('7');
  });

  it('[BEYB-48] of an address with five are the first four, and says so', async () => {
    await show('ids=7,8,9,10,11', { Properties: [one, other] }, '7,8,9,10');
    expect(screen.getByText('You can compare four properties at a time.')).toBeInTheDocument();
    expect(screen.getByText('2 properties are not listed and were left out.')).toBeInTheDocument();
  });

  it('[BEYB-53] of nothing asks nobody, and says how to begin', async () => {
    const { calls } = await show('ids=x', {});
    expect(calls).toEqual([]);
    expect(screen.getByText('One property is not listed and was left out.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Search properties' })).toBeInTheDocument();
  });

  it('[BEYB-48] tells distances from a place, about where a confidential one lies, and asks again for another', async () => {
    const near = { ...one, Latitude: 32.9, Longitude: -96.81 };
    const about = { ...other, Latitude: 33.78, Longitude: -96.81, IsConfidential: true };
    const { visited } = await show(
      'ids=7,8&from=dallas',
      { Properties: [near, about], Place: DALLAS },
      '7,8&from=dallas',
    );
    expect(cellsOf(/^From Dallas, TX/)).toEqual(['8.3 miles', 'About 69 miles']);
    await userEvent.clear(screen.getByLabelText('Distance from'));
    await userEvent.type(screen.getByLabelText('Distance from'), ' 75201 {Enter}');
    expect(visited).toEqual(['/compare?ids=7,8&from=75201']);
  });

  it('[BEYB-48] the place keeps the focus when its answer comes, and follows the address', () => {
    const form = (from: string) => <DistanceForm ids={[7]} from={from} place={null} />;
    const { rerender } = renderAt(form(''));
    const field = screen.getByLabelText('Distance from');
    field.focus();
    rerender(form('75201'));
    expect(screen.getByLabelText('Distance from')).toHaveFocus();
    expect(field).toHaveValue('75201');
  });

  it('[BEYB-48] says that a place is not known', async () => {
    await show('ids=7,8&from=x', { Properties: [one, other] }, '7,8&from=x');
    expect(screen.getByText(/^We do not know this place/)).toBeInTheDocument();
    expect(screen.queryByRole('row', { name: /^From/ })).not.toBeInTheDocument();
  });

  it('[BEYB-48] a removed property leaves address and tray', async () => {
    localStorage.setItem('compared', '7,8');
    const { visited } = await show('ids=7,8', { Properties: [one, other] });
    await userEvent.click(screen.getByRole('button', { name: 'Remove Harbor Gate Storage' }));
    expect(visited).toEqual(['/compare?ids=8']);
    expect(localStorage.getItem('compared')).toBe('8');
  });

  it('[BEYB-48] stays removed when the next one is removed while the answer is on its way', async () => {
    const Properties = [one, other, aProfile({ StoreID: 9, StoreName: 'Third Storage' })];
    const { visited } = await show('ids=7,8,9', { Properties }, '7,8,9', false);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Harbor Gate Storage' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Next Storage' }));
    expect(visited).toEqual(['/compare?ids=8,9', '/compare?ids=9']);
  });

  it('[BEYB-48] leads a visitor to the access that the market analysis needs, of open properties alone', async () => {
    const closed = { ...other, StatusID: 4, Status: 'Closed', Price: null };
    await show('ids=7,8', { Properties: [one, closed] });
    expect(cellsOf(/^Market analysis/)).toEqual(['Shown under an NDA. See access to Harbor Gate Storage', '']);
    expect(screen.getByRole('link', { name: 'See access to Harbor Gate Storage' })).toHaveAttribute(
      'href',
      '/property/7/Harbor-Gate-Storage/',
    );
  });

  it('[BEYB-48] shows the market to those with access, who get their own view', async () => {
    signedInAs('Buyer', { id: 5 });
    const market = {
      RadiusMiles: 3,
      Population: { Value: 45_000 },
      Listings: [{ PricePerSQFT: 90 }, { PricePerSQFT: null }, { PricePerSQFT: 100 }],
    };
    const pending = 'Your request for access is being looked at.';
    const Properties = [
      { ...one, AccessKey: 'key' },
      { ...other, AccessText: pending },
    ];
    serve({
      [`${CALL}7%2C8`]: { body: { Properties, Place: null } },
      'POST /api/buyer/store/accesskey': { body: { Token: 'token' } },
      'GET /api/home/market/token': { body: market },
    });
    const data = await load('ids=7,8');
    const { reloads, unmount } = renderAt(<Component />, { path: '/compare?ids=7,8', data });
    await waitFor(() =>
      expect(cellsOf(/^Market analysis/)).toEqual([
        'Within 3 miles: population 45,000, estimated; 3 other listings at a median of $95.00 / NRSF',
        `${pending} See access to Next Storage`,
      ]),
    );
    expect(reloads()).toBe(0);
    unmount();
    const drawn = renderAt(<Component />, { path: '/compare?ids=7,8', data: { ...data, viewer: null } });
    await waitFor(() => expect(drawn.reloads()).toBe(1));
  });
});
