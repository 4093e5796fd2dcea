import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type Call } from '../test/fake-api';
import { lookups } from '../test/lookups';
import { Screen } from '../test/screen';
import VendorList from './list';

const vendor = (id: number, companyName: string, more: object = {}) => ({
  id,
  companyName,
  address1: null,
  address2: null,
  city: 'Denver',
  stateId: 1,
  stateCode: 'CO',
  zipCode: '80202',
  country: 'USA',
  description: '',
  website: 'https://keypad.example',
  logo: null,
  categoryIds: [7],
  active: true,
  createdAt: '2026-10-02T18:00:00Z',
  ...more,
});
const keypad = vendor(4, 'Keypad Systems');
const gone = vendor(5, 'Old Doors', { active: false });
const category = (ID: number, Name: string, more: object = {}) => ({
  ID,
  Name,
  PrimaryCategoryID: 1,
  PrimaryCategoryName: 'Security',
  Level: 2,
  IsActive: true,
  IsSelected: ID === 7,
  ...more,
});
const categories = [
  category(7, 'Gates'),
  category(8, 'Cameras'),
  category(9, 'Payments', { PrimaryCategoryName: 'Software' }),
];

function open(vendors = [keypad, gone], more: Parameters<typeof fakeApi>[0] = [], at = '/admin/vendors'): Call[] {
  const calls = fakeApi([
    ...more,
    [/GET .*v1\/lookups/, () => ({ json: lookups })],
    [
      /GET .*v1\/vendors\?/,
      () => ({
        json: vendors,
        headers: { 'content-range': `vendors 0-9/${vendors.length === 2 ? 23 : vendors.length}` },
      }),
    ],
    [/GET .*v1\/vendors\/4/, () => ({ json: keypad, headers: { etag: '"41"' } })],
    [/POST .*categories\/level/, () => ({ json: { Categories: categories, Pagination: { TotalPages: 1 } } })],
    [/(PUT|POST) .*v1\/vendors/, () => ({ json: keypad })],
    [/(PUT|DELETE|POST) .*admin\/vendor/, () => ({ json: { VendorID: 4 } })],
  ]);
  render(
    <Screen at={at}>
      <VendorList />
    </Screen>,
  );
  return calls;
}

const changes = (calls: Call[]) =>
  calls
    .filter(({ method, path }) => method !== 'GET' && !path.includes('level'))
    .map(({ method, path, body }) => ({ call: `${method} ${path}`, body }));
const asked = (calls: Call[]) =>
  calls.map(({ path }) => decodeURIComponent(path)).filter((path) => path.startsWith('/api/v1/vendors?'));

describe('the vendor list', () => {
  it('[CONST-55] [VEND-02] [VEND-03] [VEND-04] [VEND-05] [VEND-11] has its columns, actions and pages', async () => {
    const calls = open();
    expect(await screen.findByText('Total Vendors: 23')).toBeInTheDocument();
    expect((await screen.findAllByRole('columnheader')).map((header) => header.textContent)).toEqual([
      'Date',
      'Company Name',
      'City',
      'State',
      'Zip',
      'Actions',
    ]);
    expect(screen.getAllByRole('row')[1]).toHaveTextContent('10/2/26');
    for (const action of ['Edit: Keypad Systems', 'Delete: Keypad Systems', 'Restore: Old Doors']) {
      expect(screen.getByRole('button', { name: action })).toBeInTheDocument();
    }
    await userEvent.click(screen.getByRole('button', { name: /next/i }));
    await waitFor(() => expect(asked(calls).at(-1)).toContain('range=[10,19]'));
  });

  it('[VEND-01] [VEND-22] searches by company name, city and state', async () => {
    const calls = open();
    await screen.findByText('Total Vendors: 23');
    await userEvent.type(screen.getByLabelText('Company Name'), 'key');
    await userEvent.type(screen.getByLabelText('City'), 'Den');
    await userEvent.type(screen.getByRole('combobox', { name: 'State' }), 'Colo');
    await userEvent.click(await screen.findByRole('option', { name: 'Colorado' }));
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(asked(calls).at(-1)).toContain('filter={"companyName":"key","city":"Den","stateId":1}'));
  });

  it('[VEND-12] says when there is none', async () => {
    open([]);
    expect(await screen.findByText('No records found')).toBeInTheDocument();
  });

  it('[VEND-06] [VEND-08] deletes after the confirmation, and takes it back on Undo', async () => {
    const calls = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete: Keypad Systems' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Vendor' });
    expect(dialog).toHaveTextContent('Are you sure want to delete this Vendor?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, Delete' }));
    await waitFor(() => expect(changes(calls).map(({ call }) => call)).toEqual(['DELETE /api/admin/vendor/4']));
  });

  it('[VEND-07] restores after a confirmation', async () => {
    const calls = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Restore: Old Doors' }));
    expect(await screen.findByText('Are you sure want to restore this Vendor?')).toBeInTheDocument();
    expect(changes(calls)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Yes, Restore' }));
    await waitFor(() => expect(changes(calls).map(({ call }) => call)).toEqual(['PUT /api/admin/vendor/5']));
  });

  it('[VEND-10] [VEND-24] sets categories in the selection modal', async () => {
    const calls = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Categories: Keypad Systems' }));
    const dialog = await screen.findByRole('dialog', { name: 'Select Categories' });
    expect(await within(dialog).findByRole('checkbox', { name: 'Gates' })).toBeChecked();
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Payments' }));
    expect(within(dialog).getByText('2 selected')).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(changes(calls)).toEqual([
        { call: 'POST /api/admin/vendor/category', body: { VendorID: 4, CategoryIds: '7,9' } },
      ]),
    );
  });

  it('[VEND-13] says when the selection has no category', async () => {
    open(undefined, [
      [/POST .*categories\/level/, () => ({ json: { Categories: [], Pagination: { TotalPages: 0 } } })],
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Categories: Keypad Systems' }));
    expect(await screen.findByText('There is no category found')).toBeInTheDocument();
  });
});

describe('the vendor form', () => {
  it('[VEND-09] [VEND-10] [VEND-14] [VEND-23] adds a vendor with its categories, after saying what is missing', async () => {
    const calls = open();
    await userEvent.click(screen.getByRole('button', { name: 'Add New Vendor' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add New Vendor' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add Vendor' }));
    for (const text of ['Company Name is required', 'State is required', 'Website is required']) {
      expect(await within(dialog).findByText(text)).toBeInTheDocument();
    }
    await userEvent.type(within(dialog).getByLabelText(/Company Name/), 'Keypad Systems');
    await userEvent.type(within(dialog).getByLabelText(/Website/), 'keypad.example');
    await userEvent.type(within(dialog).getByRole('combobox', { name: /State/ }), 'Colo');
    await userEvent.click(await screen.findByRole('option', { name: 'Colorado' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Select Categories' }));
    const picker = await screen.findByRole('dialog', { name: 'Select Categories' });
    await userEvent.click(await within(picker).findByRole('checkbox', { name: 'Cameras' }));
    await userEvent.click(within(picker).getByRole('button', { name: 'Select' }));
    expect(await within(dialog).findByText('Cameras')).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add Vendor' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(changes(calls)).toEqual([
      {
        call: 'POST /api/v1/vendors',
        body: expect.objectContaining({
          companyName: 'Keypad Systems',
          website: 'keypad.example',
          stateId: 1,
          country: 'USA',
          categoryIds: [8],
        }) as unknown,
      },
    ]);
  });

  it('[VEND-09] updates the version that was read, opened by its address', async () => {
    const calls = open(undefined, [], '/admin/vendors?edit=4');
    const dialog = await screen.findByRole('dialog', { name: 'Update Vendor' });
    await userEvent.type(await within(dialog).findByLabelText('City'), ' West');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), { timeout: 5000 });
    const put = calls.find(({ method }) => method === 'PUT');
    expect(put).toMatchObject({ path: '/api/v1/vendors/4', body: { city: 'Denver West', categoryIds: [7] } });
    expect(put?.headers.get('If-Match')).toBe('"41"');
  });

  it('[VEND-09] asks before it throws away what was typed', async () => {
    open(undefined, [], '/admin/vendors?edit=4');
    const dialog = await screen.findByRole('dialog', { name: 'Update Vendor' });
    await userEvent.type(await within(dialog).findByLabelText('City'), ' West');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(within(dialog).getByLabelText('City')).toHaveValue('Denver West');
  });

  it('[VEND-18] [VEND-19] takes one picture, and none above 1 MB', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Add New Vendor' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add New Vendor' });
    const input = within(dialog).getByLabelText('Upload logo', { selector: 'input' });
    expect(input).not.toHaveAttribute('multiple');
    const large = new File(['x'], 'logo.png', { type: 'image/png' });
    Object.defineProperty(large, 'size', { value: 1024 * 1024 + 1 });
    await userEvent.upload(input, large);
    expect(await within(dialog).findByText('File is too large')).toBeInTheDocument();
  });
});
