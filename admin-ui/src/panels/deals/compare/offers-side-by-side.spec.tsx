import { COMPARED_TERMS } from '@stowbridge/contract/comparison';
import { render, screen, within } from '@testing-library/react';
import type { Property } from '../../../records/property';
import type { Round } from '../../rounds/round';
import { fakeApi } from '../../../test/fake-api';
import { aBidder, aRound } from '../../../test/rounds';
import { Screen } from '../../../test/screen';
import type { Offer } from './rows';
import { OffersSideBySide } from './offers-side-by-side';

const property = { id: 31, name: 'Granite Peak', price: 4_000_000, rentableSqft: 40_000 } as Property;
const offer = (
  dealId: number,
  price: number,
  changes: Partial<Offer> = {},
  terms: Partial<Offer['terms']> = {},
): Offer => ({
  dealId,
  propertyId: 31,
  buyerName: `Buyer ${dealId}`,
  offline: false,
  price,
  statusId: 6,
  statusName: 'Submitted',
  statusDate: '2026-10-02T18:00:00Z',
  submittedAt: '2026-10-01T18:00:00Z',
  version: 1,
  kind: 'offer',
  turn: 'seller',
  turnSince: '2026-10-02T18:00:00Z',
  answerBy: null,
  lapsed: false,
  daysToAnswer: null,
  terms: { ...aVersion(1, price), ...terms },
  counter: null,
  funds: null,
  ...changes,
});
const aVersion = (version: number, price: number): Offer['terms'] => ({
  version,
  kind: 'offer',
  authorSide: 'buyer',
  answersVersion: null,
  createdAt: '2026-10-01T18:00:00Z',
  price,
  loiName: 'N',
  loiCompanyName: 'Co',
  sourceOfFinancing: 'Cash',
  diligencePeriodId: 2,
  diligencePeriod: '30 days',
  earnestMoneyDeposit: 2.5,
  closingDays: null,
  hardDepositDays: null,
  exclusivityDays: null,
  commissionBy: null,
  contingencies: null,
  message: null,
  answerBy: null,
  lapsed: false,
  bindingOnAgreement: false,
});

function open(offers: Offer[], rounds: Round[] = []): void {
  fakeApi([
    [/GET .*v1\/properties\/31\/rounds$/, () => ({ json: rounds })],
    [/GET .*v1\/properties\/31\/offers$/, () => ({ json: offers })],
  ]);
  render(
    <Screen>
      <OffersSideBySide property={property} onClose={() => undefined} />
    </Screen>,
  );
}

const table = async () => within(await screen.findByRole('table'));
const row = async (name: string) =>
  within((await table()).getByRole('rowheader', { name }).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('offers side by side', () => {
  it('[BEYC-18] compares all that the seller compares, the highest price first', async () => {
    const funds = { limit: 5_000_000, until: '2027-02-20', expired: false, proofId: null };
    open([
      offer(2, 3_900_000, { offline: true }, { earnestMoneyDeposit: 5 }),
      offer(
        1,
        4_100_000,
        { counter: { ...aVersion(2, 4_200_000), authorSide: 'seller' }, daysToAnswer: 3, funds },
        { closingDays: 75, hardDepositDays: 30, contingencies: 'Phase I' },
      ),
    ]);
    const headers = (await table()).getAllByRole('columnheader').map((header) => header.textContent);
    expect(headers).toEqual(['Buyer 1', 'Buyer 2offline']);
    const labels = (await table()).getAllByRole('rowheader').map((header) => header.textContent);
    expect(labels).toEqual(expect.arrayContaining([...COMPARED_TERMS]));
    expect(await row('Price')).toEqual(['$4,100,000highestthe seller countered $4,200,000', '$3,900,000']);
    expect(await row('Of the asking price')).toEqual(['102.5%', '97.5%']);
    expect(await row('Per NRSF')).toEqual(['$102.50', '$97.50']);
    expect(await row('Earnest money')).toEqual(['2.5%', '5%']);
    expect(await row('Goes hard after')).toEqual(['30 days', '–']);
    expect(await row('Closing')).toEqual(['75 days', '–']);
    expect(await row('Contingencies')).toEqual(['Phase I', '–']);
    expect(await row('Proof of funds')).toEqual(['Funds shown up to $5M, until Feb 20', '–']);
    expect(await row('Days to answer')).toEqual(['3', '–']);
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
    expect(await row('Round 1, call for offers')).toEqual(['$4,000,000', '–', '$3,900,000']);
    expect(await row('Round 2, best and final')).toEqual(['$4,100,000+2.5%', '$4,000,000', 'did not answer']);
  });

  it('says when there is no offer yet', async () => {
    open([]);
    expect(await screen.findByText('No offer with terms can be read yet.')).toBeInTheDocument();
  });
});
