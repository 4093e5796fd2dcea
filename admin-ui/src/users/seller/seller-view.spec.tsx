import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { Toasts } from '../../layout/toasts';
import { emptyList, fakeApi } from '../../test/fake-api';
import { lookups } from '../../test/lookups';
import { aProperty } from '../../test/properties';
import { Screen } from '../../test/screen';
import { aUser } from '../../test/users';
import type { User } from '../../records/user';
import SellerView from './seller-view';

const period = (TimePeriod: string, PropertyViewed: number) => ({
  TimePeriod,
  PropertyViewed,
  PropertyAdded: 0,
  NDASigned: 1,
  OfferReceived: 0,
  DealAccepted: 0,
  DealRejected: 0,
  PropertySold: 0,
  Part: false,
});
const theirs = { sellerId: 20, sellerName: 'Avery Stone20' };

function open(changes: Partial<User> = {}, own = [aProperty(31, theirs)]) {
  const calls = fakeApi([
    [/GET .*lookups/, () => ({ json: lookups })],
    [
      /GET .*v1\/users\/\d+$/,
      () => ({ json: aUser(20, { roles: [3], userTypeId: 3, ...changes }), headers: { etag: '"7"' } }),
    ],
    [
      /GET .*v1\/properties\?.*sellerId/,
      () => ({ json: own, headers: { 'content-range': `properties 0-9/${own.length && 14}` } }),
    ],
    [
      /GET .*v1\/properties\?/,
      () => ({
        json: [aProperty(31, theirs), aProperty(32), aProperty(33, { sellerId: 8, sellerName: 'Robin Hill' })],
        headers: { 'content-range': 'properties 0-2/3' },
      }),
    ],
    [
      /GET .*sign-ins/,
      () => ({
        json: {
          signIns: [
            { at: '2026-11-03T16:20:00Z', kind: 'password', address: '203.0.113.7', device: 'Firefox 144 on Windows' },
          ],
          failed: 2,
          lastFailedAt: '2026-11-02T16:20:00Z',
        },
      }),
    ],
    emptyList('notes'),
    [/GET .*v1\/audit\?/, () => ({ json: [], headers: { 'content-range': 'audit 0-0/0' } })],
    [
      /GET .*lookup\/daterange/,
      () => ({
        json: [
          { ID: '', Name: 'By day' },
          { ID: 1, Name: 'Last week(by day)' },
          { ID: 5, Name: 'Last 12 months(by month)' },
        ],
      }),
    ],
    [/POST .*analysis\/report\/dealreport/, () => ({ json: [period('Nov 20', 3), period('Nov 21', 4)] })],
    [/POST .*admin\/seller\/store/, () => ({ json: {} })],
  ]);
  render(
    <Screen at="/viewseller/20">
      <Routes>
        <Route path="/viewseller/:sellerId/*" element={<SellerView />} />
        <Route path="/admin/properties" element={<p>The listing</p>} />
      </Routes>
      <Toasts />
    </Screen>,
  );
  return { calls, posts: () => calls.filter(({ path }) => path.includes('seller/store')).map(({ body }) => body) };
}

describe('the seller view', () => {
  it('[ASEL-01] [ASEL-02] [ASEL-03] [SHELL-27] [SHELL-64] shows who the seller is', async () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Seller Details' })).toBeInTheDocument();
    expect(document.title).toBe('Stowbridge | Seller View');
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/admin/dashboard/2');
    expect(await screen.findByRole('heading', { name: 'Avery Stone20' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '303-555-0110' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^avery20 ?@example ?.com$/ })).toHaveAttribute(
      'href',
      'mailto:avery20@example.com',
    );
  });

  it('tells when mails to the address come back, and opens them in the mail log', async () => {
    open({ mailRefusedAt: '2026-11-03T16:20:00Z' });
    expect(await screen.findByText('Mails to this address come back (Nov 3, 2026).')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the mail log' })).toHaveAttribute(
      'href',
      `/admin/mail-log?filter=${encodeURIComponent('{"recipient":"avery20@example.com"}')}`,
    );
  });

  it('says nothing of an address that takes mails', async () => {
    open({ mailRefusedAt: null });
    await screen.findByRole('heading', { name: 'Avery Stone20' });
    expect(screen.queryByText(/come back/)).not.toBeInTheDocument();
  });

  it.each([
    [2, 'Approved', 'Delete'],
    [3, 'Rejected', 'Restore'],
    [1, 'Pending', 'Pending'],
  ])('[ASEL-05] [ASEL-06] [ASEL-07] shows status %i as %s', async (statusId, label, action) => {
    open({ statusId });
    const summary = within(await screen.findByRole('region', { name: 'Summary' }));
    expect(summary.getAllByText(label)[0]).toBeInTheDocument();
    expect(summary.getByRole('button', { name: new RegExp(`^${action}`) })).toBeInTheDocument();
  });

  it('[ASEL-04] opens the dialog Update Seller', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Seller Details' }));
    expect(await screen.findByRole('dialog', { name: 'Update Seller' })).toBeInTheDocument();
  });

  it('[ASEL-08] [ASEL-09] [ASEL-10] [ASEL-11] lists the properties of the seller, page by page', async () => {
    const { calls } = open();
    const table = within(await screen.findByRole('table', { name: 'Property Information' }));
    expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Date',
      'Property Name',
      'City',
      'State',
      'Zip Code',
      'Actions',
    ]);
    expect(
      table
        .getAllByRole('cell')
        .slice(0, 5)
        .map((cell) => cell.textContent),
    ).toEqual(['10/2/26', 'Granite Peak 31', 'Denver', 'CO', '80202']);
    expect(table.getByRole('link', { name: 'View: Granite Peak 31' })).toHaveAttribute('href', '/admin/property/31');
    await userEvent.click(screen.getByRole('button', { name: /next/ }));
    await waitFor(() =>
      expect(decodeURIComponent(calls.filter(({ path }) => path.includes('sellerId')).at(-1)?.path ?? '')).toContain(
        'filter={"sellerId":20}&range=[10,19]',
      ),
    );
  });

  it('[ASEL-12] says when there are none', async () => {
    open({}, []);
    expect(await screen.findByText('No records found')).toBeInTheDocument();
  });

  it('[ASEL-13] [ASEL-14] [ASEL-15] [ASEL-16] [ASEL-21] assigns what was checked; Reset unchecks and Cancel leaves', async () => {
    const { posts } = open();
    const openDialog = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Add Property' }));
      return within(await screen.findByRole('dialog', { name: 'Add Properties' }));
    };
    const first = await openDialog();
    for (const label of ['Property Name', 'City', 'State']) {
      expect(first.getByLabelText(label)).toBeInTheDocument();
    }
    expect(await first.findByRole('checkbox', { name: 'Granite Peak 31' })).toBeDisabled();
    expect(first.getByRole('button', { name: 'Submit' })).toBeDisabled();
    await userEvent.click(first.getByRole('checkbox', { name: 'Granite Peak 32' }));
    await userEvent.click(first.getByRole('button', { name: 'Reset' }));
    expect(first.getByRole('checkbox', { name: 'Granite Peak 32' })).not.toBeChecked();
    await userEvent.click(first.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(posts()).toEqual([]);

    const second = await openDialog();
    await userEvent.click(await second.findByRole('checkbox', { name: 'Granite Peak 32' }));
    await userEvent.click(second.getByRole('checkbox', { name: 'Granite Peak 33' }));
    expect(second.getByText('1 property moves here from another seller.')).toBeInTheDocument();
    await userEvent.click(second.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('2 properties are assigned to Avery Stone20.')).toBeInTheDocument();
    expect(posts()).toEqual([{ SellerId: 20, StoreIDs: '32,33', IsAssignSeller: true }]);
  });

  it('[ASEL-17] leads from the dialog to a new property', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add Property' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Add New Property' }));
    expect(await screen.findByText('The listing')).toBeInTheDocument();
  });

  it('[CONST-44] [CONST-48] counts what happened on the listings in a date range', async () => {
    const { calls } = open();
    const table = within(await screen.findByRole('table', { name: 'Listing Activity' }));
    expect([...(table.getAllByRole('row').at(-1)?.children ?? [])].map((cell) => cell.textContent)).toEqual([
      'Total',
      '7',
      '2',
      '0',
      '0',
      '0',
      '0',
    ]);
    const asked = () => calls.filter(({ path }) => path.includes('dealreport')).map(({ body }) => body);
    expect(asked()).toEqual([{ SellerID: 20, DateRangeID: 1 }]);
    await userEvent.click(await screen.findByRole('combobox', { name: 'Date Range' }));
    const ranges = within(await screen.findByRole('listbox'));
    expect(ranges.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'By day',
      'Last week(by day)',
      'Last 12 months(by month)',
    ]);
    expect(ranges.getByRole('option', { name: 'By day' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(ranges.getByRole('option', { name: 'Last 12 months(by month)' }));
    await waitFor(() => expect(asked().at(-1)).toEqual({ SellerID: 20, DateRangeID: 5 }));
  });

  it('[ASEL-21] takes a property away after the confirmation', async () => {
    const { posts } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Unassign: Granite Peak 31' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Unassign Property' });
    expect(posts()).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Unassign' }));
    await waitFor(() => expect(posts()).toEqual([{ SellerId: 20, StoreIDs: '31', IsAssignSeller: false }]));
  });
});
