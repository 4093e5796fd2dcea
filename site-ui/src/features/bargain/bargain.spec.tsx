import type { DealTermsDto, OfferDto } from '@stowbridge/api';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve, type Replies } from '../../../test/api-double';
import { aCounter, aDeal, anOffer, aTermsVersion, signedInAs } from '../../../test/fixtures';
import { renderAt } from '../../../test/render-page';
import { Toast } from '../../components/toast';
import { termsOf, titleOf } from './terms';
import { turnLine } from './turn-line';
import { YourDeal, YourTurn } from './your-deal';

const due = (moment: Date) => moment.toISOString();

describe('the first line of a deal', () => {
  const offer = aTermsVersion();
  const agreed = aCounter({ version: 3, kind: 'agreed', authorSide: 'buyer', answersVersion: 2, answerBy: null });
  const line = (deal: DealTermsDto, reader: 'buyer' | 'seller') => turnLine(deal, reader, due).text;

  it.each([
    ['an offer', aDeal([offer]), 'The seller answers next', 'Your turn: answer the offer of Maya Okafor'],
    [
      'a counter',
      aDeal([aCounter(), offer]),
      "Your turn: answer the seller's counter by 2026-11-28T00:00:00.000Z",
      'The buyer answers next by 2026-11-28T00:00:00.000Z',
    ],
    [
      'a counter of the office without an end',
      aDeal([aCounter({ authorSide: 'office', answerBy: null }), offer]),
      "Your turn: answer the office's counter",
      'The buyer answers next',
    ],
    [
      'a counter that lapsed',
      aDeal([aCounter({ lapsed: true }), offer]),
      'This counter lapsed on 2026-11-28T00:00:00.000Z. You can make a new offer.',
      'This counter lapsed on 2026-11-28T00:00:00.000Z. The buyer can make a new offer, and you can counter again.',
    ],
    [
      'an agreement',
      aDeal([agreed, aCounter(), offer]),
      'The seller answers next',
      'Your turn: Maya Okafor has agreed to your terms, please accept or reject',
    ],
    [
      'a revision that was asked for',
      aDeal([offer], { turn: 'buyer' }),
      'Your turn: revise your terms',
      'The buyer answers next',
    ],
    ['an end', aDeal([offer], { turn: 'nobody', statusId: 7 }), 'The offer was withdrawn.', 'The offer was withdrawn.'],
  ])('[BEYC-02, BEYC-04] says after %s whose turn it is', (_what, deal, buyer, seller) => {
    expect([line(deal, 'buyer'), line(deal, 'seller')]).toEqual([buyer, seller]);
  });
});

describe('a version of the terms', () => {
  it('tells what it changed, and leaves out what was never set', () => {
    expect(termsOf(aCounter(), aTermsVersion()).filter(({ before }) => before !== undefined)).toEqual([
      { label: 'Price', value: '$12,300,000', before: '$12,000,000' },
      { label: 'Closing', value: '75 days', before: 'not set' },
    ]);
    expect(termsOf(aTermsVersion(), aCounter()).find(({ label }) => label === 'Closing')).toEqual({
      label: 'Closing',
      value: 'not set',
      before: '75 days',
    });
    expect(termsOf(aTermsVersion(), undefined).map(({ label }) => label)).not.toContain('Closing');
  });

  it.each([
    [aTermsVersion(), 'You offered', 'Maya Okafor offered'],
    [aCounter(), 'The seller countered', 'You countered'],
    [aCounter({ authorSide: 'office' }), 'The office countered', 'The office countered'],
    [
      aCounter({ kind: 'agreed', authorSide: 'buyer', answersVersion: 2 }),
      'You agreed to version 2',
      'Maya Okafor agreed to version 2',
    ],
  ])('says who said it', (version, buyer, seller) => {
    expect([titleOf(version, 'buyer'), titleOf(version, 'seller')]).toEqual([buyer, seller]);
  });
});

describe('the buyer’s deal', () => {
  let reloads = 0;
  const reload = () => {
    reloads += 1;
    return Promise.resolve();
  };
  function show(terms: DealTermsDto, replies: Replies = {}, offers: OfferDto[] = [anOffer()]) {
    reloads = 0;
    signedInAs('Buyer');
    const revised = jest.fn();
    const calls = serve(replies);
    renderAt(
      <>
        <YourTurn terms={terms} />
        <YourDeal terms={terms} offers={offers} onRevise={revised} turnShown reload={reload} />
        <Toast />
      </>,
    );
    return { calls, revised };
  }
  const region = () => within(screen.getByRole('region', { name: 'Your offer' }));
  const countered = aDeal([
    aCounter({ bindingOnAgreement: true, message: 'Close by <b>spring</b>.' }),
    aTermsVersion(),
  ]);

  it('shows whose turn it is in the time of the office, and every version with what it changed', () => {
    show(countered);
    expect(
      screen.getByText("Your turn: answer the seller's counter by Friday, Nov 27, 5:00 PM MST"),
    ).toBeInTheDocument();
    const [newest, first] = region().getAllByRole('article');
    expect(newest).toHaveAccessibleName('Version 2: The seller countered');
    expect(newest).toHaveTextContent('PriceChanged from $12,000,000 → to $12,300,000');
    expect(newest).toHaveTextContent('Close by <b>spring</b>.');
    expect(newest).toHaveTextContent('The seller has said: accepting this is enough.');
    expect(first).toHaveAccessibleName('Version 1: You offered');
    expect(first).not.toHaveTextContent('Changed');
  });

  it('[BEYC-01] agrees to a ticked counter only after it was said that this is binding', async () => {
    const { calls } = show(countered, {
      'POST /api/v1/me/deals/31/agree': { body: { ...countered, statusId: 1, turn: 'nobody' } },
    });
    await userEvent.click(region().getByRole('button', { name: 'Agree' }));
    expect(screen.getByRole('alertdialog')).toHaveTextContent(
      'Agree to version 2 at $12,300,000? This is binding: the seller has said that accepting this is enough, so your offer is accepted at once.',
    );
    expect(calls).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Agree to version 2' }));
    expect(await screen.findByText('Your offer is accepted.')).toBeInTheDocument();
    expect(calls).toMatchObject([{ body: { version: 2 } }]);
    expect(reloads).toBe(1);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('[BEYC-02] says of an unticked one that the seller still has to accept', async () => {
    show(aDeal([aCounter(), aTermsVersion()]));
    await userEvent.click(region().getByRole('button', { name: 'Agree' }));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('The seller is told at once, and still has to accept.');
  });

  it('[BEYC-06] reads how it stands when somebody was quicker, and can agree to nothing else by the same press', async () => {
    const detail = 'The seller has countered meanwhile: version 3 is the newest. Please look at it again.';
    show(countered, { 'POST /api/v1/me/deals/31/agree': { status: 409, body: { detail } } });
    await userEvent.click(region().getByRole('button', { name: 'Agree' }));
    await userEvent.click(screen.getByRole('button', { name: 'Agree to version 2' }));
    expect(await screen.findByText(detail)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Agree to version/ })).not.toBeInTheDocument();
    expect(reloads).toBe(1);
  });

  it('[BEYC-04] offers after a lapse a new offer beside the terms, and no agreement', async () => {
    const { revised } = show(aDeal([aCounter({ lapsed: true }), aTermsVersion()]));
    expect(screen.getByText(/^This counter lapsed on Friday, Nov 27, 5:00 PM MST\./)).toBeInTheDocument();
    expect(region().queryByRole('button', { name: 'Agree' })).not.toBeInTheDocument();
    expect(region().getAllByRole('article')).toHaveLength(2);
    await userEvent.click(region().getByRole('button', { name: 'Make a new offer' }));
    expect(revised).toHaveBeenCalled();
  });

  it('[BEYC-08] withdraws with a reason if one likes', async () => {
    const { calls } = show(aDeal(), { 'POST /api/v1/me/deals/31/withdraw': { body: aDeal() } });
    await userEvent.click(region().getByRole('button', { name: 'Withdraw' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Withdraw your offer' }));
    expect(dialog.getByText(/^Your offer of \$12,000,000 on Harbor Gate Storage ends/)).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Another one is nearer.');
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw offer' }));
    expect(await screen.findByText('Your offer is withdrawn.')).toBeInTheDocument();
    expect(calls).toMatchObject([{ body: { version: 1, reason: 'Another one is nearer.' } }]);
  });

  it('[BEYC-09] has no answer to an offer that is accepted or over', () => {
    for (const statusId of [1, 2, 5, 7]) {
      show(aDeal([aTermsVersion()], { statusId, turn: 'nobody' }));
      expect(region().queryByRole('button')).not.toBeInTheDocument();
      cleanup();
    }
  });

  it('keeps the offers before it readable', () => {
    show(aDeal(), {}, [anOffer(), anOffer({ ID: 12, DealStatus: 'Rejected', DealStatusID: 2 })]);
    expect(region().getByRole('table', { name: 'Your offer on Harbor Gate Storage' })).toHaveTextContent('Rejected');
  });
});
