import { startAuthentication } from '@simplewebauthn/browser';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leaveFor } from '../auth/leave-for';
import { isAdministrator } from '../auth/session';
import { fakeApi } from '../test/fake-api';
import { SignInPage } from './sign-in-page';

jest.mock('../auth/leave-for');
jest.mock('@simplewebauthn/browser', () => ({ startAuthentication: jest.fn(), startRegistration: jest.fn() }));

const base = {
  Id: 12,
  FirstName: 'Sam',
  LastName: 'Carter',
  Email: 'admin@stowbridge.example',
  Role: ['Admin'],
  IsConfirmed: true,
  PasswordResetToken: null,
};
const asked = (methods: string[]) => ({
  ...base,
  Token: null,
  SessionId: null,
  DefaultRole: [{ RoleId: 1 }],
  SecondFactor: { Ticket: 'ticket-1', Methods: methods },
});
const entered = (roleId = 1) => ({ ...base, Token: 't-1', SessionId: 's-1', DefaultRole: [{ RoleId: roleId }] });
const wrong = { status: 401, json: { title: 'Unauthorized', detail: 'This is not right.' } };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function open(routes: Parameters<typeof fakeApi>[0], methods = ['totp', 'passkey', 'recovery-code']) {
  const calls = fakeApi([[/account\/login/, () => ({ json: asked(methods) })], ...routes]);
  render(<SignInPage />);
  return { calls, proofs: () => calls.filter(({ path }) => path.endsWith('second-factor')).map(({ body }) => body) };
}

async function givePassword() {
  await userEvent.type(screen.getByLabelText('Email'), 'admin@stowbridge.example');
  await userEvent.type(screen.getByLabelText('Password'), 'Storage-2026{Enter}');
  expect(await screen.findByRole('heading', { name: 'Second step' })).toBeInTheDocument();
}

describe('the second step of an administrator', () => {
  beforeEach(() => {
    jest.mocked(leaveFor).mockClear();
    jest.mocked(startAuthentication).mockReset();
  });

  it('[BEYE-03] asks for a code of the app by keyboard, says what is wrong with it, and lets in', async () => {
    let tries = 0;
    const { proofs } = open([[/session\/second-factor/, () => (++tries === 1 ? wrong : { json: entered() })]]);
    await givePassword();
    expect(isAdministrator()).toBe(false);
    const code = screen.getByLabelText('Code of your app');
    expect(code).toHaveFocus();
    await userEvent.keyboard('123{Enter}');
    expect(await screen.findByText('A code has 6 digits')).toBeInTheDocument();
    await userEvent.keyboard('456{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('This is not right.'));
    expect(leaveFor).not.toHaveBeenCalled();
    await userEvent.clear(code);
    await userEvent.type(code, '654321{Enter}');
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/admin/dashboard/1'));
    expect(isAdministrator()).toBe(true);
    expect(proofs()).toEqual([
      { ticket: 'ticket-1', code: '123456' },
      { ticket: 'ticket-1', code: '654321' },
    ]);
  });

  it('[BEYE-08] takes a recovery code in its place, and leads back to the password', async () => {
    const { proofs } = open([[/session\/second-factor/, () => ({ json: entered() })]]);
    await givePassword();
    await press('Back to the password');
    await givePassword();
    await press('Use a recovery code');
    await userEvent.type(screen.getByLabelText('Recovery code'), 'abcde-fghjk{Enter}');
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/admin/dashboard/1'));
    expect(proofs()).toEqual([{ ticket: 'ticket-1', recoveryCode: 'abcde-fghjk' }]);
  });

  it('[BEYE-05] takes a passkey as the second step', async () => {
    jest.mocked(startAuthentication).mockResolvedValue({ id: 'key-1' } as never);
    const { calls, proofs } = open(
      [
        [/passkey-options/, () => ({ json: { publicKey: { challenge: 'c-1' } } })],
        [/session\/second-factor/, () => ({ json: entered() })],
      ],
      ['passkey'],
    );
    await givePassword();
    expect(screen.getByRole('button', { name: 'Use a Passkey' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/admin/dashboard/1'));
    expect(calls.find(({ path }) => path.endsWith('passkey-options'))?.body).toEqual({ ticket: 'ticket-1' });
    expect(startAuthentication).toHaveBeenCalledWith({ optionsJSON: { challenge: 'c-1' } });
    expect(proofs()).toEqual([{ ticket: 'ticket-1', passkey: { id: 'key-1' } }]);
  });

  it('[BEYE-05] a passkey alone lets an administrator in, and says when none was used', async () => {
    jest
      .mocked(startAuthentication)
      .mockRejectedValueOnce(new Error('NotAllowedError'))
      .mockResolvedValue({ id: 'key-1' } as never);
    const { calls } = open([
      [/passkey-options/, () => ({ json: { publicKey: { challenge: 'c-1' } } })],
      [/session\/passkey$/, () => ({ json: entered() })],
    ]);
    await press('Sign In with a Passkey');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('No passkey was used.'));
    await press('Sign In with a Passkey');
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/admin/dashboard/1'));
    expect(calls.at(-1)?.body).toEqual({ passkey: { id: 'key-1' }, userTypeId: 1 });
  });

  it('[BEYE-05] [AUTH-05] a passkey of anyone else lets nobody in and ends that session', async () => {
    jest.mocked(startAuthentication).mockResolvedValue({ id: 'key-1' } as never);
    const { calls } = open([
      [/passkey-options/, () => ({ json: { publicKey: {} } })],
      [/session\/passkey$/, () => ({ json: entered(2) })],
      [/home\/logout/, () => ({ text: 'ok' })],
    ]);
    await press('Sign In with a Passkey');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Invalid user credential'));
    expect(calls.at(-1)?.path).toBe('/api/home/logout/s-1');
    expect(isAdministrator()).toBe(false);
  });
});
