import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toasts } from '../../../layout/toasts';
import DealTracker from '../../../deals/deal-tracker';
import type { Deal } from '../../../records/deal';
import { aDeal, someTerms } from '../../../test/deals';
import { fakeApi, type Call } from '../../../test/fake-api';
import { lookups } from '../../../test/lookups';
import { Screen } from '../../../test/screen';

const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toISOString();
const offered = aDeal(1, 6, { loiName: 'Avery Stone', turn: 'seller', versions: [someTerms(1)], history: [] });
const countered = aDeal(1, 3, {
  loiName: 'Avery Stone',
  version: 2,
  kind: 'counter',
  authorSide: 'seller',
  turn: 'buyer',
  versions: [
    someTerms(2, {
      kind: 'counter',
      authorSide: 'seller',
      answersVersion: 1,
      price: 4_400_000,
      closingDays: 60,
      commissionBy: 'buyer',
      message: 'We need a little more.',
      answerBy: '2099-11-28T00:00:00Z',
      bindingOnAgreement: true,
    }),
    someTerms(1),
  ],
  history: [],
});
const offline = { ...countered, offline: true, buyerId: null };

interface Given {
  at?: string;
  /** What the server answers a deed with, and how the deal stands then. */
  refused?: { status: number; detail: string };
  after?: Deal;
}

function open(deal: Deal, { at = '', refused, after = deal }: Given = {}): Call[] {
  let stands = deal;
  const calls = fakeApi([
    [/GET .*lookups/, () => ({ json: lookups })],
    [/GET .*v1\/deals\?/, () => ({ json: [stands], headers: { 'content-range': 'deals 0-0/1' } })],
    [/GET .*v1\/deals\/1$/, () => ({ json: stands, headers: { etag: '"9"' } })],
    [
      /POST .*v1\/deals\/1\//,
      () => {
        stands = after;
        return refused ? { status: refused.status, json: { title: 'Conflict', ...refused } } : { json: stands };
      },
    ],
    [/POST .*admin\/deal\/accept$/, () => ({ status: refused?.status, text: refused?.detail })],
  ]);
  render(
    <Screen at={`/admin/dealtracker${at}`}>
      <DealTracker />
      <Toasts />
    </Screen>,
  );
  return calls;
}

const view = async () => within(await screen.findByRole('dialog', { name: 'Granite Peak 1' }));
const sent = (calls: Call[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path.replace('/api/v1/', ''), body]);

describe('the bargaining about a deal', () => {
  it('[BEYC-14] tells every version with author, what it says otherwise, message and moment', async () => {
    open(countered, { at: '/1' });
    const thread = within(await (await view()).findByRole('region', { name: 'Versions of the terms' }));
    const [counter, offer] = thread
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent ?? '')
      .filter((text) => text.startsWith('Version'));
    expect(counter).toMatch(/^Version 2, counterThe seller, Oct 2, 2026, .*Price: \$4,250,000 → \$4,400,000/);
    expect(counter).toContain('Closing: – → 60 days');
    expect(counter).toContain('Commission paid by: – → Buyer');
    expect(counter).toContain('We need a little more.');
    expect(counter).toContain('Answer by Friday, Nov 27, 5:00 PM MST');
    expect(counter).toContain('Agreeing to it accepts the offer.');
    expect(counter).not.toContain('Diligence');
    expect(offer).toMatch(/^Version 1, offerAvery Stone, /);
    expect(offer).toContain('Price: $4,250,000');
    expect(offer).not.toContain('→');
  });

  it('[BEYC-14] counters with all terms and a moment of the office, and binds nobody', async () => {
    const calls = open(offered, { at: '/1' });
    expect(await (await view()).findByText("The seller's turn")).toBeInTheDocument();
    await userEvent.click(await (await view()).findByRole('button', { name: 'Counter' }));
    const form = within(await screen.findByRole('dialog', { name: 'Counter' }));
    expect(await form.findByText(/^This answers version 1, offer of Avery Stone at \$4,250,000\./)).toBeInTheDocument();
    const price = form.getByLabelText(/^Price/);
    expect(price).toHaveValue('4,250,000');
    await userEvent.clear(price);
    await userEvent.type(price, '4400000');
    await userEvent.type(form.getByLabelText('Closing'), '60');
    await userEvent.type(form.getByLabelText('Message'), 'A little more.');
    const [year, month, day] = inTwoDays.slice(0, 10).split('-');
    await userEvent.type(form.getByLabelText('Answer by (optional)'), `${month}${day}${year}`);
    await userEvent.click(form.getByRole('button', { name: 'Send counter' }));
    expect(await screen.findByText('The counter is sent to the buyer.')).toBeInTheDocument();
    const [[path, body]] = sent(calls);
    expect(path).toBe('deals/1/counters');
    expect(body).toEqual({
      version: 1,
      price: 4_400_000,
      earnestMoneyDeposit: 2,
      diligencePeriodId: 2,
      closingDays: 60,
      hardDepositDays: null,
      exclusivityDays: null,
      commissionBy: null,
      contingencies: null,
      message: 'A little more.',
      // 5 PM in Denver, whatever the season.
      answerBy: expect.stringMatching(/T(23|00):00:00\.000Z$/),
    });
  });

  it('[BEYC-14] refuses an impossible counter before it is sent', async () => {
    const calls = open(offered, { at: '/1/counter' });
    const form = within(await screen.findByRole('dialog', { name: 'Counter' }));
    await userEvent.clear(await form.findByLabelText(/^Price/));
    await userEvent.clear(form.getByLabelText(/^Earnest/));
    await userEvent.type(form.getByLabelText(/^Earnest/), '101');
    await userEvent.type(form.getByLabelText('Closing'), '999');
    await userEvent.type(form.getByLabelText('Answer by (optional)'), '01012020');
    await userEvent.click(form.getByRole('button', { name: 'Send counter' }));
    expect((await form.findAllByText('Price is required')).length).toBeGreaterThan(0);
    for (const text of ['Earnest Money Deposit is invalid', 'Please enter 0 to 730 days', 'This moment has passed']) {
      expect(form.getAllByText(text).length).toBeGreaterThan(0);
    }
    expect(sent(calls)).toEqual([]);
  });

  it('[BEYC-06] says why a counter comes too late, keeps what was typed and shows what it would answer now', async () => {
    const detail = 'These are not the newest terms. The newest are version 3.';
    const revised = { ...offered, version: 3, versions: [someTerms(3, { price: 4_300_000 }), someTerms(1)] };
    const calls = open(offered, { at: '/1/counter', refused: { status: 409, detail }, after: revised });
    const form = within(await screen.findByRole('dialog', { name: 'Counter' }));
    await userEvent.type(await form.findByLabelText('Message'), 'A little more.');
    await userEvent.click(form.getByRole('button', { name: 'Send counter' }));
    expect(await form.findByText(detail)).toBeInTheDocument();
    expect(await form.findByText(/^This answers version 3, offer of Avery Stone at \$4,300,000\./)).toBeInTheDocument();
    expect(form.getByLabelText('Message')).toHaveValue('A little more.');
    expect(sent(calls)).toHaveLength(1);
  });

  it('[BEYC-14] records that a buyer without an account agrees', async () => {
    const calls = open(offline, { at: '/1' });
    await userEvent.click(await (await view()).findByRole('button', { name: 'Record agreement' }));
    const question = await screen.findByRole('alertdialog', { name: 'Record agreement' });
    expect(question).toHaveTextContent(
      'Has Avery Stone agreed to version 2 at $4,400,000? The seller has said that this is enough: the deal is accepted with it.',
    );
    await userEvent.click(within(question).getByRole('button', { name: 'Record' }));
    expect(await screen.findByText('Avery Stone has agreed to version 2.')).toBeInTheDocument();
    expect(sent(calls)).toEqual([['deals/1/agree', { version: 2 }]]);
  });

  it('[BEYC-06] says how it stands to whoever records too late', async () => {
    const detail = 'This counter lapsed on Friday, Nov 27, 5:00 PM MST.';
    const lapsed = { ...offline, lapsed: true, answerBy: '2026-11-28T00:00:00Z' };
    open(offline, { at: '/1', refused: { status: 409, detail }, after: lapsed });
    await userEvent.click(await (await view()).findByRole('button', { name: 'Record agreement' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Record' }));
    expect(await screen.findByText(detail)).toBeInTheDocument();
    expect(await (await view()).findByText('Lapsed on Friday, Nov 27, 5:00 PM MST')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Record agreement' })).toBeNull());
    expect((await view()).getByRole('button', { name: 'Counter' })).toBeInTheDocument();
  });

  it('[BEYC-14] answers for no buyer who has an account, and counters no counter that stands', async () => {
    open(countered, { at: '/1' });
    expect(await (await view()).findByText("The buyer's turn")).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Record agreement' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Counter' })).toBeNull();
  });

  it('[BEYC-11] reads the refusal to accept while a counter stands', async () => {
    const detail = "The newest terms are a counter. Record the buyer's answer first.";
    open({ ...countered, next: [1, 2] }, { refused: { status: 400, detail } });
    await userEvent.click(await screen.findByRole('button', { name: /^Update deal stage/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Accepted' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Update Deal Status' }));
    await userEvent.click(question.getByRole('button', { name: 'Yes' }));
    expect(await question.findByText(detail)).toBeInTheDocument();
  });

  it('[BEYC-14] says in the table whose turn it is', async () => {
    open({ ...offered, turn: 'office', turnSince: new Date(Date.now() - 3.5 * 86_400_000).toISOString() });
    expect(await within(await screen.findByRole('table')).findByText('your turn since 3 d')).toBeInTheDocument();
  });
});
