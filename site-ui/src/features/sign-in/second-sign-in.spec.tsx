import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve, type Replies } from '../../../test/api-double';
import { renderAt } from '../../../test/render-page';
import { Component as SignInPage } from '../../pages/sign-in-page';
import { clearSession, readSession } from '../../session/session';

const half = {
  Token: null,
  Id: 9,
  FirstName: 'Maya',
  LastName: 'Okafor',
  Email: 'maya@okafor.example',
  Role: ['Buyer', 'Seller'],
  DefaultRole: [{ RoleId: 2, IsDefault: true }],
  SessionId: null,
  IsConfirmed: true,
  PasswordResetToken: null,
  SecondFactor: { Ticket: 'tick', Methods: ['totp', 'recovery-code'] },
};
const whole = { ...half, Token: 't-1', SessionId: 's-1', SecondFactor: undefined };

const signInHalfWay = async (more: Replies) => {
  const calls = serve({ 'POST /api/account/login': { body: half }, ...more });
  const { visited } = renderAt(<SignInPage />);
  await userEvent.type(screen.getByLabelText('Email'), 'maya@okafor.example');
  await userEvent.type(screen.getByLabelText('Password'), 'Storage-2026');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  return { calls, visited };
};
const send = async (label: string, text: string) => {
  await userEvent.type(await screen.findByLabelText(label), text);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
};

describe('the second step of signing in', () => {
  beforeEach(() => clearSession());

  it('[BEYE-03] stores nothing before it, and signs in with the code', async () => {
    const { calls, visited } = await signInHalfWay({ 'POST /api/v1/session/second-factor': { body: whole } });
    await screen.findByLabelText('Code of your app');
    expect([readSession(), visited]).toEqual([null, []]);
    await send('Code of your app', '123456');
    await waitFor(() => expect(visited).toEqual(['/buyer/dashboard']));
    expect([readSession()?.token, calls.at(-1)?.body]).toEqual(['t-1', { ticket: 'tick', code: '123456' }]);
  });

  it('[BEYE-04] says what the server says of a wrong code, and stays', async () => {
    const detail = 'That is not right. Please try again.';
    const { visited } = await signInHalfWay({
      'POST /api/v1/session/second-factor': { status: 401, body: { detail } },
    });
    await send('Code of your app', '123456');
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
    expect(visited).toEqual([]);
  });

  it('[BEYE-08] takes a recovery code in its place', async () => {
    const { calls, visited } = await signInHalfWay({ 'POST /api/v1/session/second-factor': { body: whole } });
    await userEvent.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    await send('Recovery code', 'abcde-fghjk');
    await waitFor(() => expect(visited).toEqual(['/buyer/dashboard']));
    expect(calls.at(-1)?.body).toEqual({ ticket: 'tick', recoveryCode: 'abcde-fghjk' });
  });

  it('[BEYE-05] a browser that gives no passkey says so', async () => {
    serve({ 'POST /api/v1/session/passkey-options': { body: { publicKey: { challenge: 'AA' } } } });
    renderAt(<SignInPage />);
    await userEvent.click(screen.getByRole('button', { name: 'Sign In with a Passkey' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No passkey was used.');
  });
});
