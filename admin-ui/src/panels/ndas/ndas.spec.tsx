import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Deal } from '../../records/deal';
import { aDeal } from '../../test/deals';
import { fakeApi, type Call } from '../../test/fake-api';
import { lookups } from '../../test/lookups';
import { anNda } from '../../test/ndas';
import { Screen } from '../../test/screen';
import { DealNda } from './deal-nda';
import type { Nda } from './nda';
import { NdasPanel } from './ndas-panel';

function open(screenOf: React.ReactNode, ndas: Nda[]): Call[] {
  const calls = fakeApi([
    [/GET .*v1\/lookups/, () => ({ json: lookups })],
    [/GET .*v1\/ndas\/spreadsheet/, () => ({ text: 'xlsx' })],
    [/GET .*v1\/ndas\?/, () => ({ json: ndas, headers: { 'content-range': `ndas 0-9/${ndas.length}` } })],
  ]);
  render(<Screen>{screenOf}</Screen>);
  return calls;
}

const asked = (calls: Call[], path: string) =>
  calls
    .filter((call) => call.path.includes(path))
    .map((call) => new URL(call.path, 'http://x').searchParams)
    .map((query) => [query.get('filter'), query.get('sort')]);

describe('the signed NDAs', () => {
  it('[FOFF-13] [DEAL-38] of a property show what was written, when and from where, and lead to the account', async () => {
    open(<NdasPanel of={{ propertyId: 31 }} />, [anNda()]);
    await screen.findByText('Oct 2, 2026, 12:00 PM MDT');
    const row = within(screen.getByRole('row', { name: /Avery Stone/ }));
    const cells = row.getAllByRole('cell').map((cell) => cell.textContent);
    expect(cells).toEqual([
      'Oct 2, 2026, 12:00 PM MDTfrom 203.0.113.7',
      'Avery StoneStone Ridge Capital',
      'avery@example.com303-555-01101999 Broadway, Denver, Colorado 80202',
      'avery@example.com, confirmed',
      'As it was signed',
    ]);
    expect(row.getByRole('link', { name: 'Avery Stone' })).toHaveAttribute('href', '/viewbuyer/20');
    expect(screen.getByRole('region', { name: 'NDAs (1)' })).toBeInTheDocument();
  });

  it('[FOFF-13] are searched, sorted and downloaded as they are shown', async () => {
    URL.createObjectURL = jest.fn(() => 'blob:x');
    URL.revokeObjectURL = jest.fn();
    const calls = open(<NdasPanel of={{ propertyId: 31 }} />, [anNda()]);
    await userEvent.click(await screen.findByText('Signer'));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Name, entity or email' }), 'stone{Enter}');
    await waitFor(() =>
      expect(asked(calls, '/v1/ndas?').at(-1)).toEqual(['{"propertyId":31,"q":"stone"}', '["name","ASC"]']),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    await waitFor(() =>
      expect(asked(calls, '/v1/ndas/spreadsheet')).toEqual([['{"propertyId":31,"q":"stone"}', '["name","ASC"]']]),
    );
  });

  it('[FOFF-13] of a buyer name the property, without a link once it is deleted', async () => {
    open(<NdasPanel of={{ userId: 20 }} />, [
      anNda(),
      anNda({ id: 30, propertyId: 12, propertyName: 'Gone Storage', propertyGone: true }),
    ]);
    expect(await screen.findByRole('link', { name: 'Granite Peak 31' })).toHaveAttribute('href', '/admin/property/31');
    expect(screen.getByRole('cell', { name: 'Gone Storage deleted' })).toBeInTheDocument();
  });

  it.each([
    [{ propertyId: 31 }, '/admin/property/31/ndas/31'],
    [{ userId: 20 }, '/viewbuyer/20/ndas/31'],
  ])('of %o open their record beside the page, at an address of its own', async (of, address) => {
    const calls = fakeApi([
      [/GET .*v1\/lookups/, () => ({ json: lookups })],
      [
        /GET .*v1\/ndas\/31/,
        () => ({ json: { ...anNda(), events: [{ at: '2026-10-02T18:00:00Z', kind: 'signed', by: null }] } }),
      ],
      [/GET .*v1\/ndas\?/, () => ({ json: [anNda()], headers: { 'content-range': 'ndas 0-9/1' } })],
    ]);
    render(
      <Screen at={address}>
        <NdasPanel of={of} />
      </Screen>,
    );
    const record = within(await screen.findByRole('dialog', { name: 'Avery Stone' }));
    expect(await record.findByRole('region', { name: 'Timeline' })).toHaveTextContent('Agreement signed');
    await userEvent.click(record.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: /^Oct 2, 2026/ }));
    expect(await screen.findByRole('dialog', { name: 'Avery Stone' })).toBeInTheDocument();
    expect(calls.some(({ path }) => path.includes('/v1/ndas/31'))).toBe(true);
  });

  it('[FOFF-13] are said to be none', async () => {
    open(<NdasPanel of={{ propertyId: 31 }} />, []);
    expect(await screen.findByText('No NDA signed')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
  });

  it.each<[string, Partial<Deal>, Nda[], string]>([
    ['signed', {}, [anNda()], 'Signed from'],
    ['not signed', {}, [], 'No NDA signed'],
    ['by an offline buyer', { buyerId: null, offline: true }, [], 'offline'],
    [
      'on a property that is gone',
      { propertyId: null, propertyName: 'Gone Storage' },
      [anNda({ propertyName: 'Gone Storage', propertyGone: true })],
      'Signed from',
    ],
  ])('[FOFF-13] [DEAL-38] of a deal, %s', async (_case, deal, ndas, text) => {
    open(<DealNda deal={aDeal(31, 6, deal)} />, ndas);
    expect(await screen.findByText(text)).toBeInTheDocument();
    if (!ndas.length) {
      return;
    }
    await screen.findByText('Oct 2, 2026, 12:00 PM MDT');
    for (const fact of [
      'Avery Stone',
      'Stone Ridge Capital',
      '303-555-0110',
      '1999 Broadway, Denver, Colorado 80202',
      '203.0.113.7',
    ]) {
      expect(screen.getByText(fact)).toBeInTheDocument();
    }
    expect(
      screen.getByRole('button', { name: 'View the agreement that Avery Stone signed in a new tab' }),
    ).toBeInTheDocument();
  });
});
