import type { SavedSearchDto } from '@stowbridge/api';
import { SEARCHES_MAX, TOO_MANY_SEARCHES } from '@stowbridge/contract/saved-searches';
import { filtersOf, noFilters } from '@stowbridge/contract/search-address';
import { readPage } from '@stowbridge/contract/sign-in-again';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve, type Reply } from '../../../../test/api-double';
import { aSavedSearch, signedInAs } from '../../../../test/fixtures';
import { renderAt } from '../../../../test/render-page';
import { Toast } from '../../../components/toast';
import { openFormThere } from '../../../session/left-page';
import { clearSession, type Role } from '../../../session/session';
import SaveSearch from './save-search';

const ADDRESS = '/property/search/?type=2&state=44&capRateFrom=6&capRateTo=8';
const LIST = `GET /api/v1/me/saved-searches?range=${encodeURIComponent('[0,49]')}`;
const SAVE = 'POST /api/v1/me/saved-searches';
const lookup = {
  storeTypes: [{ ID: 2, Name: 'Drive-up' }],
  states: [{ ID: 44, Name: 'Texas' }],
  documentTypes: [],
};

const render = (address = ADDRESS) =>
  renderAt(
    <>
      <SaveSearch filters={filtersOf(address) ?? noFilters} lookup={lookup} />
      <Toast />
    </>,
    { path: address },
  );
function show(saved: SavedSearchDto[] = [], { role = 'Buyer' as Role, save = {} as Reply } = {}) {
  signedInAs(role);
  const calls = serve({ [LIST]: { body: saved }, [SAVE]: save });
  return { calls, ...render(`${ADDRESS}&view=map`) };
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Save search' }));
const opened = async () => within(await screen.findByRole('dialog', { name: 'Save search' }));
/** With what is known once the searches are loaded. */
async function dialog() {
  const shown = await opened();
  await waitFor(() => expect(shown.queryByRole('status')).not.toBeInTheDocument());
  return shown;
}

describe('saving a search', () => {
  beforeEach(() => {
    history.replaceState(null, '', `${ADDRESS}&view=map`);
    clearSession();
    sessionStorage.clear();
  });

  it('[BEYB-18] suggests a name from its filters and daily mails, and keeps its address', async () => {
    const { calls } = show();
    await press();
    const form = await dialog();
    expect(form.getByLabelText('Name')).toHaveValue('Drive-up in Texas, 6-8% cap');
    expect(form.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'At once',
      'Daily',
      'Weekly',
      'Never',
    ]);
    expect(form.getByRole('radio', { name: 'Daily' })).toBeChecked();
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your search has been saved. It is on your dashboard.')).toBeInTheDocument();
    expect(calls.at(-1)?.body).toEqual({ name: 'Drive-up in Texas, 6-8% cap', address: ADDRESS, frequency: 'daily' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[BEYB-38] takes another name and frequency; an empty name is not sent', async () => {
    const { calls } = show([], { role: 'Seller' });
    await press();
    const form = await dialog();
    const name = form.getByLabelText('Name');
    expect(name).toHaveAttribute('maxLength', '80');
    await userEvent.clear(name);
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(form.getByRole('alert')).toHaveTextContent('Name is required');
    fireEvent.change(name, { target: { value: 'x'.repeat(81) } });
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(form.getByRole('alert')).toHaveTextContent('Name must be at most 80 characters');
    expect(calls).toHaveLength(1);
    fireEvent.change(name, { target: { value: 'For Mr. Lee' } });
    await userEvent.click(form.getByRole('radio', { name: 'At once' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(calls.at(-1)?.body).toEqual({ name: 'For Mr. Lee', address: ADDRESS, frequency: 'at once' }),
    );
  });

  it('[BEYB-18] says of a search that is saved already how it is called, and leads to it', async () => {
    const { calls } = show([aSavedSearch(5, { address: ADDRESS, name: 'For Mr. Lee' })]);
    await press();
    const said = await dialog();
    expect(said.getByText('For Mr. Lee').parentElement).toHaveTextContent('You have saved this search as For Mr. Lee.');
    expect(said.getByRole('link', { name: 'See saved searches' })).toHaveAttribute(
      'href',
      '/buyer/dashboard#saved-searches',
    );
    expect(said.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  it('[BEYB-39] says that there is no room for another, also when that is so meanwhile', async () => {
    const fifty = Array.from({ length: SEARCHES_MAX }, (_, index) => aSavedSearch(index + 1));
    const { unmount } = show(fifty, { role: 'Seller' });
    await press();
    const full = await dialog();
    expect(full.getByText(TOO_MANY_SEARCHES)).toBeInTheDocument();
    expect(full.getByRole('link')).toHaveAttribute('href', '/seller/dashboard#saved-searches');
    unmount();
    const body = { title: 'Conflict', status: 409, detail: TOO_MANY_SEARCHES };
    show(fifty.slice(1), { save: { status: 409, type: 'application/problem+json', body } });
    await press();
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByRole('alert')).toHaveTextContent(TOO_MANY_SEARCHES);
  });

  it('[BEYB-18] opens at once, before it is known what is saved already', async () => {
    signedInAs('Buyer');
    serve({ [LIST]: () => new Promise(() => undefined) });
    render();
    await press();
    expect((await opened()).getByRole('status')).toHaveTextContent('Loading');
  });

  it('[BEYB-18] says why nothing can be saved just now', async () => {
    signedInAs('Buyer');
    serve({ [LIST]: { status: 503, body: 'Please try again later.' } });
    render();
    await press();
    expect((await dialog()).getByRole('alert')).toHaveTextContent('Please try again later.');
  });

  it('[BEYB-18] of a visitor leads to the sign-in, which knows the page and what is wanted there', async () => {
    const calls = serve({});
    const { visited } = render();
    await press();
    expect(visited).toEqual(['/signin']);
    expect(screen.getByText('Please sign in or create an account: then you can save this search.')).toBeInTheDocument();
    expect(readPage(sessionStorage)).toMatchObject({ path: `${ADDRESS}&view=map`, form: `search-${ADDRESS}` });
    expect(calls).toEqual([]);
  });

  it('[BEYB-18] goes on for who comes back signed in, and with this search alone', async () => {
    openFormThere(`search-${ADDRESS}&sort=1-ASC`);
    const { unmount, calls } = show();
    await screen.findByRole('button', { name: 'Save search' });
    expect(calls).toEqual([]);
    unmount();
    openFormThere(`search-${ADDRESS}`);
    show();
    expect((await dialog()).getByLabelText('Name')).toHaveValue('Drive-up in Texas, 6-8% cap');
  });

  it('[BEYB-18] is not there for the office', () => {
    show([], { role: 'Admin' });
    expect(screen.queryByRole('button', { name: 'Save search' })).not.toBeInTheDocument();
  });
});
