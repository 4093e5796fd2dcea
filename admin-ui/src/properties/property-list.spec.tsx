import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { totalText } from '../components/format';
import { fakeApi, type Call } from '../test/fake-api';
import { lookups } from '../test/lookups';
import { aProperty } from '../test/properties';
import { Screen } from '../test/screen';
import PropertyList from './property-list';

const namesWith = (part: string | null) =>
  ['Granite Peak 1', 'Harbor Self Storage']
    .filter((name) => name.toLowerCase().includes(part ?? ''))
    .map((Name, ID) => ({ ID, Name }));

function open(): Call[] {
  const calls = fakeApi([
    [/GET .*v1\/lookups/, () => ({ json: lookups })],
    [
      /GET .*lookup\/stores/,
      ({ path }) => ({ json: namesWith(new URL(path, location.href).searchParams.get('Name')) }),
    ],
    [
      /GET .*\/properties\?/,
      () => ({
        json: [aProperty(1), aProperty(2, { active: false })],
        headers: { 'content-range': 'properties 0-1/2' },
      }),
    ],
    [/(PUT|DELETE) .*admin\/store/, () => ({ json: {} })],
  ]);
  render(
    <Screen at="/admin/properties">
      <PropertyList />
    </Screen>,
  );
  return calls;
}

const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement);
const asked = (calls: Call[]) =>
  decodeURIComponent(calls.filter(({ path }) => path.includes('/properties?')).at(-1)?.path ?? '');

describe('the listing of properties', () => {
  it('[APROP-02] [APROP-06] [APROP-07] [APROP-11] searches by the button, and resets', async () => {
    const calls = open();
    await rowOf('Granite Peak 1');
    expect(screen.getByText('Total Properties: 2')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('City'), 'Denver');
    const before = calls.length;
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(asked(calls)).toContain('filter={"city":"Denver"}'));
    expect(calls.length).toBeGreaterThan(before);
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(asked(calls)).toContain('filter={}'));
  });

  it('[FTEST-32] [APROP-21] unpublishes only after the confirmation, and publishes at once', async () => {
    const calls = open();
    const writes = () => calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
    await userEvent.click((await rowOf('Granite Peak 1')).getByRole('button', { name: /^UnPublish/ }));
    const dialog = await screen.findByRole('alertdialog', { name: 'UnPublish Property' });
    expect(dialog).toHaveTextContent('Are you sure want to unpublish this property?');
    expect(writes()).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, UnPublish' }));
    await waitFor(() => expect(writes()).toEqual(['DELETE /api/admin/store/1']));
  });

  it('[FTEST-38] [APROP-13] [BEYB-14] has the columns of the specification and the figures', async () => {
    open();
    const table = within(await screen.findByRole('table', { name: 'Properties' }));
    expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Date',
      'Property Name',
      'City',
      'State',
      'Zip',
      'Seller',
      'Status',
      'Cap Rate',
      'Price/SQFT',
      'Actions',
    ]);
  });

  it('[APROP-01] finds the names for Store Name on the server while they are typed', async () => {
    const calls = open();
    await rowOf('Granite Peak 1');
    const names = () => calls.filter(({ path }) => path.includes('lookup/stores/1'));
    await userEvent.click(screen.getByRole('combobox', { name: 'Store Name' }));
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('harb');
    await waitFor(() => expect(names().at(-1)?.path).toContain('Name=harb'));
    await waitFor(() =>
      expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Harbor Self Storage']),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(asked(calls)).toContain('filter={"name":"Harbor Self Storage"}'));
  });

  it('[APROP-11] says that a total at which the server stopped counting means that many or more', () => {
    expect([9_999, 10_000, 1_000_000].map(totalText)).toEqual(['9,999', '10,000+', '1,000,000']);
  });

  it('[APROP-14] [APROP-16] a row can be viewed, unpublished or published, and deleted', async () => {
    open();
    const published = await rowOf('Granite Peak 1');
    expect(published.getByRole('link', { name: 'View: Granite Peak 1' })).toHaveAttribute('href', '/admin/property/1');
    expect(published.getByRole('button', { name: 'UnPublish: Granite Peak 1' })).toBeEnabled();
    expect(published.queryByRole('button', { name: /^Publish/ })).not.toBeInTheDocument();
    expect(published.getByRole('button', { name: 'Delete: Granite Peak 1' })).toBeEnabled();
    expect((await rowOf('Granite Peak 2')).getByRole('button', { name: 'Publish: Granite Peak 2' })).toBeEnabled();
  });

  it('[APROP-23] [APROP-26] deletes for good only after the confirmation', async () => {
    const calls = open();
    await userEvent.click((await rowOf('Granite Peak 1')).getByRole('button', { name: /^Delete/ }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Property' });
    expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, Delete' }));
    await waitFor(() => expect(calls.find(({ method }) => method === 'PUT')?.path).toBe('/api/admin/store/1/true'));
  });
});
