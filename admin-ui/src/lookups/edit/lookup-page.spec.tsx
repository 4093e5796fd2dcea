import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type Call } from '../../test/fake-api';
import { lookups } from '../../test/lookups';
import { Screen } from '../../test/screen';
import LookupPage from './lookup-page';

const entry = (id: number, name: string, fixed = false) => ({ id, name, position: id, fixed });

function open(at = '/admin/lookups', more: Parameters<typeof fakeApi>[0] = []): Call[] {
  const calls = fakeApi([
    ...more,
    [/GET .*lookups\/positions/, () => ({ json: [entry(1, 'Lender', true)] })],
    [/GET .*lookups\/store-types/, () => ({ json: [entry(1, 'Drive-up', true), entry(12, 'Wine storage')] })],
    [/POST .*order/, () => ({ json: [] })],
    [/(PUT|POST|DELETE) .*lookups/, () => ({ json: entry(12, 'Wine storage') })],
  ]);
  render(
    <Screen at={at}>
      <LookupPage />
    </Screen>,
  );
  return calls;
}

const changes = (calls: Call[]) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => ({ call: `${method} ${path}`, body }));

describe('the lookups', () => {
  it('[CONST-14] show each list by its address, and protect what the product fixes', async () => {
    open();
    const list = await screen.findByRole('list', { name: 'Property types' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Drive-uppart of the product', 'Wine storage']);
    expect(screen.getByRole('button', { name: 'Delete: Drive-up' })).toBeDisabled();
    await userEvent.click(screen.getByRole('tab', { name: 'Titles' }));
    expect(await screen.findByText('Lender')).toBeInTheDocument();
  });

  it('[CONST-14] add, rename and order entries', async () => {
    const calls = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Rename: Wine storage' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rename Property Type' });
    const name = within(dialog).getByLabelText(/Name/);
    await userEvent.clear(name);
    await userEvent.type(name, 'drive-UP{Enter}');
    expect(await within(dialog).findByText('Exist')).toBeInTheDocument();
    await userEvent.clear(name);
    await userEvent.type(name, 'Wine cellar{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Add New Property Type' }));
    await userEvent.type(
      within(await screen.findByRole('dialog', { name: 'Add New Property Type' })).getByLabelText(/Name/),
      'Boat{Enter}',
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Move up: Wine storage' }));
    await waitFor(() =>
      expect(changes(calls)).toEqual([
        { call: 'PUT /api/v1/lookups/store-types/12', body: { name: 'Wine cellar' } },
        { call: 'POST /api/v1/lookups/store-types', body: { name: 'Boat' } },
        { call: 'POST /api/v1/lookups/store-types/entries/order', body: { ids: [12, 1] } },
      ]),
    );
  });

  it('[CONST-16] add a price step where its amount belongs', async () => {
    const steps = [
      { id: 1, name: '$1,000,000', amount: 1_000_000, position: 1 },
      { id: 2, name: '$5,000,000', amount: 5_000_000, position: 2 },
    ];
    const calls = open('/admin/lookups?list=price-steps', [
      [/GET .*price-steps/, () => ({ json: steps })],
      [/POST .*price-steps/, () => ({ json: { id: 3, name: '$2,500,000', amount: 2_500_000, position: 1 } })],
    ]);
    expect(await screen.findByRole('list', { name: 'Price steps' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Add New Price Step' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add New Price Step' });
    await userEvent.type(within(dialog).getByLabelText(/Amount/), '2500000{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(changes(calls)).toEqual([
      { call: 'POST /api/v1/lookups/price-steps', body: { amount: 2_500_000, position: 1 } },
    ]);
  });

  it('[PROF-12] change an agent office, and say at which field one is missing', async () => {
    const office = { id: 4, address: '1 Main Street', city: 'Denver', stateId: 1, zipCode: '80202' };
    const calls = open('/admin/lookups?list=agent-locations', [
      [/GET .*agent-locations/, () => ({ json: [office] })],
      [/GET .*lookups$/, () => ({ json: lookups })],
      [/PUT .*agent-locations\/4/, () => ({ json: { ...office, city: 'Golden' } })],
    ]);
    expect(await screen.findByText('Denver, CO 80202')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Edit: 1 Main Street, Denver' }));
    const city = within(await screen.findByRole('dialog', { name: 'Update Agent Office' })).getByLabelText(/City/);
    await userEvent.clear(city);
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('City is required')).toBeInTheDocument();
    await userEvent.type(city, 'Golden{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(changes(calls)).toEqual([
      {
        call: 'PUT /api/v1/lookups/agent-locations/4',
        body: { address: '1 Main Street', city: 'Golden', stateId: 1, zipCode: '80202' },
      },
    ]);
  });

  it('[CONST-14] say when an entry is in use', async () => {
    open(undefined, [
      [/DELETE .*lookups/, () => ({ status: 409, json: { title: 'Conflict', detail: 'This entry is in use.' } })],
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete: Wine storage' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Property Type' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, Delete' }));
    expect(await within(dialog).findByText('This entry is in use.')).toBeInTheDocument();
  });

  it('[CONST-14] open the list that the address names', async () => {
    open('/admin/lookups?list=positions');
    expect(await screen.findByRole('list', { name: 'Titles' })).toBeInTheDocument();
  });
});
