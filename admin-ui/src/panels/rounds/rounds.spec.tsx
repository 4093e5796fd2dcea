import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toasts } from '../../layout/toasts';
import { aDeal } from '../../test/deals';
import { fakeApi, type Call } from '../../test/fake-api';
import { lookups } from '../../test/lookups';
import { aProperty } from '../../test/properties';
import { aBidder, aRound } from '../../test/rounds';
import { Screen } from '../../test/screen';
import type { Round } from './round';
import { RoundsPanel } from './rounds-panel';

interface Given {
  at?: string;
  refused?: { status: number; detail: string };
  /** The rounds after the first thing that was done. */
  after?: Round[];
}

const CLOSED = '2026-10-09T18:00:00Z';
const deals = [aDeal(1, 6), aDeal(2, 3, { buyerName: 'Nia Hart' }), aDeal(3, 2, { buyerName: 'Leo Marsh' })];

function open(rounds: Round[], { at = '', refused, after = rounds }: Given = {}): Call[] {
  let stands = rounds;
  const done = () => {
    stands = after;
    return refused ? { status: refused.status, json: { title: 'Conflict', ...refused } } : { json: after[0] };
  };
  const calls = fakeApi([
    [/GET .*lookups/, () => ({ json: lookups })],
    [/GET .*v1\/properties\/31\/rounds$/, () => ({ json: stands })],
    [/GET .*v1\/deals\?/, () => ({ json: deals, headers: { 'content-range': 'deals 0-2/3' } })],
    [/(POST|PUT) .*rounds/, done],
  ]);
  render(
    <Screen at={`/admin/property/31${at}`}>
      <RoundsPanel property={aProperty(31)} />
      <Toasts />
    </Screen>,
  );
  return calls;
}

const round = async (name: string) => within(await screen.findByRole('listitem', { name }));
const press = async (scope: Pick<typeof screen, 'findByRole'>, name: string) =>
  userEvent.click(await scope.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const sent = (calls: Call[]) =>
  calls.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path.replace('/api/v1/', ''), body]);

describe('the rounds of offers on a property', () => {
  it('[BEYC-34] show of a sealed one how many have offered, by when, and no price', async () => {
    open([aRound(1, { sealed: true, instructions: 'Name your lender.', bidders: [aBidder(1, { price: null })] })]);
    const first = await round('Round 1, call for offers');
    expect(first.getByText('Due Friday, Nov 27, 5:00 PM MST · Sealed · 1 offer')).toBeInTheDocument();
    expect(first.getByText('Open')).toBeInTheDocument();
    expect(first.getByText('Name your lender.')).toBeInTheDocument();
    const bidder = within(first.getByRole('list', { name: 'Bidders in round 1' })).getByRole('listitem');
    expect(bidder).toHaveTextContent('Buyer 1offeredsealed');
    expect(first.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'New round' })).toBeNull();
  });

  it('[BEYC-32] name those who did not answer, and who came late with its reason', async () => {
    const bidders = [
      aBidder(1, { invitedAt: '2026-10-02T18:00:00Z', state: 'did not answer', version: null, price: null }),
      aBidder(2, { late: true, lateReason: 'It was on the fax in time.' }),
    ];
    open([aRound(1), aRound(2, { kind: 'best-and-final', closedAt: '2026-10-09T18:00:00Z', bidders })]);
    const items = (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
    expect(items).toEqual(['Round 2, best and final', 'Round 1, call for offers']);
    const second = await round('Round 2, best and final');
    expect(second.getByText('Closed')).toBeInTheDocument();
    expect(second.getByText('did not answer')).toBeInTheDocument();
    expect(second.getByText('late: It was on the fax in time.')).toBeInTheDocument();
    expect(second.queryByRole('button')).toBeNull();
  });

  it('[BEYC-34] are opened with a moment of the office, sealed, with instructions', async () => {
    const calls = open([], { after: [aRound(1)] });
    expect(await screen.findByText(/^Offers are taken at any time\./)).toBeInTheDocument();
    await press(screen, 'New round');
    const form = await dialog('New round');
    await userEvent.click(form.getByRole('button', { name: 'Open round' }));
    expect((await form.findAllByText('Due is required')).length).toBeGreaterThan(0);
    await userEvent.click(form.getByLabelText('Best and final'));
    await userEvent.type(form.getByLabelText(/^Due/), '11272099');
    await userEvent.click(form.getByLabelText('Sealed'));
    await userEvent.type(form.getByLabelText('Instructions (optional)'), ' Name your lender. ');
    await userEvent.click(form.getByRole('button', { name: 'Open round' }));
    expect(await screen.findByText('Round 1 is open.')).toBeInTheDocument();
    expect(sent(calls)).toEqual([
      [
        'properties/31/rounds',
        { kind: 'best-and-final', sealed: true, dueAt: '2099-11-28T00:00:00.000Z', instructions: 'Name your lender.' },
      ],
    ]);
    expect(await round('Round 1, call for offers')).toBeTruthy();
  });

  it('[BEYC-31] end later, on a day alone too, and never earlier', async () => {
    const calls = open([aRound(1)], { at: '/rounds/71/extend', after: [aRound(1, { timed: false })] });
    const form = await dialog('Extend round 1, call for offers');
    const due = await form.findByLabelText(/^Due/);
    expect(due).toHaveValue('11-27-2099');
    expect(form.getByLabelText('Time (optional)')).toHaveValue('17:00');
    await userEvent.clear(due);
    await userEvent.type(due, '11262099');
    await userEvent.click(form.getByRole('button', { name: 'Extend' }));
    expect((await form.findAllByText('A round cannot end earlier than it did')).length).toBeGreaterThan(0);
    await userEvent.clear(due);
    await userEvent.type(due, '11302099');
    await userEvent.clear(form.getByLabelText('Time (optional)'));
    await userEvent.click(form.getByRole('button', { name: 'Extend' }));
    await waitFor(() => expect(sent(calls)).toEqual([['rounds/71/extend', { dueAt: '2099-11-30' }]]));
  });

  it('[BEYC-34] are unsealed only with a reason, after a question', async () => {
    const sealed = aRound(1, { sealed: true, bidders: [aBidder(1, { price: null })] });
    const calls = open([sealed], { after: [aRound(1, { unsealedAt: '2026-10-09T18:00:00Z', bidders: [aBidder(1)] })] });
    await press(await round('Round 1, call for offers'), 'Break the seal');
    const question = within(await screen.findByRole('alertdialog', { name: 'Break the seal' }));
    await press(question, 'Break the seal');
    expect(await question.findByText('Reason is required')).toBeInTheDocument();
    expect(sent(calls)).toEqual([]);
    await userEvent.type(question.getByLabelText(/^Reason/), ' All have agreed. ');
    await press(question, 'Break the seal');
    expect(await screen.findByText('The seal of Round 1, call for offers is broken.')).toBeInTheDocument();
    expect(sent(calls)).toEqual([['rounds/71/unseal', { reason: 'All have agreed.' }]]);
    expect(await screen.findByText('$4,000,000')).toBeInTheDocument();
  });

  it('[BEYC-06] say how they stand to whoever comes too late', async () => {
    const detail = 'The offers of this round are not sealed.';
    open([aRound(1, { sealed: true })], { refused: { status: 409, detail }, after: [aRound(1)] });
    await press(await round('Round 1, call for offers'), 'Break the seal');
    const question = within(await screen.findByRole('alertdialog', { name: 'Break the seal' }));
    await userEvent.type(question.getByLabelText(/^Reason/), 'All have agreed.');
    await press(question, 'Break the seal');
    expect(await screen.findByText(detail)).toBeInTheDocument();
    expect(await screen.findByText(/Not sealed/)).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('[BEYC-32] invite buyers of open deals, each once', async () => {
    const invited = aBidder(1, { invitedAt: '2026-10-02T18:00:00Z', state: 'invited', version: null });
    const calls = open([aRound(1, { bidders: [invited] })]);
    await press(await round('Round 1, call for offers'), 'Invite');
    const form = await dialog('Invite to round 1, call for offers');
    expect((await form.findAllByRole('checkbox')).map((box) => (box as HTMLInputElement).value)).toEqual(['2']);
    await press(form, 'Invite');
    expect((await form.findAllByText('Nobody is chosen')).length).toBeGreaterThan(0);
    await userEvent.click(form.getByLabelText('Nia Hart, In Process'));
    await press(form, 'Invite');
    expect(await screen.findByText('1 buyer is invited.')).toBeInTheDocument();
    expect(sent(calls)).toEqual([['rounds/71/invite', { dealIds: [2] }]]);
  });

  it('[BEYC-36] close with who was chosen, letters to others, and their access lowered as the office ticks', async () => {
    const bidders = [aBidder(1), aBidder(2), aBidder(3, { statusId: 2 })];
    const calls = open([aRound(1, { bidders })], {
      after: [aRound(1, { bidders: [aBidder(1, { chosen: true }), aBidder(2, { chosen: false })], closedAt: CLOSED })],
    });
    await press(await round('Round 1, call for offers'), 'Close');
    const form = await dialog('Close round 1, call for offers');
    const chosen = within(form.getByRole('group', { name: 'Chosen' }));
    const letters = () => within(form.getByRole('group', { name: 'Write that they were not chosen to' }));
    expect(chosen.getAllByRole('checkbox')).toHaveLength(2);
    await userEvent.click(letters().getByLabelText('Buyer 1, $4,000,000'));
    await userEvent.click(letters().getByLabelText('Buyer 2, $4,000,000'));
    await userEvent.click(chosen.getByLabelText('Buyer 1, $4,000,000'));
    expect(letters().getAllByRole('checkbox')).toHaveLength(1);
    const access = within(form.getByRole('group', { name: 'Access from now on' }));
    expect(access.getAllByRole('combobox')).toHaveLength(1);
    await userEvent.click(access.getByLabelText('Buyer 2, $4,000,000'));
    await userEvent.click(await screen.findByRole('option', { name: 'Qualified buyers' }));
    await press(form, 'Close round');
    expect(await screen.findByText('Round 1 is closed.')).toBeInTheDocument();
    expect(sent(calls)).toEqual([
      ['rounds/71/close', { winners: [1], letterFor: [2], lowerAccess: [{ dealId: 2, tier: 2 }] }],
    ]);
    expect(await screen.findByText('Closed')).toBeInTheDocument();
    const shown = within(screen.getByRole('list', { name: 'Bidders in round 1' })).getAllByRole('listitem');
    expect(shown.map(({ textContent }) => textContent?.includes('chosen'))).toEqual([true, false]);
  });

  it('[BEYC-28] that a date has made are sealed and given instructions, as long as nobody has offered in them', async () => {
    const before = aBidder(1, { submittedAt: '2026-09-30T18:00:00Z' });
    const given = aRound(1, { timed: false, dueAt: '2099-11-28T07:00:00.000Z', bidders: [before] });
    const calls = open([given], { after: [aRound(1, { sealed: true, bidders: [aBidder(1)] })] });
    await press(await round('Round 1, call for offers'), 'Change');
    const form = await dialog('Change round 1, call for offers');
    expect(await form.findByLabelText(/^Due/)).toHaveValue('11-27-2099');
    expect(form.getByLabelText('Time (optional)')).toHaveValue('');
    await userEvent.type(form.getByLabelText('Time (optional)'), '17:00');
    await userEvent.click(form.getByLabelText('Sealed'));
    await userEvent.type(form.getByLabelText('Instructions (optional)'), 'Name your lender.');
    await press(form, 'Save');
    expect(await screen.findByText('Round 1 is changed.')).toBeInTheDocument();
    const body = { dueAt: '2099-11-28T00:00:00.000Z', sealed: true, instructions: 'Name your lender.' };
    expect(sent(calls)).toEqual([['rounds/71', body]]);
    expect(await screen.findByText(/ · Sealed · 1 offer/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  });
});
