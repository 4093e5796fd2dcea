import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type Call } from '../test/fakeApi';
import { Screen } from '../test/Screen';
import AuditLog from './AuditLog';

const entry = { id: 9, createdAt: '2026-10-02T18:00:00Z', actorId: 1, actorName: 'Sam Carter', actorEmail: 'sam@example.com', action: 'property.changed', subjectType: 'property', subjectId: 12, address: '203.0.113.9', before: { price: 4_000_000 }, after: { price: 4_250_000 }, detail: { reason: 'typo' } };

function open(): Call[] {
  const calls = fakeApi([
    [/GET .*v1\/audit\?/, () => ({ json: [entry], headers: { 'Content-Range': 'audit 0-0/1' } })],
    [/GET .*v1\/users\?/, () => ({ json: [{ id: 7, firstName: 'Avery', lastName: 'Stone', email: 'avery@example.com', userTypeId: 2 }] })],
    [/GET .*v1\/users\/\d+/, () => ({ json: { id: 7, firstName: 'Avery', lastName: 'Stone', email: 'avery@example.com', userTypeId: 2 } })],
  ]);
  render(
    <Screen at="/admin/audit-log">
      <AuditLog />
    </Screen>,
  );
  return calls;
}

const filters = (calls: Call[]) => calls.filter(({ path }) => path.includes('/v1/audit?')).map(({ path }) => JSON.parse(new URL(path, 'http://x').searchParams.get('filter') ?? '{}') as object);

describe('the audit log', () => {
  it('lists who did what to which record, and shows before and after side by side', async () => {
    open();
    const row = within(await screen.findByRole('row', { name: /Property changed/ }));
    expect(row.getAllByRole('cell').slice(1).map((cell) => cell.textContent)).toEqual(['Sam Carter', 'Property changed', 'Property 12', '203.0.113.9']);
    await userEvent.click(row.getByRole('button', { name: 'Property changed' }));
    const panel = within(screen.getByRole('dialog', { name: 'Property changed' }));
    expect(panel.getByText('Sam Carter, sam@example.com')).toBeInTheDocument();
    expect(panel.getByRole('link', { name: 'Property 12' })).toHaveAttribute('href', '/admin/property/12');
    expect(panel.getByText('203.0.113.9')).toBeInTheDocument();
    expect(panel.getByText('typo')).toBeInTheDocument();
    const change = within(panel.getByRole('table', { name: 'Changes' })).getByRole('row', { name: /Price/ });
    expect([...change.children].map((cell) => cell.textContent)).toEqual(['Price', '4,000,000', '4,250,000']);
  });

  it('[CONST-54] searches by who, what, record and time, and refuses a day that there is not', async () => {
    const calls = open();
    await screen.findByRole('row', { name: /Property changed/ });
    await userEvent.type(screen.getByRole('combobox', { name: 'Who' }), 'aver');
    await userEvent.click(await screen.findByRole('option', { name: 'Avery Stone, avery@example.com' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'What' }), 'property.changed');
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
    await waitFor(() => expect(filters(calls).at(-1)).toEqual({ actorId: 7, q: 'property.changed', subjectType: 'property', createdAt_gte: '2026-10-01', createdAt_lte: '2026-10-31' }));
  });

  it('narrows from an entry to everything about its record', async () => {
    const calls = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Property changed' }));
    await userEvent.click(screen.getByRole('button', { name: 'All about Property 12' }));
    await waitFor(() => expect(filters(calls).at(-1)).toEqual({ subjectType: 'property', subjectId: 12 }));
    expect(await screen.findByDisplayValue('12')).toBeInTheDocument();
  });
});
