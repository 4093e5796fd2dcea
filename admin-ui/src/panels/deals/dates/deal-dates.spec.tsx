import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEAL_DATE_KINDS, dateStates } from '@stowbridge/contract/closing';
import { aDeal } from '../../../test/deals';
import { fakeApi } from '../../../test/fake-api';
import { lookups } from '../../../test/lookups';
import { Screen } from '../../../test/screen';
import type { Deal } from '../../../records/deal';
import { DealView } from '../view/deal-view';
import { daysErrors } from './shift-dates';

const today = '2026-11-26';
const dueOn = ['2026-11-01', '2026-11-11', '2026-11-20', '2026-11-25', '2026-12-15', null, '2027-01-04', '2027-01-14'];

/** @param made how many of the eight there are already */
function open(statusId = 1, changes: Partial<Deal> = {}, made = 8) {
  const stored = DEAL_DATE_KINDS.map((kind, n) => ({
    id: n + 1,
    kind,
    dueOn: dueOn[n],
    doneOn: n < 2 ? dueOn[n] : null,
    amount: null as number | null,
    note: null as string | null,
  }));
  let shown = made;
  const dates = () => stored.slice(0, shown).map((date, n) => ({ ...date, state: dateStates(stored, today)[n] }));
  const calls = fakeApi([
    [/GET .*lookups/, () => ({ json: lookups })],
    [/GET .*v1\/deals\/1$/, () => ({ json: aDeal(1, statusId, { history: [], ...changes }) })],
    [/GET .*v1\/deals\/1\/dates$/, () => ({ json: dates() })],
    [
      /POST .*v1\/deals\/1\/dates$/,
      () => {
        shown = 8;
        return { status: 201, json: dates() };
      },
    ],
    [
      /PUT .*v1\/deals\/1\/dates\/\d+$/,
      ({ path, body }) => {
        Object.assign(stored[Number(path.split('/').at(-1)) - 1], body);
        return { json: dates() };
      },
    ],
    [
      /POST .*dates\/shift$/,
      () => ({
        json: {
          dates: [{ id: 8, kind: 'closing', from: '2027-01-14', to: '2027-01-19' }],
          tasks: [{ id: 70, title: 'Walkthrough', from: '2027-01-12', to: '2027-01-17' }],
        },
      }),
    ],
  ]);
  render(
    <Screen>
      <DealView id={1} onEdit={jest.fn()} onCounter={jest.fn()} onClose={jest.fn()} />
    </Screen>,
  );
  return calls;
}
const rows = async () => within(await screen.findByRole('list', { name: 'Dates' })).findAllByRole('listitem');
const sent = (calls: ReturnType<typeof fakeApi>) => calls.filter(({ method }) => method !== 'GET');

describe('the dates of a deal', () => {
  it('[BEYC-46] [BEYC-48] are all eight, those without a day named not set', async () => {
    open();
    expect((await rows()).map(({ textContent }) => textContent)).toEqual([
      'LOI signedNov 1, 2026Done',
      'Purchase agreementNov 11, 2026Done',
      'Earnest money dueNov 20, 2026Late',
      'Goes hardNov 25, 2026Late',
      'Diligence endsDec 15, 2026',
      'Financingnot set',
      'TitleJan 4, 2027',
      'ClosingJan 14, 2027',
    ]);
  });

  it('[BEYC-50] are marked as done on a day with an amount', async () => {
    const calls = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Mark done: Earnest money due' }));
    const form = within(await screen.findByRole('dialog', { name: 'Earnest money due: mark done' }));
    await userEvent.clear(form.getByLabelText('Done on'));
    await userEvent.type(form.getByLabelText('Done on'), '11192026');
    await userEvent.type(form.getByLabelText('Amount received'), '150000');
    await userEvent.click(form.getByRole('button', { name: 'Mark done' }));
    await waitFor(async () =>
      expect((await rows())[2]).toHaveTextContent('Earnest money dueNov 19, 2026Done$150,000 received'),
    );
    expect(sent(calls).map(({ path, body }) => ({ path, body }))).toEqual([
      {
        path: '/api/v1/deals/1/dates/3',
        body: { dueOn: '2026-11-20', doneOn: '2026-11-19', amount: 150_000, note: null },
      },
    ]);
  });

  it('[BEYC-49] move after a look at what moves', async () => {
    const calls = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Shift the rest by 5 days: Closing' }));
    const form = within(await screen.findByRole('dialog', { name: 'Shift from: Closing' }));
    expect(await form.findByRole('list', { name: 'Dates that move' })).toHaveTextContent(
      'ClosingJan 14, 2027 → Jan 19, 2027',
    );
    expect(form.getByRole('list', { name: 'Tasks that move' })).toHaveTextContent('WalkthroughJan 12, 2027');
    expect(sent(calls).map(({ body }) => body)).toEqual([{ from: 'closing', days: 5, preview: true }]);
    await userEvent.click(form.getByRole('button', { name: 'Shift' }));
    await waitFor(() => expect(sent(calls).map(({ body }) => body)).toContainEqual({ from: 'closing', days: 5 }));
  });

  it('[BEYC-49] move by whole days only', () => {
    expect(['5', '-5', '+730'].map((days) => daysErrors({ days }))).toEqual([{}, {}, {}]);
    for (const days of ['', '0', '731', '1.5', 'five']) {
      expect(daysErrors({ days })).toHaveProperty('days');
    }
  });

  it('[BEYC-58] stay as they are once the deal has ended', async () => {
    const step = { actorId: 1, actorUserTypeId: 1, actorName: 'Sam', reason: null, at: '2026-11-01T18:00:00Z' };
    open(2, { history: [{ ...step, fromStatusId: 6, toStatusId: 1 }] });
    expect(await rows()).toHaveLength(8);
    expect(screen.queryByRole('button', { name: /^Mark done/ })).toBeNull();
  });

  it('[BEYC-46] are made at once for a deal that was accepted before there were any', async () => {
    const calls = open(1, {}, 0);
    await userEvent.click(await screen.findByRole('button', { name: 'Make the dates' }));
    expect(await rows()).toHaveLength(8);
    expect(sent(calls).map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /api/v1/deals/1/dates']);
    expect(screen.queryByRole('button', { name: 'Make the dates' })).toBeNull();
  });

  it('[BEYC-46] are not made any more once such a deal has ended', async () => {
    const step = { actorId: 1, actorUserTypeId: 1, actorName: 'Sam', reason: null, at: '2026-11-01T18:00:00Z' };
    open(5, { history: [{ ...step, fromStatusId: 6, toStatusId: 1 }] }, 0);
    expect(await screen.findByText('This deal has no dates.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Make the dates' })).toBeNull();
  });

  it('[BEYC-46] are not asked for before an offer is accepted', async () => {
    const calls = open(6);
    expect(await screen.findByText('Timeline')).toBeInTheDocument();
    expect(calls.some(({ path }) => path.endsWith('/dates'))).toBe(false);
  });
});
