import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { fakeApi, type Call } from '../test/fakeApi';
import { lookups } from '../test/lookups';
import { Screen } from '../test/Screen';
import UserDashboard from './UserDashboard';

const user = (ID: number, StatusID: number) => ({
  ID,
  FirstName: 'Avery',
  LastName: `Stone${ID}`,
  Email: `avery${ID}@example.com`,
  PhoneNumber: '303-555-0110',
  CompanyName: 'Stone Ridge Capital',
  UserTypeID: 2,
  StatusID,
  CreatedDate: '2026-10-02T18:00:00Z',
});

function open(tab: number, users = [user(1, 1), user(2, 2), user(3, 3)]): Call[] {
  const calls = fakeApi([
    [/GET .*lookups/, () => ({ json: lookups })],
    [/GET .*users\/count/, () => ({ json: [{ StatusName: 'Pending', StatusCount: 7 }] })],
    [/POST .*admin\/users/, () => ({ json: { Users: users, Pagination: { TotalRecords: users.length }, Criteria: {} } })],
    [/(PUT|DELETE) .*admin\/user\//, () => ({ json: {} })],
  ]);
  render(
    <Screen at={`/admin/dashboard/${tab}`}>
      <Routes>
        <Route path="/admin/dashboard/:tabId" element={<UserDashboard />} />
      </Routes>
    </Screen>,
  );
  return calls;
}

const changes = (calls: Call[]) => calls.filter(({ path }) => path.includes('/admin/user/')).map(({ method, path }) => `${method} ${path}`);
const headers = () => screen.getAllByRole('columnheader').map((header) => header.textContent);

describe('user management', () => {
  it('[AUSR-01] [AUSR-02] [AUSR-03] [AUSR-07] [AUSR-10] [SHELL-61] shows counts, tabs, total and the buyer table', async () => {
    const calls = open(1);
    expect(screen.getByRole('heading', { name: 'User Management' })).toBeInTheDocument();
    expect(document.title).toBe('Stowbridge | User Management - Buyer Search');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Buyer', 'Seller', 'Admin']);
    expect(await screen.findByText('Total Buyers: 3')).toBeInTheDocument();
    expect(await screen.findByText('7')).toBeInTheDocument();
    expect(headers()).toEqual(['Date', 'Buyer', 'Phone', 'Email', 'Status', 'Actions']);
    expect(calls.find(({ path }) => path === '/api/admin/users')?.body).toMatchObject({ UserType: 2, Status: -1, Page: 1, PageLength: 10 });
  });

  it('[AUSR-04] [AUSR-19] [AUSR-22] [SHELL-62] changes the tab by its address', async () => {
    open(1);
    await userEvent.click(screen.getByRole('tab', { name: 'Seller' }));
    expect(await screen.findByText('Total Sellers: 3')).toBeInTheDocument();
    expect(document.title).toBe('Stowbridge | Seller Search');
    await userEvent.click(screen.getByRole('combobox', { name: 'Status' }));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['All', 'Approved', 'Rejected']);
  });

  it('[AUSR-05] [AUSR-06] searches buyers by name and status', async () => {
    const calls = open(1);
    await screen.findByText('Total Buyers: 3');
    await userEvent.type(screen.getByLabelText('Name'), 'Avery');
    await userEvent.click(screen.getByRole('combobox', { name: 'Status' }));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['All', 'Pending', 'Approved', 'Rejected']);
    await userEvent.click(screen.getByRole('option', { name: 'Rejected' }));
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ Name: 'Avery', Status: 3 }));
  });

  it('[AUSR-11] says when there is nobody', async () => {
    open(1, []);
    expect(await screen.findByText('No records found')).toBeInTheDocument();
  });

  it('[AUSR-13] [AUSR-36] [AUSR-72] deletes an approved person after the confirmation', async () => {
    const calls = open(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete: Avery Stone2' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Are you sure want to delete this user?');
    expect(changes(calls)).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(changes(calls)).toEqual(['DELETE /api/admin/user/2']));
  });

  it('[AUSR-15] [AUSR-37] [AUSR-71] restores a rejected person after the confirmation', async () => {
    const calls = open(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Restore: Avery Stone3' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Are you sure want to restore this user?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(changes(calls)).toEqual(['PUT /api/admin/user/3']));
  });

  it('[AUSR-17] [AUSR-40] approves a pending person by the Pending button and lists again', async () => {
    const calls = open(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Pending: approve Avery Stone1' }));
    await waitFor(() => expect(changes(calls)).toEqual(['PUT /api/admin/user/1']));
    await waitFor(() => expect(calls.filter(({ path }) => path === '/api/admin/users').length).toBeGreaterThan(1));
  });
});
