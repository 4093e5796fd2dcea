import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve, type Replies } from '../../test/api-double';
import { renderAt } from '../../test/render-page';
import { Component as CancelEmail } from './cancel-email-page';
import { Component as ConfirmEmail } from './confirm-email-page';

const token = 'mailed-token';

function open(Page: () => React.ReactNode, replies: Replies, params: Record<string, string> = { token }) {
  const calls = serve(replies);
  renderAt(<Page />, { path: '/', params });
  return calls;
}

describe('the links about an email', () => {
  it('[FSEC-04, FSITE-01] confirm only when the button is used, with the token in the body', async () => {
    const calls = open(ConfirmEmail, { 'POST /api/account/email/confirm': { body: { Email: 'new@example.com' } } });
    expect(calls).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm this email' }));
    const said = await screen.findByRole('status');
    expect(said).toHaveTextContent('new@example.com is confirmed. It is the email of your account.');
    expect(said).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Go to your account' })).toHaveAttribute('href', '/my-account');
    expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/api/account/email/confirm', { Token: token }],
    ]);
  });

  it.each([
    [
      false,
      'old@example.com stays the email of your account.',
      'If it was not you who asked for it, choose a new password.',
    ],
    [true, 'old@example.com is the email of your account again.', 'Please choose a new password.'],
  ])('[FSEC-04] keep the address, taken back: %s, and lead to a new password', async (TakenBack, kept, then) => {
    open(CancelEmail, { 'POST /api/account/email/cancel': { body: { Email: 'old@example.com', TakenBack } } });
    await userEvent.click(screen.getByRole('button', { name: 'Keep this email' }));
    const said = await screen.findByRole('status');
    expect(said).toHaveTextContent(kept);
    expect(said).toHaveTextContent(then);
    expect(screen.getByRole('link', { name: 'choose a new password' })).toHaveAttribute('href', '/forgotpassword');
    // Whose address came back has no password yet.
    expect(screen.queryAllByRole('link', { name: 'Go to your account' })).toHaveLength(TakenBack ? 0 : 1);
  });

  it.each([
    ['confirm', ConfirmEmail, 'Confirm this email'],
    ['cancel', CancelEmail, 'Keep this email'],
  ])('[FSEC-04] that are no longer good say so: %s', async (verb, Page, button) => {
    open(Page, {
      [`POST /api/account/email/${verb}`]: {
        status: 400,
        body: 'This link is no longer good. Please ask for a new one.',
      },
    });
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This link is no longer good. Please ask for a new one.',
    );
    expect(screen.getByRole('button', { name: button })).toBeEnabled();
  });

  it.each([ConfirmEmail, CancelEmail])('[FSEC-04] that came incomplete offer nothing', (Page) => {
    open(Page, {}, {});
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText(/This link is not complete/)).toBeInTheDocument();
  });
});
