import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anEntry } from '../test/audit';
import { fakeApi, type Call } from '../test/fake-api';
import { lateLookups, lookups } from '../test/lookups';
import { Screen } from '../test/screen';
import AuditLog from './audit-log';

const entry = anEntry({
  before: { price: 4_000_000, sellerId: null, statusId: 5 },
  after: { price: 4_250_000, sellerId: 20, statusId: 1 },
  detail: { documentTypeId: 8 },
  related: [{ type: 'user', id: 20, name: 'Avery Stone', userTypeId: 3 }],
});
const gone = anEntry({ id: 8, subjectId: 13, subjectName: 'Gone Storage', subjectGone: true, action: 'deal.moved' });

function open(at = '/admin/audit-log', late?: ReturnType<typeof lateLookups>): Call[] {
  const calls = fakeApi([
    [/GET .*v1\/audit\?/, () => ({ json: [entry, gone], headers: { 'Content-Range': 'audit 0-1/2' } })],
    [/GET .*v1\/audit\/9/, () => ({ json: entry })],
    [/GET .*v1\/lookups/, late?.answer ?? (() => ({ json: lookups }))],
    [
      /GET .*v1\/users\?/,
      () => ({ json: [{ id: 7, firstName: 'Avery', lastName: 'Stone', email: 'avery@example.com', userTypeId: 2 }] }),
    ],
    [
      /GET .*v1\/users\/\d+/,
      () => ({ json: { id: 7, firstName: 'Avery', lastName: 'Stone', email: 'avery@example.com', userTypeId: 2 } }),
    ],
  ]);
  render(
    <Screen at={at}>
      <AuditLog />
    </Screen>,
  );
  return calls;
}

const filters = (calls: Call[]) =>
  calls
    .filter(({ path }) => path.includes('/v1/audit?'))
    .map(({ path }) => JSON.parse(new URL(path, 'http://x').searchParams.get('filter') ?? '{}') as object);

describe('the audit log', () => {
  it('[FOFF-21] lists who did what to which record by name, with links, and shows before and after side by side', async () => {
    open();
    const row = within(await screen.findByRole('row', { name: /Property changed/ }));
    expect(
      row
        .getAllByRole('cell')
        .slice(1)
        .map((cell) => cell.textContent),
    ).toEqual(['Sam Carter, admin 1', 'Property changed', 'Harbor Storage, property 12', '203.0.113.9']);
    expect(row.getByRole('link', { name: 'Harbor Storage, property 12' })).toHaveAttribute(
      'href',
      '/admin/property/12',
    );
    expect(row.getByRole('link', { name: 'Sam Carter, admin 1' })).toHaveAttribute(
      'href',
      expect.stringContaining('/admin/dashboard/3'),
    );
    const other = within(screen.getByRole('row', { name: /Deal moved/ }));
    expect(other.getByRole('cell', { name: 'Gone Storage, property 13 deleted' })).toBeInTheDocument();
    expect(other.queryByRole('link', { name: /Gone/ })).toBeNull();
    await userEvent.click(row.getByRole('button', { name: 'Property changed' }));
    const panel = within(screen.getByRole('dialog', { name: 'Property changed' }));
    expect(panel.getByText('sam@example.com')).toBeInTheDocument();
    expect(panel.getByRole('link', { name: 'Harbor Storage, property 12' })).toHaveAttribute(
      'href',
      '/admin/property/12',
    );
    expect(panel.getByText('203.0.113.9')).toBeInTheDocument();
    expect(panel.getByText('NDA')).toBeInTheDocument();
    const cells = (name: RegExp) =>
      [...within(panel.getByRole('table', { name: 'Changes' })).getByRole('row', { name }).children].map(
        (cell) => cell.textContent,
      );
    expect(cells(/Price/)).toEqual(['Price', '$4,000,000', '$4,250,000']);
    expect(cells(/Status/)).toEqual(['Status', 'Draft', 'For Sale']);
    expect(cells(/Seller/)).toEqual(['Seller', '–', 'Avery Stone']);
    expect(panel.getByRole('link', { name: 'Avery Stone' })).toHaveAttribute('href', '/viewseller/20');
  });

  it('[CONST-54] [FOFF-21] searches by who, what in words, record by name or number and time, and refuses a day that there is not', async () => {
    const calls = open();
    await screen.findByRole('row', { name: /Property changed/ });
    await userEvent.type(screen.getByRole('combobox', { name: 'Who' }), 'aver');
    await userEvent.click(await screen.findByRole('option', { name: 'Avery Stone, avery@example.com' }));
    await userEvent.type(screen.getByRole('combobox', { name: 'What' }), 'deal mov');
    await userEvent.click(await screen.findByRole('option', { name: 'Deal moved' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Name or number' }), 'harbor');
    await userEvent.click(screen.getByRole('combobox', { name: 'Record' }));
    await userEvent.click(screen.getByRole('option', { name: 'Property' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'From' }), '13402026');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('Date is invalid')).toBeInTheDocument();
    expect(filters(calls)).toEqual([{}]);
    await userEvent.clear(screen.getByRole('textbox', { name: 'From' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'From' }), '10012026');
    await userEvent.type(screen.getByRole('textbox', { name: 'To' }), '10312026');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() =>
      expect(filters(calls).at(-1)).toEqual({
        actorId: 7,
        action: 'deal.moved',
        record: 'harbor',
        subjectType: 'property',
        createdAt_gte: '2026-10-01',
        createdAt_lte: '2026-10-31',
      }),
    );
  });

  it.each([
    ['9', 'Property changed', 'sam@example.com'],
    ['404', 'Entry', 'This entry could not be opened.'],
  ])(
    '[FOFF-01] the address ?view=%s opens %s beside the log, which says what there is, and closes',
    async (view, name, text) => {
      const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const calls = open(`/admin/audit-log?view=${view}`);
      const panel = within(await screen.findByRole('dialog', { name }));
      expect(await panel.findByText(text)).toBeInTheDocument();
      await userEvent.click(panel.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      // What was open is no part of the search.
      await userEvent.type(screen.getByRole('textbox', { name: 'Name or number' }), 'harbor');
      await userEvent.click(screen.getByRole('button', { name: 'Search' }));
      await waitFor(() => expect(filters(calls).at(-1)).toEqual({ record: 'harbor' }));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      log.mockRestore();
    },
  );

  it('narrows from an entry to everything about its record', async () => {
    const calls = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Property changed' }));
    await userEvent.click(screen.getByRole('button', { name: 'All about Harbor Storage, property 12' }));
    await waitFor(() => expect(filters(calls).at(-1)).toEqual({ subjectType: 'property', record: '12' }));
    expect(await screen.findByDisplayValue('12')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('[FOFF-23] opens an entry together with the names of its lookups', async () => {
    const late = lateLookups();
    open(undefined, late);
    await userEvent.click(await screen.findByRole('button', { name: 'Property changed' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Property changed' }));
    expect(panel.queryByRole('table', { name: 'Changes' })).not.toBeInTheDocument();
    late.letGo();
    expect(await panel.findByRole('table', { name: 'Changes' })).toHaveTextContent('For Sale');
  });
});
