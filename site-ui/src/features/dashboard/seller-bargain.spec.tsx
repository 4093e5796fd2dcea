import type { ComparedOfferDto, OfferDto } from '@stowbridge/api';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve, type Replies } from '../../../test/api-double';
import { aCounter, aDeal, anOffer, aProfile, aTermsVersion, signedInAs } from '../../../test/fixtures';
import { renderAt } from '../../../test/render-page';
import { Toast } from '../../components/toast';
import { Component as CompareOffersPage } from '../../pages/compare-offers-page';
import { Component as SellerOfferPage } from '../../pages/seller-offer-page';
import type { Session } from '../../session/session';
import { CompareOffers } from './compare-offers';
import { columnsOf, inOrder, ORDERS } from './compared';
import CounterDialog from './counter-dialog';
import { OfferCard } from './offer-card';
import { SellerOffer } from './seller-offer';

const session = { id: 9, role: 'Seller', name: 'Maya Okafor', unread: 0 } as Session;
const store = { StoreID: 7, StoreName: 'Harbor Gate Storage', InTalks: 0, OffersSealedUntil: null };

describe('an offer on a card', () => {
  const show = (change: Partial<OfferDto>) => {
    renderAt(<OfferCard offer={anOffer(change)} onAnswer={jest.fn()} />);
    return screen.getByRole('article');
  };
  const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent?.trim());
  const AnswerBy = '2026-11-28T00:00:00Z';

  it('[BEYC-02] says that the buyer has agreed, with Accept', () => {
    expect(show({ LOIName: 'Dana', Kind: 'agreed', Version: 3 })).toHaveTextContent('Dana has agreed to your terms');
    expect(buttons()).toEqual(['Download LOI', 'Accept', 'Counter', 'Reject']);
  });

  it('[BEYC-10, BEYC-13] waits for the buyer after a counter, which can only be ended by a rejection', () => {
    const card = show({ Kind: 'counter', AuthorSide: 'seller', Turn: 'buyer', AnswerBy });
    expect(card).toHaveTextContent('You have countered. The buyer answers next. Until Friday, Nov 27, 5:00 PM MST.');
    expect(buttons()).toEqual(['Download LOI', 'Reject']);
  });

  it('[BEYC-03] can be countered again after a lapse, and not accepted', () => {
    const card = show({ Kind: 'counter', AuthorSide: 'seller', Turn: 'buyer', AnswerBy, Lapsed: true });
    expect(card).toHaveTextContent('This counter lapsed on Friday, Nov 27, 5:00 PM MST.');
    expect(buttons()).toEqual(['Download LOI', 'Counter', 'Reject']);
  });
});

describe('a counter', () => {
  const show = (replies: Replies) => {
    signedInAs('Seller');
    const closed = jest.fn();
    const reload = jest.fn(() => Promise.resolve());
    const calls = serve({
      'GET /api/lookup/propertypricelookup': { body: { SEPrices: [], diligencePeriods: [{ ID: 3, Name: '45 days' }] } },
      ...replies,
    });
    renderAt(
      <>
        <CounterDialog dealId={31} newest={aTermsVersion({ closingDays: 75 })} reload={reload} onClose={closed} />
        <Toast />
      </>,
    );
    return { calls, closed, reload };
  };

  it('[BEYC-01, BEYC-21] begins with the terms that it answers, and sends the moment of the office', async () => {
    const { calls, closed, reload } = show({ 'POST /api/v1/me/deals/31/counters': { status: 201, body: aDeal() } });
    const price = await screen.findByLabelText('Price');
    expect(price).toHaveValue('12,000,000');
    expect(screen.getByLabelText(/^Closing/)).toHaveValue('75');
    await userEvent.clear(price);
    await userEvent.type(price, '0');
    await userEvent.clear(screen.getByLabelText('Earnest Money Deposit'));
    await userEvent.type(screen.getByLabelText('Earnest Money Deposit'), '101');
    await userEvent.type(screen.getByLabelText(/^Exclusivity/), '1.5');
    await userEvent.click(screen.getByRole('button', { name: 'Send counter' }));
    for (const problem of [
      'Price is invalid',
      'Earnest Money Deposit is invalid',
      'Exclusivity is a number of days from 0 to 730',
    ]) {
      expect(screen.getByRole('alert')).toHaveTextContent(problem);
    }
    await userEvent.clear(price);
    await userEvent.type(price, '12300000');
    await userEvent.clear(screen.getByLabelText('Earnest Money Deposit'));
    await userEvent.type(screen.getByLabelText('Earnest Money Deposit'), '3');
    await userEvent.clear(screen.getByLabelText(/^Exclusivity/));
    await userEvent.selectOptions(screen.getByLabelText(/^Commission paid by/), 'seller');
    await userEvent.type(screen.getByLabelText(/^Answer by/), '2026-11-27T17:00');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Send counter' }));
    expect(await screen.findByText('Your counter is sent. The buyer answers next.')).toBeInTheDocument();
    expect(calls.at(-1)).toMatchObject({
      key: expect.stringMatching(/\d/) as string,
      body: {
        version: 1,
        price: 12_300_000,
        earnestMoneyDeposit: 3,
        diligencePeriodId: 3,
        closingDays: 75,
        commissionBy: 'seller',
        answerBy: '2026-11-28T00:00:00.000Z',
        bindingOnAgreement: true,
      },
    });
    expect(reload).toHaveBeenCalledTimes(1);
    expect(closed).toHaveBeenCalled();
  });

  it('[BEYC-06, BEYC-22] shows how it stands when the buyer was quicker, and keeps what was typed', async () => {
    const detail = 'The buyer has offered other terms meanwhile: version 2 is the newest. Please look at it again.';
    const { closed, reload } = show({ 'POST /api/v1/me/deals/31/counters': { status: 409, body: { detail } } });
    await userEvent.type(await screen.findByLabelText(/^Message/), 'Sooner, please.');
    await userEvent.click(screen.getByRole('button', { name: 'Send counter' }));
    expect(await screen.findByText(detail)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Message/)).toHaveValue('Sooner, please.');
    expect(reload).toHaveBeenCalled();
    expect(closed).not.toHaveBeenCalled();
  });
});

describe('one offer', () => {
  it('[BEYC-17] is not found by who does not sell the property', async () => {
    signedInAs('Seller');
    serve({});
    renderAt(<SellerOfferPage />, { params: { propertyId: '7', dealId: '31' } });
    expect(await screen.findByText('This property is not one of your listings.')).toBeInTheDocument();
  });

  it('[BEYC-28] says until when it is sealed, as a mail that leads here does', async () => {
    signedInAs('Seller');
    const sealed = { ...store, OffersSealedUntil: '2026-11-28T00:00:00.000Z' };
    serve({ 'GET /api/seller/store/buyers/7': { body: { stores: sealed, buyerStores: [], documents: [] } } });
    renderAt(<SellerOffer session={session} storeId={7} dealId={31} />);
    expect(await screen.findByText('The offers are sealed until Friday, Nov 27, 5:00 PM MST.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Harbor Gate Storage' })).toBeInTheDocument();
  });

  it('says when a listing has no such offer', async () => {
    signedInAs('Seller');
    serve({ 'GET /api/seller/store/buyers/7': { body: { stores: store, buyerStores: [anOffer()], documents: [] } } });
    renderAt(<SellerOffer session={session} storeId={7} dealId={32} />);
    expect(await screen.findByText('There is no such offer.')).toBeInTheDocument();
  });

  it('says whose turn it is first, with every version below', async () => {
    signedInAs('Seller');
    serve({
      'GET /api/seller/store/buyers/7': { body: { stores: store, buyerStores: [anOffer()], documents: [] } },
      'GET /api/v1/me/deals/31/terms': { body: aDeal([aCounter(), aTermsVersion()]) },
    });
    renderAt(<SellerOffer session={session} storeId={7} dealId={31} />);
    expect(await screen.findByText('The buyer answers next by Friday, Nov 27, 5:00 PM MST')).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });
});

describe('the comparison', () => {
  const offer = (change: Partial<ComparedOfferDto>): ComparedOfferDto => {
    const { versions: _, propertyName: __, ...standing } = aDeal();
    return {
      ...standing,
      submittedAt: '2026-11-03T12:00:00Z',
      daysToAnswer: null,
      terms: aTermsVersion(),
      counter: null,
      funds: null,
      ...change,
    };
  };
  const low = offer({
    dealId: 32,
    price: 11_000_000,
    terms: aTermsVersion({ loiName: 'Leo Marsh', closingDays: 60, contingencies: 'Phase I' }),
    answerBy: '2026-11-28T00:00:00Z',
    daysToAnswer: 4,
  });
  const high = offer({ counter: aCounter() });

  it('[BEYC-18] lists the terms that any offer has, in the order one likes', async () => {
    signedInAs('Seller');
    serve({
      'GET /api/v1/me/properties/7/offers': { body: [low, high] },
      'GET /api/seller/store/buyers/7': { body: { stores: store, buyerStores: [], documents: [] } },
      'GET /api/home/store/profile/7': { body: aProfile() },
    });
    renderAt(<CompareOffersPage />, { params: { propertyId: '7' } });
    const table = within(await screen.findByRole('table'));
    const names = () => table.getAllByRole('rowheader').map((name) => name.textContent);
    expect(names()).toEqual(['Maya OkaforOkafor Capital', 'Leo MarshOkafor Capital']);
    expect(table.getAllByRole('columnheader').map((column) => column.textContent)).toEqual([
      'Buyer',
      'Price',
      'Of the asking price',
      'Per NRSF',
      'Earnest money',
      'Diligence',
      'Closing',
      'Contingencies',
      'Financing',
      'Submitted',
      'Days to answer',
      'Status',
    ]);
    expect(table.getAllByRole('row')[1]).toHaveTextContent(
      '$12,000,000 (highest, you countered $12,300,000)96.8%$142.52',
    );
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Soonest closing');
    expect(names()).toEqual(['Leo MarshOkafor Capital', 'Maya OkaforOkafor Capital']);
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalled();
    print.mockRestore();
  });

  it('shows proofs of funds where they are told', () => {
    const funded = { ...low, funds: { limit: 5_000_000, until: '2027-02-20', expired: false, proofId: null } };
    const proof = columnsOf([funded], { price: null, rentableSqft: null }).find(
      ({ label }) => label === 'Proof of funds',
    );
    expect(proof?.value(funded)).toBe('Up to $5M, until 02/20/2027');
  });

  it.each([
    ['Highest price', [31, 32]],
    ['First to answer', [32, 31]],
  ])('sorts by %s', (name, ids) => {
    const key = ORDERS.find(({ label }) => label === name)?.key ?? (() => 0);
    expect(inOrder([low, high], key).map(({ dealId }) => dealId)).toEqual(ids);
  });

  it.each([
    ['alone', []],
    ['beside what was decided before', [high]],
  ])('[BEYC-28] says until when the offers are sealed, %s', async (_, offers) => {
    signedInAs('Seller');
    serve({
      'GET /api/v1/me/properties/7/offers': { body: offers },
      'GET /api/seller/store/buyers/7': {
        body: { stores: { ...store, OffersSealedUntil: '2026-11-28T00:00:00Z' }, buyerStores: [], documents: [] },
      },
      'GET /api/home/store/profile/7': { body: aProfile() },
    });
    renderAt(<CompareOffers session={session} storeId={7} />);
    expect(await screen.findByText('The offers are sealed until Friday, Nov 27, 5:00 PM MST.')).toBeInTheDocument();
    expect(screen.queryAllByRole('table')).toHaveLength(offers.length);
  });
});
