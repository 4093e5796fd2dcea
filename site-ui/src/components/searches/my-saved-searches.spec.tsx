import type { SavedSearchDto } from '@stowbridge/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve, unplug, type Replies } from '../../../test/api-double';
import { aPage, aSavedSearch, signedInAs } from '../../../test/fixtures';
import { renderAt } from '../../../test/render-page';
import { Toast } from '../toast';
import { MySavedSearches } from './my-saved-searches';

const LIST = `GET /api/v1/me/saved-searches?range=${encodeURIComponent('[0,49]')}`;
const READ = 'GET /api/v1/me/saved-searches/5';
const REPLACE = 'PUT /api/v1/me/saved-searches/5';
const REMOVE = 'DELETE /api/v1/me/saved-searches/5';
const matches = (id: number) => `GET /api/v1/me/saved-searches/${id}/matches?Page=1&PageLength=1`;

const search = aSavedSearch(5, { name: 'Drive-up in Texas', address: '/property/search/?state=44' });
/** The server's answers when something changes: the search, and the search with the change. */
function changing(held = search): Replies {
  return {
    [READ]: () => ({ body: held }),
    [REPLACE]: ({ body }) => {
      held = { ...held, ...(body as Partial<SavedSearchDto>) };
      return { body: held };
    },
  };
}

function show(listed: SavedSearchDto[], { more = {} as Replies, unlessNone = false } = {}) {
  signedInAs('Buyer');
  const calls = serve({
    [LIST]: { body: listed },
    ...Object.fromEntries(listed.map(({ id }) => [matches(id), { body: aPage([], 1, 1200, 1200 + id) }])),
    ...more,
  });
  renderAt(
    <>
      <MySavedSearches unlessNone={unlessNone} />
      <Toast />
    </>,
  );
  return calls;
}
const rowOf = async (name: string) =>
  within((await screen.findByRole('heading', { level: 3, name })).closest('li') as HTMLElement);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const sent = (calls: ReturnType<typeof serve>) => calls.filter(({ method }) => method !== 'GET');

describe('the saved searches of the dashboard', () => {
  it('[BEYB-19] lead to their search, and say how many it finds and how many are new', async () => {
    show([{ ...search, newCount: 3 }, aSavedSearch(6, { name: 'Quiet' })]);
    const [first, second] = [await rowOf('Drive-up in Texas'), await rowOf('Quiet')];
    expect(first.getByRole('link', { name: 'Drive-up in Texas' })).toHaveAttribute('href', search.address);
    expect(await first.findByText('1,205 matches')).toBeInTheDocument();
    expect(first.getByText('3').parentElement).toHaveTextContent('3 new in the last 7 days');
    expect(await second.findByText('1,206 matches')).toBeInTheDocument();
    expect(second.queryByText(/new in/)).not.toBeInTheDocument();
  });

  it('[BEYB-19] say one match of one, and why the number is not there', async () => {
    show([search, aSavedSearch(6)], {
      more: { [matches(5)]: { body: aPage([], 1, 1, 1) }, [matches(6)]: { status: 503, body: 'Please wait.' } },
    });
    expect(await screen.findByText('1 match')).toBeInTheDocument();
    expect(await screen.findByText('Please wait.')).toBeInTheDocument();
  });

  it('[BEYB-19] say how one is saved while there is none, and lead to the search', async () => {
    show([]);
    expect(await screen.findByText(/^None yet\. Search with filters and press Save search/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Search properties' })).toHaveAttribute('href', '/property/search/');
  });

  it('[BEYB-19] are not there for a seller who has none, unless they cannot be loaded', async () => {
    const calls = show([], { unlessNone: true });
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    show([], { unlessNone: true, more: { [LIST]: { status: 503, body: 'Please try again later.' } } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again later.');
  });

  it('[BEYB-29] take another frequency, the last one of several, and nothing else changes', async () => {
    let answer: () => void = () => undefined;
    const paused = { ...search, pausedUntil: '2999-01-01T00:00:00Z' };
    const calls = show([paused], {
      more: {
        [READ]: { body: paused },
        [REPLACE]: ({ body }) =>
          new Promise((resolve) => (answer = () => resolve({ body: { ...search, ...(body as object) } }))),
      },
    });
    const row = await rowOf('Drive-up in Texas');
    const select = row.getByRole('combobox', { name: 'Mails about Drive-up in Texas' });
    expect(select).toHaveValue('daily');
    for (const wanted of ['at once', 'weekly', 'never']) {
      fireEvent.change(select, { target: { value: wanted } });
    }
    await waitFor(() => expect(sent(calls)).toHaveLength(1));
    answer();
    await waitFor(() => expect(sent(calls)).toHaveLength(2));
    answer();
    expect(await screen.findByText('Mails about Drive-up in Texas: never.')).toBeInTheDocument();
    expect(select).toHaveValue('never');
    const { name, address } = search;
    const kept = { name, address, pausedUntil: '2999-01-01T00:00:00Z' };
    expect(sent(calls).map(({ body }) => body)).toEqual([
      { ...kept, frequency: 'at once' },
      { ...kept, frequency: 'never' },
    ]);
  });

  it('[BEYB-29] show the frequency that holds when a change does not arrive', async () => {
    show([search]);
    const row = await rowOf('Drive-up in Texas');
    await row.findByText('1,205 matches');
    unplug();
    const select = row.getByRole('combobox');
    await userEvent.selectOptions(select, 'Weekly');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Your saved search has not been changed.');
    expect(select).toHaveValue('daily');
    await press('OK');
  });

  it('[BEYB-19] are paused until a day that is still to come, and go on before it', async () => {
    const calls = show([search], { more: changing() });
    const row = await rowOf('Drive-up in Texas');
    await press(/^Pause.*Drive-up in Texas/);
    const dialog = within(screen.getByRole('dialog', { name: 'Pause mails' }));
    fireEvent.change(dialog.getByLabelText('Until'), { target: { value: '2020-01-01' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Pause' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Please enter a day from tomorrow on');
    fireEvent.change(dialog.getByLabelText('Until'), { target: { value: '2999-02-03' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Pause' }));
    expect(await row.findByText('Paused until 02/03/2999')).toBeInTheDocument();
    await press(/^Resume.*Drive-up in Texas/);
    expect(await row.findByRole('button', { name: /^Pause.*Drive-up/ })).toBeInTheDocument();
    expect(row.queryByText(/Paused until/)).not.toBeInTheDocument();
    const { name, address, frequency } = search;
    expect(sent(calls).map(({ body }) => body)).toEqual([
      { name, address, frequency, pausedUntil: '2999-02-03T07:00:00.000Z' },
      { name, address, frequency, pausedUntil: null },
    ]);
  });

  it('[BEYB-19] are paused by the days of the office: in its evening it is tomorrow already in UTC', async () => {
    jest.useFakeTimers({ now: Date.parse('2026-07-02T01:00:00Z'), advanceTimers: true });
    try {
      const calls = show([search], { more: changing() });
      const row = await rowOf('Drive-up in Texas');
      fireEvent.click(screen.getByRole('button', { name: /^Pause.*Drive-up in Texas/ }));
      const dialog = within(screen.getByRole('dialog', { name: 'Pause mails' }));
      expect(dialog.getByLabelText('Until')).toHaveValue('2026-07-08');
      fireEvent.change(dialog.getByLabelText('Until'), { target: { value: '2026-07-02' } });
      fireEvent.click(dialog.getByRole('button', { name: 'Pause' }));
      expect(await row.findByText('Paused until 07/02/2026')).toBeInTheDocument();
      expect(sent(calls)[0]?.body).toMatchObject({ pausedUntil: '2026-07-02T06:00:00.000Z' });
    } finally {
      jest.useRealTimers();
    }
  });

  it('[BEYB-38] take another name, but not none', async () => {
    const calls = show([search], { more: changing() });
    await rowOf('Drive-up in Texas');
    await press(/^Rename.*Drive-up in Texas/);
    const dialog = within(screen.getByRole('dialog', { name: 'Rename saved search' }));
    const name = dialog.getByLabelText('Name');
    expect(name).toHaveValue('Drive-up in Texas');
    await userEvent.clear(name);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Name is required');
    await userEvent.type(name, 'For Mr. Lee{Enter}');
    await rowOf('For Mr. Lee');
    expect(sent(calls).map(({ body }) => body)).toEqual([
      { name: 'For Mr. Lee', address: search.address, frequency: 'daily', pausedUntil: null },
    ]);
  });

  it('[BEYB-38] take another name and stay stopped, where the link of a mail has stopped them meanwhile', async () => {
    const calls = show([search], { more: changing({ ...search, frequency: 'never' }) });
    const row = await rowOf('Drive-up in Texas');
    expect(row.getByRole('combobox')).toHaveValue('daily');
    await press(/^Rename.*Drive-up in Texas/);
    await userEvent.type(screen.getByLabelText('Name'), '!{Enter}');
    expect((await rowOf('Drive-up in Texas!')).getByRole('combobox')).toHaveValue('never');
    expect(sent(calls)[0]?.body).toMatchObject({ name: 'Drive-up in Texas!', frequency: 'never' });
  });

  it('[BEYB-37] are deleted after a question, also when another tab was faster', async () => {
    const calls = show([search, aSavedSearch(6, { name: 'Quiet' })], { more: { [REMOVE]: { status: 204 } } });
    await rowOf('Quiet');
    await press(/^Delete.*Drive-up in Texas/);
    const question = screen.getByRole('alertdialog');
    expect(question).toHaveTextContent('Delete Drive-up in Texas? You will no longer be told what it finds.');
    await press('Cancel');
    expect(sent(calls)).toEqual([]);
    for (const name of ['Drive-up in Texas', 'Quiet']) {
      await press(new RegExp(`^Delete.*${name}`));
      await press('Delete');
      expect(await screen.findByText(`${name} has been deleted.`)).toBeInTheDocument();
    }
    expect(await screen.findByText(/^None yet\./)).toBeInTheDocument();
    expect(sent(calls).map(({ method, path }) => `${method} ${path}`)).toEqual([
      REMOVE,
      'DELETE /api/v1/me/saved-searches/6',
    ]);
  });

  it('[BEYB-37] stay when the server does not delete them', async () => {
    show([search], { more: { [REMOVE]: { status: 503, body: 'Please try again later.' } } });
    await rowOf('Drive-up in Texas');
    await press(/^Delete.*Drive-up in Texas/);
    await press('Delete');
    expect(await screen.findByText(/Your saved search has not been deleted\./)).toBeInTheDocument();
    await press('OK');
    await rowOf('Drive-up in Texas');
  });

  it('[BEYB-19] come in tens', async () => {
    show(Array.from({ length: 11 }, (_, index) => aSavedSearch(index + 1, { name: `Search ${index + 1}` })));
    await rowOf('Search 10');
    expect(screen.queryByText('Search 11')).not.toBeInTheDocument();
    await press('Show more');
    await rowOf('Search 11');
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });
});
