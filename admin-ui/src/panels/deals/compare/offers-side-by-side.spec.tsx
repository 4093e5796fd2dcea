import { render, screen, within } from '@testing-library/react';
import type { Property } from '../../../records/property';
import type { Round } from '../../rounds/round';
import { fakeApi } from '../../../test/fake-api';
import { aBidder, aRound } from '../../../test/rounds';
import { Screen } from '../../../test/screen';
import type { Deal } from '../../../records/deal';
import { OffersSideBySide } from './offers-side-by-side';

const property = { id: 31, name: 'Granite Peak', price: 4_000_000, rentableSqft: 40_000 } as Property;
const offer = (id: number, price: number, changes: Partial<Deal> = {}): Deal =>
  ({
    id,
    buyerName: `Buyer ${id}`,
    price,
    statusId: 6,
    statusName: 'Submitted',
    statusDate: '2026-10-02T18:00:00Z',
    loiName: 'N',
    loiCompanyName: 'Co',
    earnestMoneyDeposit: 2.5,
    diligencePeriod: '30 days',
    sourceOfFinancing: 'Cash',
    offline: false,
    ...changes,
  }) as Deal;

function open(deals: Deal[], rounds: Round[] = []): void {
  fakeApi([
    [/GET .*v1\/properties\/31\/rounds$/, () => ({ json: rounds })],
    [
      /GET .*\/deals\?/,
      () => ({ json: deals, headers: { 'content-range': `deals 0-${deals.length}/${deals.length}` } }),
    ],
  ]);
  render(
    <Screen>
      <OffersSideBySide property={property} onClose={() => undefined} />
    </Screen>,
  );
}

describe('offers side by side', () => {
  it('compares price, share of the asking price, price per NRSF and terms', async () => {
    open([
      offer(1, 4_100_000),
      offer(2, 3_900_000, { earnestMoneyDeposit: 5, offline: true }),
      offer(3, 9, { loiName: null }),
    ]);
    const table = await screen.findByRole('table');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((header) => header.textContent),
    ).toEqual(['Buyer 1', 'Buyer 2offline']);
    const row = (name: string) =>
      within(within(table).getByRole('rowheader', { name }).closest('tr') as HTMLElement)
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(row('Price')).toEqual(['$4,100,000highest', '$3,900,000']);
    expect(row('Against the asking price')).toEqual(['102.5%', '97.5%']);
    expect(row('Price per NRSF')).toEqual(['$102.50', '$97.50']);
    expect(row('Earnest Money Deposit')).toEqual(['2.5%', '5%']);
  });

  it('[BEYC-32] shows the rounds below each other, with the change in percent and who did not answer', async () => {
    open(
      [offer(1, 4_100_000), offer(2, 3_900_000), offer(3, 4_000_000)],
      [
        aRound(1, { bidders: [aBidder(1, { price: 4_000_000 }), aBidder(2, { price: 3_900_000 })] }),
        aRound(2, {
          kind: 'best-and-final',
          bidders: [
            aBidder(1, { price: 4_100_000 }),
            aBidder(2, { price: null, version: null, state: 'did not answer' }),
            aBidder(3, { price: 4_000_000 }),
          ],
        }),
      ],
    );
    const table = within(await screen.findByRole('table'));
    const row = (name: string) =>
      within(table.getByRole('rowheader', { name }).closest('tr') as HTMLElement)
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(row('Round 1, call for offers')).toEqual(['$4,000,000', '$3,900,000', '–']);
    expect(row('Round 2, best and final')).toEqual(['$4,100,000+2.5%', 'did not answer', '$4,000,000']);
  });

  it('says when there is no offer yet', async () => {
    open([offer(3, 9, { loiName: null })]);
    expect(await screen.findByText('No offer with terms has been submitted yet.')).toBeInTheDocument();
  });
});
