import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toasts } from '../../layout/toasts';
import { fakeApi, type Call } from '../../test/fake-api';
import { lookups } from '../../test/lookups';
import { Screen } from '../../test/screen';
import type { FundsProof } from './funds';
import { FundsChips } from './funds-chips';
import { FundsPanel } from './funds-panel';

/** A proof of buyer 20, Avery Stone, that waits for a decision. */
const aProof = (given: Partial<FundsProof> = {}): FundsProof => ({
  id: 4,
  userId: 20,
  userTypeId: 2,
  userName: 'Avery Stone',
  userCompany: 'Stone Ridge Capital',
  userEmail: 'avery@example.com',
  kind: 'bank statement',
  actualFileName: 'Statement.pdf',
  bytes: 2048,
  amount: 5_000_000,
  asOf: '2026-11-20',
  until: '2027-02-18',
  expired: false,
  state: 'sent',
  limit: null,
  reason: null,
  decidedById: null,
  decidedByName: null,
  decidedAt: null,
  fileForSellers: false,
  createdAt: '2026-11-22T18:00:00Z',
  ...given,
});
const approved = aProof({ state: 'approved', limit: 4_500_000, decidedById: 1, decidedByName: 'Sam Carter' });
const declined = aProof({ state: 'declined', reason: 'Not legible.', decidedById: 1, decidedByName: 'Sam Carter' });

interface Given {
  /** What the first proof has become after the decision. */
  after?: FundsProof;
  /** In the place of that. */
  refused?: { status: number; detail: string };
}

function open(proofs: FundsProof[], { after, refused }: Given = {}): Call[] {
  let [first] = proofs;
  const calls = fakeApi([
    [/GET .*v1\/lookups/, () => ({ json: lookups })],
    [
      /GET .*v1\/funds-proofs\?/,
      () => ({
        json: proofs.length === 0 ? [] : [first, ...proofs.slice(1)],
        headers: { 'content-range': `funds-proofs 0-9/${proofs.length}` },
      }),
    ],
    [/GET .*v1\/funds-proofs\/4\/file$/, () => ({ status: 429, text: 'Try again in an hour.' })],
    [
      /POST .*v1\/funds-proofs\/4\//,
      () => {
        first = after ?? first;
        return refused ? { status: refused.status, json: { title: 'Refused', ...refused } } : { json: first };
      },
    ],
  ]);
  render(
    <Screen at="/viewbuyer/20">
      <FundsPanel userId={20} />
      <Toasts />
    </Screen>,
  );
  return calls;
}

const press = async (scope: Pick<typeof screen, 'findByRole'>, name: string) =>
  userEvent.click(await scope.findByRole('button', { name }));
const sent = (calls: Call[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path.replace('/api/v1/', ''), body]);
const approval = async () => within(await screen.findByRole('dialog', { name: 'Approve the funds of Avery Stone' }));
const refusal = async () => within(await screen.findByRole('alertdialog', { name: 'Decline proof of funds' }));

describe('the proofs of funds of a buyer', () => {
  it('[BEYC-39] [BEYC-40] are listed with limit, end and state, and what is decided is not asked again', async () => {
    const calls = open([
      aProof(),
      { ...approved, id: 3 },
      { ...approved, id: 2, kind: 'escrow', expired: true },
      { ...declined, id: 1 },
    ]);
    const panel = within(await screen.findByRole('region', { name: 'Proofs of funds (4)' }));
    const [, ...rows] = await panel.findAllByRole('row');
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ['11/22/26', 'Bank statement', '$5,000,000', '11/20/26', '2/18/27', '–', 'Sent', 'FileApproveDecline'],
      [
        '11/22/26',
        'Bank statement',
        '$5,000,000',
        '11/20/26',
        '2/18/27',
        '$4,500,000',
        'Approvedby Sam Carter',
        'File',
      ],
      ['11/22/26', 'Escrow', '$5,000,000', '11/20/26', '2/18/27', '$4,500,000', 'Expiredby Sam Carter', 'File'],
      [
        '11/22/26',
        'Bank statement',
        '$5,000,000',
        '11/20/26',
        '2/18/27',
        '–',
        'DeclinedNot legible. (Sam Carter)',
        'File',
      ],
    ]);
    expect(decodeURIComponent(calls.find(({ path }) => path.includes('/funds-proofs?'))?.path ?? '')).toContain(
      'filter={"userId":20}',
    );
  });

  it('say that there are none', async () => {
    open([]);
    expect(await screen.findByText('This buyer has sent no proof of funds.')).toBeInTheDocument();
  });

  it('[ERR-04] say why a file is not handed out', async () => {
    open([aProof()]);
    await press(screen, 'File');
    expect(await screen.findByText('Try again in an hour.')).toBeInTheDocument();
  });
});

describe('a proof of funds', () => {
  it('[BEYC-39] is approved up to a limit, for which its amount is proposed', async () => {
    const calls = open([aProof()], { after: approved });
    await press(screen, 'Approve');
    const form = await approval();
    expect(form.getByText('Bank statement of $5,000,000')).toBeInTheDocument();
    const limit = form.getByLabelText(/^Limit/);
    expect(limit).toHaveValue('5,000,000');
    await userEvent.clear(limit);
    await userEvent.type(limit, '4500000');
    await press(form, 'Approve');
    expect(await screen.findByText('The proof of funds of Avery Stone is approved.')).toBeInTheDocument();
    expect(sent(calls)).toEqual([['funds-proofs/4/approve', { limit: 4_500_000 }]]);
    expect(await screen.findByText('Approved')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  });

  it.each([
    ['', 'Limit is required'],
    ['0', 'Limit is invalid'],
    ['100000000001', 'Limit is invalid'],
  ])('[BEYC-45] is not approved up to "%s"', async (typed, problem) => {
    const calls = open([aProof()]);
    await press(screen, 'Approve');
    const form = await approval();
    const limit = form.getByLabelText(/^Limit/);
    await userEvent.clear(limit);
    if (typed) {
      await userEvent.type(limit, typed);
    }
    await press(form, 'Approve');
    expect(await form.findByText(problem)).toBeInTheDocument();
    expect(sent(calls)).toEqual([]);
  });

  it('is declined with a reason, unless the question is cancelled', async () => {
    const calls = open([aProof()], { after: declined });
    await press(screen, 'Decline');
    await press(await refusal(), 'Cancel');
    expect(sent(calls)).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await press(screen, 'Decline');
    const question = await refusal();
    await userEvent.type(question.getByLabelText('Reason (optional)'), ' Not legible. ');
    await press(question, 'Decline');
    expect(await screen.findByText('The proof of funds of Avery Stone is declined.')).toBeInTheDocument();
    expect(sent(calls)).toEqual([['funds-proofs/4/decline', { reason: 'Not legible.' }]]);
    expect(await screen.findByText('Not legible. (Sam Carter)')).toBeInTheDocument();
  });

  it('shows to whoever decides too late what was decided meanwhile', async () => {
    const detail = 'This proof of funds is decided on.';
    open([aProof()], { after: approved, refused: { status: 409, detail } });
    await press(screen, 'Decline');
    await press(await refusal(), 'Decline');
    expect(await screen.findByText(detail)).toBeInTheDocument();
    expect(await screen.findByText('by Sam Carter')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('stays asked about when the decision does not get through', async () => {
    open([aProof()], { refused: { status: 503, detail: 'Not now.' } });
    await press(screen, 'Decline');
    const question = await refusal();
    await press(question, 'Decline');
    expect(await question.findByRole('alert')).toHaveTextContent('Not now.');
  });
});

describe('the funds behind an offer', () => {
  const funds = { proofId: 4, limit: 5_000_000, until: '2027-02-20', expired: false };

  it.each([
    [5_000_000, funds, ['Funds shown up to $5M, until Feb 20']],
    [5_400_000, funds, ['Funds shown up to $5M, until Feb 20', 'above the shown funds']],
    [5_400_000, { ...funds, expired: true }, ['Funds shown until Feb 20, expired']],
    [5_400_000, null, []],
  ])('[BEYC-39] [BEYC-40] of %d with %j are %j', (price, shown, chips) => {
    const { container } = render(
      <Screen>
        <FundsChips deal={{ price, funds: shown }} />
      </Screen>,
    );
    expect(Array.from(container.querySelectorAll('svg'), ({ parentElement }) => parentElement?.textContent)).toEqual(
      chips,
    );
  });
});
