import { render, screen } from '@testing-library/react';
import { fakeApi } from '../../test/fake-api';
import { lookups } from '../../test/lookups';
import { Screen } from '../../test/screen';
import { SavedSearches } from './saved-searches';

const aSearch = (id: number, address: string) => ({
  id,
  name: 'Drive-up in Texas',
  address,
  frequency: 'daily',
  pausedUntil: null,
  newCount: 3,
  lastSentAt: '2026-10-02T18:00:00Z',
  createdAt: '2026-10-01T18:00:00Z',
});

describe('the saved searches of a buyer', () => {
  it.each([
    ['what it finds could not be counted', '/property/search/?state=2', 503],
    ['its address cannot be read', '/elsewhere', 200],
  ])('[BEYB-19] have a number of matches that is not known when %s', async (_, address, status) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    fakeApi([
      [/GET .*lookups/, () => ({ json: lookups })],
      [/saved-searches\?/, () => ({ json: [aSearch(9, address)], headers: { 'content-range': 'rows 0-0/1' } })],
      [/POST .*property\/search$/, () => ({ status, json: { Store: [], Pagination: { TotalRecords: 1204 } } })],
    ]);
    render(
      <Screen>
        <SavedSearches userId={12} />
      </Screen>,
    );
    expect(await screen.findByRole('cell', { name: 'not known' })).toBeInTheDocument();
  });
});
