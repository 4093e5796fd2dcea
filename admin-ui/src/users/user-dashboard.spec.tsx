import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { Toasts } from '../layout/toasts';
import { fakeApi, type Call } from '../test/fake-api';
import { lookups } from '../test/lookups';
import { Screen } from '../test/screen';
import { aUser } from '../test/users';
import UserDashboard from './user-dashboard';

const three = [aUser(11, { statusId: 1 }), aUser(12), aUser(13, { statusId: 3 })];

function open(
  tab: number,
  users = three,
  total = users.length,
  undo: object = { json: {} },
  { at = `/admin/dashboard/${tab}`, enquiry = {} } = {},
): Call[] {
  const calls = fakeApi([
    [/GET .*lookups/, () => ({ json: lookups })],
    [
      /GET .*users\/count/,
      () => ({
        json: [
          { StatusName: 'Pending', StatusCount: 7 },
          { StatusName: 'Approved', StatusCount: 2 },
        ],
      }),
    ],
    [
      /GET .*v1\/users\?/,
      () => ({ json: users, headers: { 'content-range': `users 0-${users.length - 1}/${total}` } }),
    ],
    [
      /GET .*v1\/users\/\d+$/,
      ({ path }) => ({ json: users.find(({ id }) => path.endsWith(`/${id}`)), headers: { etag: '"7"' } }),
    ],
    [/(PUT|DELETE) .*admin\/user\//, () => ({ json: {} })],
    [/POST .*v1\/users\/\d+\/undo$/, () => undo],
    [/GET .*v1\/enquiries\/9$/, () => ({ json: enquiry })],
  ]);
  render(
    <Screen at={at}>
      <Routes>
        <Route path="/admin/dashboard/:tabId/*" element={<UserDashboard />} />
        <Route path="*" element={<p>Another page</p>} />
      </Routes>
      <Toasts />
    </Screen>,
  );
  return calls;
}

const lists = (calls: Call[]) =>
  calls.filter(({ path }) => path.includes('/v1/users?')).map(({ path }) => decodeURIComponent(path));
const changes = (calls: Call[]) =>
  calls.filter(({ path }) => path.includes('/admin/user/')).map(({ method, path }) => `${method} ${path}`);
const undone = (calls: Call[]) =>
  calls.filter(({ path }) => path.endsWith('/undo')).map(({ path, body }) => [path, body]);
const headers = async () =>
  (await screen.findAllByRole('columnheader')).map((header) => header.textContent).filter(Boolean);

describe('user management', () => {
  it('[AUSR-01] [AUSR-02] [AUSR-03] [AUSR-07] [AUSR-10] [SHELL-61] shows counts, tabs, total and the buyer table', async () => {
    const calls = open(1);
    expect(screen.getByRole('heading', { name: 'User Management' })).toBeInTheDocument();
    expect(document.title).toBe('Stowbridge | User Management - Buyer Search');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Buyer', 'Seller', 'Admin']);
    expect(await screen.findByText('Total Buyers: 3')).toBeInTheDocument();
    expect(await screen.findByText('7')).toBeInTheDocument();
    expect(await headers()).toEqual(['Date', 'Buyer', 'Phone', 'Email', 'Actions']);
    expect(lists(calls)[0]).toContain('filter={"roleId":2}&range=[0,9]&sort=["createdAt","DESC"]');
  });

  it.each([1, 2, 3])(
    '[FOFF-22] has the total and the button that adds in the row of the title: tab %i',
    async (tab) => {
      open(tab);
      const row = within(screen.getByRole('heading', { level: 1 }).parentElement as HTMLElement);
      expect(await row.findByText(/^Total (Buyers|Sellers|Admins): 3$/)).toBeInTheDocument();
      expect(row.getByRole('button', { name: /Add New/ })).toBeInTheDocument();
    },
  );

  it('[FOFF-25] counts the people of the tab; a figure filters them, and takes the filter away', async () => {
    const calls = open(2);
    const figures = within(await screen.findByLabelText('Sellers by status'));
    await userEvent.click(await figures.findByRole('link', { name: 'Approved: 2' }));
    await waitFor(() => expect(lists(calls).at(-1)).toContain('"statusId":2'));
    expect(calls.find(({ path }) => path.includes('users/count'))?.path).toContain('UserType=3');
    await waitFor(() =>
      expect(figures.getByRole('link', { name: 'Approved: 2' })).toHaveAttribute('aria-current', 'true'),
    );
    // Sellers have no such filter [AUSR-22].
    expect(figures.queryByRole('link', { name: /Pending/ })).not.toBeInTheDocument();
    await userEvent.click(figures.getByRole('link', { name: 'Approved: 2' }));
    await waitFor(() => expect(lists(calls).at(-1)).not.toContain('statusId'));
  });

  it('[AUSR-04] [AUSR-18] [AUSR-19] [AUSR-20] [AUSR-22] [SHELL-62] changes the tab by its address; sellers have the same layout', async () => {
    const calls = open(1);
    await userEvent.click(screen.getByRole('tab', { name: 'Seller' }));
    expect(await screen.findByText('Total Sellers: 3')).toBeInTheDocument();
    expect(document.title).toBe('Stowbridge | Seller Search');
    expect(await headers()).toEqual(['Date', 'Seller', 'Phone', 'Email', 'Actions']);
    expect(lists(calls).at(-1)).toContain('"roleId":3');
    expect(screen.getByRole('button', { name: '[+] Add New Seller' })).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('combobox', { name: 'Status' }));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['All', 'Approved', 'Rejected']);
  });

  it('[AUSR-05] [AUSR-06] searches buyers by name and status', async () => {
    const calls = open(1);
    await screen.findByText('Total Buyers: 3');
    await userEvent.type(screen.getByLabelText('Name'), 'Avery');
    await userEvent.click(screen.getByRole('combobox', { name: 'Status' }));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'All',
      'Pending',
      'Approved',
      'Rejected',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Rejected' }));
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(lists(calls).at(-1)).toContain('filter={"name":"Avery","statusId":3,"roleId":2}'));
  });

  it('[AUSR-11] says when there is nobody', async () => {
    open(1, []);
    expect(await screen.findByText('No records found')).toBeInTheDocument();
  });

  it('[AUSR-12] [AUSR-23] views a buyer and a seller at their addresses', async () => {
    open(1);
    expect(await screen.findByRole('link', { name: 'View: Avery Stone12' })).toHaveAttribute('href', '/viewbuyer/12');
    expect(screen.getByRole('link', { name: 'Avery Stone12' })).toHaveAttribute('href', '/viewbuyer/12');
    await userEvent.click(screen.getByRole('tab', { name: 'Seller' }));
    await screen.findByText('Total Sellers: 3');
    expect(await screen.findByRole('link', { name: 'View: Avery Stone12' })).toHaveAttribute('href', '/viewseller/12');
  });

  it('[AUSR-24] [AUSR-25] [AUSR-26] [AUSR-27] [AUSR-28] [AUSR-29] [AUSR-30] [AUSR-31] [AUSR-33] lists the administrators, page by page', async () => {
    const calls = open(3, three, 23);
    expect(await screen.findByText('Total Admins: 23')).toBeInTheDocument();
    expect(await headers()).toEqual(['Date', 'Name', 'Email', 'Actions']);
    expect(screen.getByLabelText('Name')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add New Admin' })).toBeInTheDocument();
    for (const action of ['Edit: Avery Stone12', 'Delete: Avery Stone12', 'Restore: Avery Stone13']) {
      expect(screen.getByRole('button', { name: action })).toBeInTheDocument();
    }
    await userEvent.click(screen.getByRole('button', { name: /next/ }));
    await waitFor(() => expect(lists(calls).at(-1)).toContain('range=[10,19]'));
    await userEvent.click(screen.getByRole('combobox', { name: 'Status' }));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['All', 'Approved', 'Rejected']);
  });

  it('[AUSR-29] [AUSR-35] edits an administrator in the modal Update Admin', async () => {
    open(3, [aUser(12, { roles: [1], userTypeId: 1, agentLocationId: 2 })]);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit: Avery Stone12' }));
    const dialog = await screen.findByRole('dialog', { name: 'Update Admin' });
    expect(await within(dialog).findByLabelText(/^First Name/)).toHaveValue('Avery');
    expect(within(dialog).getByRole('combobox', { name: /^Location/ })).toHaveTextContent('Sacramento');
  });

  it.each([
    [
      'the contact form',
      {
        first_name: 'Mary Ann',
        last_name: 'Lee',
        company: 'Lee Storage',
        street: '1 Main St',
        city: 'Pueblo',
        state: 'co',
        zip: '81001',
      },
      {
        'First Name': 'Mary Ann',
        'Last Name': 'Lee',
        'Company Name': 'Lee Storage',
        City: 'Pueblo',
        State: 'Colorado',
        'Zip Code': '81001',
      },
    ],
    ['Sell My Property', {}, { 'First Name': 'Mary', 'Last Name': 'Ann Lee', City: '' }],
  ])('[FOFF-28] creates a person filled in with what was sent through %s', async (_form, detail, filled) => {
    open(
      1,
      [],
      0,
      {},
      {
        at: '/admin/dashboard/1/new?enquiry=9',
        enquiry: {
          id: 9,
          name: 'Mary Ann Lee',
          email: 'mary@example.com',
          phone: '303-555-0144',
          message: 'Two buildings.',
          detail,
        },
      },
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Buyer' }));
    const all = {
      ...filled,
      Email: 'mary@example.com',
      'Phone Number': '303-555-0144',
      'Additional Comments': 'Two buildings.',
    };
    for (const [label, value] of Object.entries(all)) {
      await waitFor(() => expect(dialog.getByLabelText(new RegExp(`^${label}`))).toHaveValue(value));
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Another page')).toBeInTheDocument();
  });

  it('[AUSR-13] [AUSR-36] [AUSR-72] deletes an approved person after the confirmation', async () => {
    const calls = open(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete: Avery Stone12' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Are you sure want to delete this user?');
    expect(changes(calls)).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(changes(calls)).toEqual(['DELETE /api/admin/user/12']));
  });

  it('[AUSR-15] [AUSR-32] [AUSR-37] [AUSR-71] restores a rejected administrator after the confirmation', async () => {
    const calls = open(3);
    await userEvent.click(await screen.findByRole('button', { name: 'Restore: Avery Stone13' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Are you sure want to restore this user?');
    expect(changes(calls)).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(changes(calls)).toEqual(['PUT /api/admin/user/13']));
  });

  it('[AUSR-17] [AUSR-40] approves a pending person by the Pending button and lists again', async () => {
    const calls = open(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Pending: approve Avery Stone11' }));
    await waitFor(() => expect(changes(calls)).toEqual(['PUT /api/admin/user/11']));
    await waitFor(() => expect(lists(calls).length).toBeGreaterThan(1));
  });

  it.each([
    ['Pending: approve Avery Stone11', 'PUT', 11, 2, 'Avery Stone11 is approved.'],
    ['Delete: Avery Stone12', 'DELETE', 12, 3, 'Avery Stone12 is deleted and can be restored.'],
    ['Restore: Avery Stone13', 'PUT', 13, 2, 'Avery Stone13 is restored.'],
  ])('[FOFF-04] %s is done at once, and undone from the toast', async (button, method, id, statusId, said) => {
    const calls = open(1);
    await userEvent.click(await screen.findByRole('button', { name: button }));
    if (!button.startsWith('Pending')) {
      await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    }
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(changes(calls)).toEqual([`${method} /api/admin/user/${id}`]);
    const listed = lists(calls).length;
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText(said)).not.toBeInTheDocument());
    expect(undone(calls)).toEqual([[`/api/v1/users/${id}/undo`, { statusId }]]);
    await waitFor(() => expect(lists(calls).length).toBeGreaterThan(listed));
  });

  it('[FOFF-04] says on the Pending button whom it approves, and why something is not undone any more', async () => {
    open(1, undefined, undefined, { status: 409, json: { detail: 'It is too late to undo this.' } });
    const pending = await screen.findByRole('button', { name: 'Pending: approve Avery Stone11' });
    expect(pending).toHaveAttribute('title', 'Approve Avery Stone11');
    await userEvent.click(pending);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('It is too late to undo this.')).toBeInTheDocument();
  });

  it('[AUSR-71] [FOFF-04] approves the selected people at once, and undoes it from the toast', async () => {
    const calls = open(1);
    await screen.findByRole('checkbox', { name: 'Select: Avery Stone11' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(screen.getByText('3 selected, 3 on this page')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    // One of the three is approved already.
    expect(await screen.findByText('2 people are approved.')).toBeInTheDocument();
    expect(changes(calls)).toEqual(['PUT /api/admin/user/11', 'PUT /api/admin/user/13']);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText('2 people are approved.')).not.toBeInTheDocument());
    expect(undone(calls)).toEqual([11, 13].map((id) => [`/api/v1/users/${id}/undo`, { statusId: 2 }]));
  });
});
