import type { OwnFundsProofDto } from '@stowbridge/api';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve, type Replies } from '../../../test/api-double';
import { signedInAs } from '../../../test/fixtures';
import { renderAt } from '../../../test/render-page';
import { Component } from '../../pages/funds-page';

const aProof = (given: Partial<OwnFundsProofDto> = {}): OwnFundsProofDto => ({
  id: 5,
  kind: 'bank statement',
  amount: 5_000_000,
  actualFileName: 'Statement.pdf',
  bytes: 3,
  asOf: '2026-11-22',
  until: '2027-02-20',
  expired: false,
  state: 'sent',
  limit: null,
  reason: null,
  decidedAt: null,
  fileForSellers: false,
  createdAt: '2026-11-22T18:00:00Z',
  ...given,
});
const LIST = 'GET /api/v1/me/funds-proofs';

function open(proofs: OwnFundsProofDto[], more: Replies = {}) {
  signedInAs('Buyer');
  const calls = serve({ [LIST]: { body: proofs }, ...more });
  renderAt(<Component />, { path: '/my-funds' });
  return calls;
}

describe('Proof of funds', () => {
  it('lists each with its limit, its end and what was said', async () => {
    open([
      aProof({ state: 'approved', limit: 4_500_000 }),
      aProof({ id: 4, state: 'declined', reason: 'It shows no name.' }),
      aProof({ id: 3, state: 'approved', limit: 1_000_000, expired: true }),
    ]);
    const rows = (await screen.findAllByRole('row')).slice(1);
    const cells = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(0, 4)
        .map(({ textContent }) => textContent),
    );
    expect(cells).toEqual([
      ['Bank statementas of 11/22/26', '$5,000,000', '2/20/27', 'Approvedup to $4,500,000'],
      ['Bank statementas of 11/22/26', '$5,000,000', '2/20/27', 'DeclinedIt shows no name.'],
      ['Bank statementas of 11/22/26', '$5,000,000', '2/20/27', 'Expiredup to $1,000,000'],
    ]);
  });

  it('[BEYC-41] asks for everything but the tick for sellers', async () => {
    open([]);
    expect(await screen.findByLabelText('Amount')).toBeRequired();
    expect(screen.getByRole('checkbox', { name: /^Sellers to whom/ })).not.toBeRequired();
  });

  it('[BEYC-41] lets sellers open a file, and no longer', async () => {
    const calls = open([aProof()], { 'PUT /api/v1/me/funds-proofs/5': { body: aProof({ fileForSellers: true }) } });
    await userEvent.click(
      await screen.findByRole('checkbox', { name: /^Sellers may open the file of Bank statement/ }),
    );
    await waitFor(() => expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ fileForSellers: true }));
  });

  it('deletes one after a question', async () => {
    const calls = open([aProof()], { 'DELETE /api/v1/me/funds-proofs/5': { body: { id: 5 } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Bank statement, $5,000,000' }));
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
  });

  it('sends what is complete alone, and shows what the server refuses', async () => {
    const calls = open([], {
      'POST /api/v1/me/funds-proofs': { status: 413, body: { detail: 'File is too large' } },
    });
    const send = await screen.findByRole('button', { name: 'Send' });
    await userEvent.click(send);
    for (const problem of [
      'Please choose what it is',
      'Amount is required',
      'Please enter the day of which it speaks',
      'Please choose the file',
    ]) {
      expect(screen.getAllByText(problem).length).toBeGreaterThan(0);
    }
    await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Escrow');
    await userEvent.type(screen.getByLabelText('Amount'), '5000000');
    expect(screen.getByLabelText('Amount')).toHaveValue('5,000,000');
    await userEvent.type(screen.getByLabelText('As of'), '2026-11-22');
    await userEvent.upload(screen.getByLabelText('File'), new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' }));
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await userEvent.click(send);
    expect(await screen.findByText('File is too large')).toBeInTheDocument();
  });
});
