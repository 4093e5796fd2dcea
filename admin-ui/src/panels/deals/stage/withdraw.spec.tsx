import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Toasts } from '../../../layout/toasts';
import { DealsPanel } from '../../../properties/detail/deals-panel';
import { aDeal } from '../../../test/deals';
import { fakeApi, type Call } from '../../../test/fake-api';
import { lookups } from '../../../test/lookups';
import { aProperty } from '../../../test/properties';
import { Screen } from '../../../test/screen';
import { aUser } from '../../../test/users';
import { BuyerDeals } from '../../../users/buyer/buyer-deals';
import DealTracker from '../../../deals/deal-tracker';
import { DealView } from '../view/deal-view';

let stored = aDeal(1, 6);

function open(children: ReactNode): Call[] {
  const calls = fakeApi([
    [/GET .*lookups/, () => ({ json: lookups })],
    [
      /GET .*v1\/deals\?/,
      ({ path }) => ({
        json: /"statusId":(?!6)/.test(decodeURIComponent(path)) ? [] : [stored],
        headers: { 'content-range': 'deals 0-0/1' },
      }),
    ],
    [/GET .*v1\/deals\/1$/, () => ({ json: { history: [], ...stored }, headers: { etag: '"9"' } })],
    [/POST .*v1\/deals\/1\/move$/, () => ({ json: (stored = aDeal(1, 7)) })],
  ]);
  render(
    <Screen>
      {children}
      <Toasts />
    </Screen>,
  );
  return calls;
}

const more = () => screen.findByRole('button', { name: 'More: Avery Stone, Granite Peak 1' });

describe('withdrawing for a buyer', () => {
  beforeEach(() => {
    stored = aDeal(1, 6);
  });

  it.each<[string, ReactNode]>([
    ['the deal view', <DealView id={1} onEdit={jest.fn()} onCounter={jest.fn()} onClose={jest.fn()} />],
    ['the buyer view', <BuyerDeals buyer={aUser(20)} />],
    ["the property's deals", <DealsPanel property={aProperty(31)} />],
    ['a card of the board', <DealTracker board />],
  ])('[FOFF-12] is in the menu of the deal in %s', async (_place, children) => {
    const calls = open(children);
    await userEvent.click(await more());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Withdraw' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Withdraw' });
    expect(dialog).toHaveTextContent('Withdraw the offer of Avery Stone on Granite Peak 1? The seller will be told.');
    await userEvent.type(within(dialog).getByLabelText('Reason (optional)'), ' The bank said no. ');
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/deals/1'))).toBe(true));
    const read = calls.filter(({ method }) => method === 'GET').length;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Granite Peak 1: the offer is withdrawn.')).toBeInTheDocument();
    const [move] = calls.filter(({ method }) => method === 'POST');
    expect(move).toMatchObject({ path: '/api/v1/deals/1/move', body: { statusId: 7, reason: 'The bank said no.' } });
    expect(move.headers.get('If-Match')).toBe('"9"');
    await waitFor(() => expect(calls.filter(({ method }) => method === 'GET').length).toBeGreaterThan(read));
  });

  it.each([
    [4, true],
    [6, true],
    [3, true],
    [1, false],
    [2, false],
    [5, false],
    [7, false],
  ])('[FOFF-12] at stage %i it is offered: %s', async (statusId, offered) => {
    stored = aDeal(1, statusId);
    open(<BuyerDeals buyer={aUser(20)} />);
    if (offered) {
      expect(await more()).toBeEnabled();
    } else {
      expect(await more()).toBeDisabled();
    }
  });

  it('[FOFF-12] says why in the timeline of the deal', async () => {
    stored = aDeal(1, 7, {
      history: [
        {
          fromStatusId: 6,
          toStatusId: 7,
          actorId: 1,
          actorUserTypeId: 1,
          actorName: 'Sam Carter',
          at: '2026-11-01T18:00:00Z',
          reason: 'The bank said no.',
        },
      ],
    });
    open(<DealView id={1} onEdit={jest.fn()} onCounter={jest.fn()} onClose={jest.fn()} />);
    expect(await screen.findByText('The bank said no.')).toBeInTheDocument();
  });
});
