import type { DealTermsDto, OfferDto } from '@stowbridge/api';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve, type Replies } from '../../../../test/api-double';
import { aCounter, aDeal, anOffer, aTermsVersion, signedInAs } from '../../../../test/fixtures';
import { renderAt } from '../../../../test/render-page';
import { Toast } from '../../../components/toast';
import { YourDeal, YourTurn } from './your-deal';

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

  it('[BEYC-42] has a letter for each version', async () => {
    show(countered);
    const letters = region().getAllByRole('button', { name: /^Download LOI of version/ });
    expect(letters.map((letter) => letter.getAttribute('aria-label'))).toEqual([
      'Download LOI of version 2',
      'Download LOI of version 1',
    ]);
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
      expect(region().getAllByRole('button')).toEqual([region().getByRole('button', { name: /^Download LOI/ })]);
      cleanup();
    }
  });

  it('keeps the offers before it readable', () => {
    show(aDeal(), {}, [anOffer(), anOffer({ ID: 12, DealStatus: 'Rejected', DealStatusID: 2 })]);
    expect(region().getByRole('table', { name: 'Your offer on Harbor Gate Storage' })).toHaveTextContent('Rejected');
  });
});
