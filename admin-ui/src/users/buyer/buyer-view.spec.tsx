import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { Toasts } from '../../layout/toasts';
import { emptyList, fakeApi } from '../../test/fake-api';
import { lateLookups, lookups } from '../../test/lookups';
import { aProperty } from '../../test/properties';
import { Screen } from '../../test/screen';
import { aUser } from '../../test/users';
import type { User } from '../../records/user';
import BuyerView from './buyer-view';

const deal = {
  id: 4,
  dealName: 'First talks',
  description: 'Wants to close before spring.',
  propertyId: 31,
  propertyName: 'Granite Peak 31',
  city: 'Denver',
  stateCode: 'CO',
  zipCode: '80202',
  price: 4250000,
  statusId: 4,
  statusName: 'Interested',
  createdAt: '2026-10-02T18:00:00Z',
  next: [],
};
const entry = {
  id: 1,
  action: 'user.status-changed',
  detail: { from: 1, to: 2 },
  before: null,
  after: null,
  actorName: 'Sam Carter',
  createdAt: '2026-10-03T18:00:00Z',
};

const search = {
  id: 9,
  name: 'Drive-up in Texas',
  address: '/property/search/?state=2&type=1&capRateFrom=6',
  frequency: 'daily',
  pausedUntil: null,
  newCount: 3,
  lastSentAt: '2026-10-02T18:00:00Z',
  createdAt: '2026-10-01T18:00:00Z',
};
const searches = [
  {
    ...search,
    id: 10,
    name: 'Any',
    address: '/property/search/',
    // Still the 2nd at the office.
    pausedUntil: '2126-10-03T03:00:00Z',
    lastSentAt: null,
  },
  search,
];

function open(
  buyer: User = aUser(12, { question: 'Prefers Colorado.' }),
  deals = [deal],
  created: object = { status: 201, json: deal },
  late?: ReturnType<typeof lateLookups>,
) {
  const calls = fakeApi([
    [/GET .*lookups/, late?.answer ?? (() => ({ json: lookups }))],
    [/GET .*v1\/users\/\d+$/, () => ({ json: buyer, headers: { etag: '"7"' } })],
    [/GET .*v1\/deals\?/, () => ({ json: deals, headers: { 'content-range': `deals 0-0/${deals.length}` } })],
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
    emptyList('funds-proofs'),
    [
      /GET .*v1\/users\/12\/saved-searches\?/,
      () => ({ json: searches, headers: { 'content-range': `saved-searches 0-1/${searches.length}` } }),
    ],
    [/POST .*property\/search$/, () => ({ json: { Store: [], Pagination: { TotalRecords: 1204 } } })],
    [/GET .*v1\/audit\?/, () => ({ json: [entry], headers: { 'content-range': 'audit 0-0/1' } })],
    [
      /GET .*v1\/properties\?/,
      () => ({ json: [aProperty(31), aProperty(32)], headers: { 'content-range': 'properties 0-1/2' } }),
    ],
    [/POST .*v1\/deals$/, () => created],
    [/(PUT|DELETE) .*admin\/user\//, () => ({ json: {} })],
  ]);
  render(
    <Screen at="/viewbuyer/12">
      <Routes>
        <Route path="/viewbuyer/:buyerId/*" element={<BuyerView />} />
      </Routes>
      <Toasts />
    </Screen>,
  );
  return {
    calls,
    // The search is asked by a POST, too.
    writes: () =>
      calls
        .filter(({ method, path }) => method !== 'GET' && !path.endsWith('/property/search'))
        .map(({ method, path }) => `${method} ${path}`),
  };
}

const status = (name: string) => screen.findByRole('radio', { name });

describe('the buyer view', () => {
  it('[ABUY-01] [ABUY-02] [ABUY-03] [ABUY-07] [SHELL-26] [SHELL-63] shows who the buyer is', async () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Buyer Details' })).toBeInTheDocument();
    expect(document.title).toBe('Stowbridge | Buyer View');
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/admin/dashboard/1');
    expect(await screen.findByRole('heading', { name: 'Avery Stone12' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '303-555-0110' })).toHaveAttribute('href', 'tel:303-555-0110');
    expect(screen.getByRole('link', { name: /^avery12 ?@example ?.com$/ })).toHaveAttribute(
      'href',
      'mailto:avery12@example.com',
    );
    expect(await screen.findByRole('heading', { name: 'Additional Comments' })).toBeInTheDocument();
    expect(screen.getByText('Prefers Colorado.')).toBeInTheDocument();
    expect(
      await within(await screen.findByRole('region', { name: 'Timeline' })).findByText(/^Sam Carter, /),
    ).toBeInTheDocument();
  });

  it('[BEYB-19] shows what the buyer looks for in words, with what it finds and how often they are told, to be read only', async () => {
    const { calls } = open();
    const panel = within(await screen.findByRole('region', { name: 'Saved searches' }));
    const rows = async () => (await panel.findAllByRole('row')).slice(1).map((row) => row.textContent);
    await waitFor(async () =>
      expect(await rows()).toEqual([
        expect.stringMatching(/^AnyEverything that is listedDaily, paused until Oct 2, 21261,2043–$/),
        expect.stringMatching(/^Drive-up in TexasTexas · Drive-up · Cap rate: 6% or moreDaily1,2043Oct 2, /),
      ]),
    );
    expect(panel.getByRole('link', { name: search.name })).toHaveAttribute('href', search.address);
    expect(panel.queryAllByRole('button')).toEqual([]);
    expect(calls.map(({ body }) => body)).toContainEqual(
      expect.objectContaining({ StateID: 2, StoreTypeID: 1, CapRateStart: 6, PageLength: 1 }),
    );
  });

  it('[FSEC-16] shows the last sign-ins to the account, and how many failed', async () => {
    const { calls } = open();
    const panel = within(await screen.findByRole('region', { name: 'Sign-ins' }));
    expect((await panel.findByRole('listitem')).textContent).toMatch(
      /^Nov 3, 2026.*Firefox 144 on Windows, 203\.0\.113\.7$/,
    );
    expect(panel.getByText(/^2 attempts failed in the last 30 days, the last one on Nov 2, 2026/)).toBeInTheDocument();
    expect(calls.map(({ path }) => path)).toContain('/api/v1/users/12/sign-ins');
  });

  it('[ABUY-04] opens the dialog Update Buyer with what was read', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Buyer Details' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Update Buyer' }));
    expect(await dialog.findByLabelText(/^Last Name/)).toHaveValue('Stone12');
  });

  it('[ABUY-05] [ABUY-06] [ABUY-08] [ABUY-09] approves at once', async () => {
    const { writes } = open(aUser(12, { statusId: 1, active: null }));
    expect(await status('Approval Pending')).toBeChecked();
    expect(await status('Approval Pending')).toBeDisabled();
    await userEvent.click(await status('Approve'));
    expect(await screen.findByText('Status has been approved.')).toBeInTheDocument();
    expect(writes()).toEqual(['PUT /api/admin/user/12']);
  });

  it('[ABUY-10] [ABUY-11] rejects after Yes, and not after No', async () => {
    const { writes } = open();
    expect(await status('Approve')).toBeChecked();
    for (const answer of ['No', 'Yes']) {
      await userEvent.click(await status('Reject'));
      const dialog = await screen.findByRole('alertdialog');
      expect(dialog).toHaveTextContent('Are you sure want to reject this user?');
      expect(writes()).toEqual([]);
      await userEvent.click(within(dialog).getByRole('button', { name: answer }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    }
    expect(writes()).toEqual(['DELETE /api/admin/user/12']);
  });

  it('[FOFF-19] [ABUY-12] [ABUY-23] shows the deals of the buyer, by the name and the description with which they were added', async () => {
    const { calls } = open();
    const table = within(await screen.findByRole('table', { name: 'Deal Information' }));
    expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Date',
      'Property Name',
      'City',
      'State',
      'Zip Code',
      'Deal Price',
      'Deal Stage',
    ]);
    expect(table.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      '10/2/26',
      'Granite Peak 31First talks: Wants to close before spring.',
      'Denver',
      'CO',
      '80202',
      '$4,250,000',
      'Interested',
    ]);
    expect(decodeURIComponent(calls.find(({ path }) => path.includes('/deals?'))?.path ?? '')).toContain(
      'filter={"buyerId":12}&range=[0,9]',
    );
  });

  it('[ABUY-13] [ABUY-14] [ABUY-15] [ABUY-16] [ABUY-19] [ABUY-24] adds a deal on the property that was picked', async () => {
    const { calls, writes } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add New Deal' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add New Deal' }));
    await userEvent.click(form.getByRole('button', { name: 'Add Deal' }));
    expect(await form.findByText('Deal Name is required.')).toBeInTheDocument();
    expect(form.getByText('Price is required.')).toBeInTheDocument();
    expect(form.getByText('Please select the property')).toBeInTheDocument();
    expect(
      within(form.getByRole('alert'))
        .getAllByRole('button')
        .map((link) => link.textContent),
    ).toEqual(['Deal Name', 'Price', 'Property']);
    await userEvent.type(form.getByLabelText(/^Deal Name/), 'First talks');
    await userEvent.type(form.getByLabelText(/^Price/), '4250000');

    await userEvent.click(form.getByRole('button', { name: 'Select Property' }));
    const picker = within(await screen.findByRole('dialog', { name: 'Select Property' }));
    for (const label of ['Property Name', 'City', 'State']) {
      expect(picker.getByLabelText(label)).toBeInTheDocument();
    }
    await userEvent.type(picker.getByLabelText('Property Name'), 'Granite{Enter}');
    await waitFor(() =>
      expect(
        decodeURIComponent(calls.filter(({ path }) => path.includes('/properties?')).at(-1)?.path ?? ''),
      ).toContain('filter={"name":"Granite"}'),
    );
    await userEvent.click(await picker.findByRole('radio', { name: 'Granite Peak 31' }));
    await userEvent.click(picker.getByRole('button', { name: 'Select' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Select Property' })).not.toBeInTheDocument());

    const listed = calls.filter(({ path }) => path.includes('/deals?')).length;
    await userEvent.click(form.getByRole('button', { name: 'Add Deal' }));
    await waitFor(() => expect(writes()).toEqual(['POST /api/v1/deals']));
    const sent = calls.find(({ method, path }) => method === 'POST' && path === '/api/v1/deals');
    expect(sent?.body).toEqual({ buyerId: 12, propertyId: 31, dealName: 'First talks', price: 4250000 });
    expect(sent?.headers.get('Idempotency-Key')).toBeTruthy();
    await waitFor(() => expect(calls.filter(({ path }) => path.includes('/deals?')).length).toBeGreaterThan(listed));
  });

  it('[ERR-16] shows what the server said when a deal could not be created, and keeps what was typed', async () => {
    open(undefined, undefined, { status: 400, text: 'The property is closed.' });
    await userEvent.click(await screen.findByRole('button', { name: 'Add New Deal' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add New Deal' }));
    await userEvent.type(form.getByLabelText(/^Deal Name/), 'First talks');
    await userEvent.type(form.getByLabelText(/^Price/), '4250000');
    await userEvent.click(form.getByRole('button', { name: 'Select Property' }));
    const picker = within(await screen.findByRole('dialog', { name: 'Select Property' }));
    await userEvent.type(picker.getByLabelText('Property Name'), 'Granite{Enter}');
    await userEvent.click(await picker.findByRole('radio', { name: 'Granite Peak 31' }));
    await userEvent.click(picker.getByRole('button', { name: 'Select' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Select Property' })).not.toBeInTheDocument());
    await userEvent.click(form.getByRole('button', { name: 'Add Deal' }));
    expect(await form.findByRole('alert')).toHaveTextContent('The property is closed.');
    expect(form.getByLabelText(/^Deal Name/)).toHaveValue('First talks');
  });

  it('[FOFF-23] comes together with the names of its lookups, below which nothing then moves', async () => {
    const late = lateLookups();
    open(aUser(12), [deal], undefined, late);
    await expect(screen.findByRole('region', { name: 'Details' })).rejects.toThrow();
    late.letGo();
    expect(await screen.findByRole('region', { name: 'Details' })).toHaveTextContent(lookups.positions[1].name);
  });

  it('[SHELL-26] shows an error when the address is that of somebody else', async () => {
    open(aUser(12, { roles: [3], userTypeId: 3 }));
    expect(await screen.findByText('There is no buyer at this address.')).toBeInTheDocument();
  });
});
