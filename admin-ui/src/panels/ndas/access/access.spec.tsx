import type { NdaAccessDto } from '@stowbridge/api';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toasts } from '../../../layout/toasts';
import { fakeApi, type Call } from '../../../test/fake-api';
import { lookups } from '../../../test/lookups';
import { anAccess, anNda } from '../../../test/ndas';
import { Screen } from '../../../test/screen';
import { NdaRecord } from '../nda-record';

const pending = anAccess({ state: 'pending', waitingSince: '2026-10-02T18:00:00Z' });
const qualified = anAccess({ tier: 2, expiresAt: '2099-11-23T02:00:00Z' });
const decided = { decidedBy: 'Ana Reyes', decidedAt: '2026-10-03T18:00:00Z' };

/** The record of NDA 31; each decision gets the next answer, after which the access is as `after` says. */
async function open(access: NdaAccessDto, after = access, ...answers: object[]) {
  let stands = access;
  let version = 4;
  const calls = fakeApi([
    [/GET .*v1\/lookups/, () => ({ json: lookups })],
    [/GET .*v1\/ndas\/31\/access$/, () => ({ json: stands, headers: { etag: `"${version}"` } })],
    [/GET .*v1\/ndas\/31$/, () => ({ json: anNda({ access: stands }) })],
    [
      /(POST|PUT) .*v1\/ndas\/31\//,
      () => {
        stands = after;
        version += 1;
        return answers.shift() ?? { json: after };
      },
    ],
  ]);
  render(
    <Screen>
      <NdaRecord id={31} onClose={jest.fn()} />
      <Toasts />
    </Screen>,
  );
  const record = within(await screen.findByRole('dialog', { name: 'Avery Stone' }));
  await screen.findAllByText('Oct 2, 2026, 12:00 PM MDT');
  const section = () => record.getByRole('region', { name: 'Access' });
  const press = (name: string) => userEvent.click(within(section()).getByRole('button', { name }));
  return { calls, section, press };
}

const decisions = (calls: Call[]) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);
const actions = (section: HTMLElement) =>
  within(section)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const conflict = (detail: string) => ({ status: 409, json: { title: 'Conflict', status: 409, detail } });

describe('what somebody may open, in the record of their NDA', () => {
  it.each<[string, NdaAccessDto, string[], string[]]>([
    ['waiting', pending, ['Waiting', 'Waiting sinceOct 2, 2026, 12:00 PM MDT'], ['Approve', 'Decline']],
    [
      'open',
      { ...qualified, ...decided },
      ['Open', 'OpensQualified buyers', 'EndsNov 22, 2099, 7:00 PM MST', 'DecidedAna Reyes, Oct 3, 2026, 12:00 PM MDT'],
      ['Change…', 'Revoke'],
    ],
    [
      'from outside',
      anAccess({ source: 'outside' }),
      ['EndsNo end', 'SignedOutside of the site'],
      ['Change…', 'Revoke'],
    ],
    [
      'raised by an offer',
      anAccess({ tier: 3, tierBefore: 1 }),
      ['Without the offerAfter the NDA'],
      ['Change…', 'Revoke'],
    ],
    [
      'past its end',
      anAccess({ ended: true, expiresAt: '2026-10-05T18:00:00Z' }),
      ['Ended', 'EndedOct 5, 2026, 12:00 PM MDT'],
      ['Change…', 'Revoke'],
    ],
    [
      'declined',
      anAccess({ state: 'declined', reason: 'No proof of funds', ...decided }),
      ['Declined', 'ReasonNo proof of funds'],
      ['Restore'],
    ],
    ['revoked', anAccess({ state: 'revoked', ...decided }), ['Revoked'], ['Restore']],
  ])('is said with what can be done about it: %s', async (_case, access, texts, acts) => {
    const { section } = await open(access);
    for (const text of texts) {
      expect(section()).toHaveTextContent(text);
    }
    expect(actions(section())).toEqual(acts);
  });

  it('[BEYA-50] is approved, as far as is chosen and until the end of a day at the office', async () => {
    const { calls, section, press } = await open(pending, { ...qualified, ...decided });
    await press('Approve: Avery Stone');
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve Avery Stone' }));
    expect(dialog.getByRole('radio', { name: 'After the NDA' })).toBeChecked();
    await userEvent.type(dialog.getByLabelText(/^Last day/), '01022020');
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await dialog.findByText('Date cannot be in the past')).toBeInTheDocument();
    await userEvent.clear(dialog.getByLabelText(/^Last day/));
    await userEvent.type(dialog.getByLabelText(/^Last day/), '11222099');
    await userEvent.click(dialog.getByRole('radio', { name: 'Qualified buyers' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Avery Stone is let in.')).toBeInTheDocument();
    expect(decisions(calls)).toEqual([
      ['POST', '/api/v1/ndas/31/approve', { tier: 2, expiresAt: '2099-11-23T06:59:59.000Z' }],
    ]);
    await waitFor(() => expect(section()).toHaveTextContent('OpensQualified buyers'));
    expect(actions(section())).toEqual(['Change…', 'Revoke']);
  });

  it('[BEYA-50] is approved without a day as long as the property says', async () => {
    const { calls, press } = await open(pending, qualified);
    await press('Approve: Avery Stone');
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve Avery Stone' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(decisions(calls)).toEqual([['POST', '/api/v1/ndas/31/approve', { tier: 1 }]]));
  });

  it.each([
    ['Decline', pending, 'decline', anAccess({ state: 'declined' }), 'The request of Avery Stone is declined.'],
    ['Revoke', qualified, 'revoke', anAccess({ state: 'revoked' }), 'The access of Avery Stone is revoked.'],
  ] as const)('%s asks first, and takes a reason', async (label, access, call, after, said) => {
    const { calls, section, press } = await open(access, after);
    await press(`${label}: Avery Stone`);
    const question = within(await screen.findByRole('alertdialog', { name: `${label} access` }));
    const reason = question.getByRole('textbox', { name: 'Reason (optional)' });
    expect(reason).toHaveAccessibleDescription('The buyer reads it.');
    expect(reason).toHaveAttribute('maxlength', '500');
    await userEvent.type(reason, ' No proof of funds ');
    await userEvent.click(question.getByRole('button', { name: label }));
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(decisions(calls)).toEqual([['POST', `/api/v1/ndas/31/${call}`, { reason: 'No proof of funds' }]]);
    await waitFor(() => expect(actions(section())).toEqual(['Restore']));
  });

  it('is restored after a question', async () => {
    const { calls, section, press } = await open(anAccess({ state: 'revoked', tier: 2 }), qualified);
    await press('Restore: Avery Stone');
    const question = within(await screen.findByRole('alertdialog', { name: 'Restore access' }));
    expect(question.getByText('Qualified buyers')).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('Avery Stone is let in again.')).toBeInTheDocument();
    expect(decisions(calls)).toEqual([['POST', '/api/v1/ndas/31/restore', undefined]]);
    await waitFor(() => expect(actions(section())).toEqual(['Change…', 'Revoke']));
  });

  it('[BEYA-65] [BEYA-71] of somebody whom another administrator has answered first says by whom, and stands as it is', async () => {
    const { section, press } = await open(
      pending,
      anAccess({ ...decided }),
      conflict('Ana Reyes has approved this already.'),
    );
    await press('Decline: Avery Stone');
    const question = within(await screen.findByRole('alertdialog', { name: 'Decline access' }));
    await userEvent.click(question.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('Ana Reyes has approved this already.')).toBeInTheDocument();
    await waitFor(() => expect(actions(section())).toEqual(['Change…', 'Revoke']));
    expect(screen.queryByText('The request of Avery Stone is declined.')).not.toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('says in the question why it is refused for any other reason', async () => {
    const problem = {
      status: 422,
      json: { title: 'Unprocessable', status: 422, detail: 'Reason has control characters.' },
    };
    const { press } = await open(pending, pending, problem);
    await press('Decline: Avery Stone');
    const question = within(await screen.findByRole('alertdialog', { name: 'Decline access' }));
    await userEvent.click(question.getByRole('button', { name: 'Decline' }));
    expect(await question.findByText('Reason has control characters.')).toBeInTheDocument();
  });

  it('is changed at the version that was read; the moment of its end stays while its day does', async () => {
    const { calls, press } = await open(qualified, anAccess({ tier: 3 }));
    await press('Change…: Avery Stone');
    const dialog = within(await screen.findByRole('dialog', { name: 'Access of Avery Stone' }));
    expect(await dialog.findByLabelText(/^Last day/)).toHaveValue('11-22-2099');
    await userEvent.click(dialog.getByRole('radio', { name: 'Buyers under LOI' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The access of Avery Stone is changed.')).toBeInTheDocument();
    expect(decisions(calls)).toEqual([['PUT', '/api/v1/ndas/31/access', { tier: 3 }]]);
    expect(calls.find(({ method }) => method === 'PUT')?.headers.get('If-Match')).toBe('"4"');
  });

  it('is changed over what somebody else has made of it once both are seen; without a day it has no end', async () => {
    const { calls, press } = await open(qualified, anAccess({ tier: 3 }), {
      status: 412,
      json: { title: 'Precondition Failed', status: 412, detail: 'The access is no longer as If-Match says.' },
    });
    await press('Change…: Avery Stone');
    const dialog = within(await screen.findByRole('dialog', { name: 'Access of Avery Stone' }));
    await userEvent.clear(await dialog.findByLabelText(/^Last day/));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/was changed by somebody else/)).toBeInTheDocument();
    expect(dialog.getByRole('radio', { name: 'Buyers under LOI' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: 'Qualified buyers' }));
    await userEvent.type(dialog.getByLabelText(/^Last day/), '11302099');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The access of Avery Stone is changed.')).toBeInTheDocument();
    expect(decisions(calls).map(([, , body]) => body)).toEqual([
      { tier: 2, expiresAt: null },
      { tier: 2, expiresAt: '2099-12-01T06:59:59.000Z' },
    ]);
    expect(calls.filter(({ method }) => method === 'PUT').map(({ headers }) => headers.get('If-Match'))).toEqual([
      '"4"',
      '"5"',
    ]);
  });
});
