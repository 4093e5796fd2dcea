import { leavePage, wantPage } from '@stowbridge/contract/sign-in-again';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve, type Replies } from '../../../test/api-double';
import { signedInAs } from '../../../test/fixtures';
import { renderAt } from '../../../test/render-page';
import { browserApi } from '../../api/browser-api';
import { Component as ForgotPage } from '../../pages/forgot-password-page';
import { Component as RegistrationPage } from '../../pages/registration-page';
import { Component as ResetPage, loader as findLink } from '../../pages/reset-password-page';
import { Component as SignInPage } from '../../pages/sign-in-page';
import { clearSession, readSession } from '../../session/session';

const answer = {
  Token: 't-1',
  Id: 9,
  FirstName: 'Maya',
  LastName: 'Okafor',
  Email: 'maya@okafor.example',
  Role: ['Buyer', 'Seller'],
  DefaultRole: [{ RoleId: 2, IsDefault: true }],
  SessionId: 's-1',
  IsConfirmed: true,
  PasswordResetToken: null,
};
const signIn = async () => {
  await userEvent.type(screen.getByLabelText('Email'), 'maya@okafor.example');
  await userEvent.type(screen.getByLabelText('Password'), 'Storage-2026');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
};

describe('sign-in', () => {
  it('[AUTH-08, AUTH-09, AUTH-10, SHELL-06] has email, password and the ways to a password and an account', () => {
    renderAt(<SignInPage />);
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    expect(screen.getByRole('link', { name: 'Forgot Password?' })).toHaveAttribute('href', '/forgotpassword');
    expect(screen.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', '/buyer-registration/');
  });

  it('[AUTH-11, AUTH-12] asks for both and sends nothing without them', async () => {
    const calls = serve({});
    renderAt(<SignInPage />);
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Email is requiredPassword is required');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
    expect(calls).toEqual([]);
  });

  it('[AUTH-13, AUTH-15, AUTH-20] stores the session and lands by the default role', async () => {
    const calls = serve({ 'POST /api/account/login': { body: answer } });
    const { visited } = renderAt(<SignInPage />);
    await signIn();
    await waitFor(() => expect(visited).toEqual(['/buyer/dashboard']));
    expect(calls[0]?.body).toEqual({ UserName: 'maya@okafor.example', Password: 'Storage-2026' });
    expect(readSession()).toMatchObject({ token: 't-1', role: 'Buyer', name: 'Maya Okafor' });
  });

  it('[AUTH-14, AUTH-16] brings a seller to the seller dashboard', async () => {
    serve({ 'POST /api/account/login': { body: { ...answer, DefaultRole: [{ RoleId: 3, IsDefault: true }] } } });
    const { visited } = renderAt(<SignInPage />);
    await signIn();
    await waitFor(() => expect(visited).toEqual(['/seller/dashboard']));
  });

  it('[AUTH-19, SHELL-07] carries the property from which the person came, and goes back to it', async () => {
    const calls = serve({ 'POST /api/account/login': { body: answer } });
    const { visited } = renderAt(<SignInPage />, { params: { storeID: '7', StoreName: 'Harbor-Gate' } });
    await signIn();
    await waitFor(() => expect(visited).toEqual(['/buyer/property/7/Harbor-Gate']));
    expect(calls[0]?.body).toMatchObject({ BuyerStore: { StoreID: 7, DealName: 'Harbor-Gate' } });
  });

  it('[FSEC-08] brings whose session ended back to the page where it did, in the role they had; nobody else', async () => {
    const both = {
      ...answer,
      DefaultRole: [
        { RoleId: 2, IsDefault: true },
        { RoleId: 3, IsDefault: true },
      ],
    };
    serve({ 'POST /api/account/login': { body: both } });
    leavePage(sessionStorage, { id: 9, role: 'Seller', path: '/seller/property/4/Depot?tab=1' });
    const { visited, unmount } = renderAt(<SignInPage />);
    await signIn();
    await waitFor(() => expect(visited).toEqual(['/seller/property/4/Depot?tab=1']));
    expect(readSession()?.role).toBe('Seller');
    unmount();
    clearSession();
    leavePage(sessionStorage, { id: 8, role: 'Seller', path: '/seller/property/4/Depot' });
    const other = renderAt(<SignInPage />);
    await signIn();
    await waitFor(() => expect(other.visited).toEqual(['/buyer/dashboard']));
  });

  it.each([
    ['opens for everybody', { path: '/notification/2?page=3' }, '/notification/2?page=3', 'Buyer'],
    [
      'needs a role that they hold',
      { path: '/seller/property/4/Depot', role: 'Seller' },
      '/seller/property/4/Depot',
      'Seller',
    ],
    ['needs a role that they lack', { path: '/admin/dealtracker?page=2', role: 'Admin' }, '/buyer/dashboard', 'Buyer'],
    ['is on another host', { path: '//evil.example/x' }, '/buyer/dashboard', 'Buyer'],
  ])('[FSITE-03] leads to the page that was asked for first, when it %s, once', async (_why, page, to, role) => {
    const both = {
      ...answer,
      DefaultRole: [
        { RoleId: 2, IsDefault: true },
        { RoleId: 3, IsDefault: true },
      ],
    };
    serve({ 'POST /api/account/login': { body: both } });
    wantPage(sessionStorage, page);
    const { visited, unmount } = renderAt(<SignInPage />);
    await signIn();
    await waitFor(() => expect(visited).toEqual([to]));
    expect(readSession()?.role).toBe(role);
    unmount();
    clearSession();
    const again = renderAt(<SignInPage />);
    await signIn();
    await waitFor(() => expect(again.visited).toEqual(['/buyer/dashboard']));
  });

  it('[FSITE-03] still leads there, or to the property from which somebody came, after the temporary password was replaced', async () => {
    const unconfirmed = { ...answer, Token: null, SessionId: null, IsConfirmed: false, PasswordResetToken: 'r1' };
    const replies: Replies = { 'POST /api/account/login': { body: unconfirmed } };
    serve(replies);
    const first = renderAt(<SignInPage />, { params: { storeID: '7', StoreName: 'Harbor-Gate' } });
    await signIn();
    await waitFor(() => expect(first.visited).toEqual(['/resetpassword/false/r1']));
    first.unmount();
    replies['POST /api/account/login'] = { body: answer };
    const second = renderAt(<SignInPage />);
    await signIn();
    await waitFor(() => expect(second.visited).toEqual(['/buyer/property/7/Harbor-Gate']));
  });

  it.each([
    ['to their landing', undefined, {}, '/seller/dashboard'],
    ['to the page that they wanted', { path: '/notification/3?page=2' }, {}, '/notification/3?page=2'],
    ['not to one of another role', { path: '/buyer/dashboard', role: 'Buyer' }, {}, '/seller/dashboard'],
    [
      'to the property of the link',
      { path: '/my-account' },
      { storeID: '7', StoreName: 'Harbor-Gate' },
      '/buyer/property/7/Harbor-Gate',
    ],
  ])(
    '[FSITE-05] leads whoever is signed in away from sign-in and registration: %s',
    async (_where, page, params, to) => {
      signedInAs('Seller');
      serve({});
      for (const element of [<SignInPage key={1} />, <RegistrationPage key={2} />]) {
        if (page) {
          wantPage(sessionStorage, page);
        }
        const { visited, unmount } = renderAt(element, { params, data: { states: [], positions: [] } });
        await waitFor(() => expect(visited).toEqual([to]));
        unmount();
      }
    },
  );

  it('[AUTH-18] sends an unconfirmed account to its password reset, without a session', async () => {
    const unconfirmed = { ...answer, Token: null, SessionId: null, IsConfirmed: false, PasswordResetToken: 'r/1' };
    serve({ 'POST /api/account/login': { body: unconfirmed } });
    const { visited } = renderAt(<SignInPage />);
    await signIn();
    await waitFor(() => expect(visited).toEqual(['/resetpassword/false/r%2F1']));
    expect(readSession()).toBeNull();
  });

  it.each([
    [
      '[ERR-13]',
      400,
      'INACTIVE-USER',
      'Your account is inactive. To reactivate, please contact us at 303-555-0100 or office@stowbridge.example.',
    ],
    ['[ERR-04, ERR-05]', 400, 'The password is not right.', 'The password is not right.'],
    ['[ERR-06]', 404, 'x', 'Something went wrong.'],
  ])('%s shows a %i "%s" as "%s" and keeps what was typed', async (_id, status, body, text) => {
    serve({ 'POST /api/account/login': { status, body } });
    renderAt(<SignInPage />);
    await signIn();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('maya@okafor.example');
  });
});

describe('the forgotten password', () => {
  it('[AUTH-36, AUTH-37, AUTH-38, AUTH-39, AUTH-40, SHELL-09] asks for a valid email, then says that the link was sent', async () => {
    let release: () => void = () => undefined;
    serve({
      'POST /api/account/forgotpassword': () => new Promise((resolve) => (release = () => resolve({ body: {} }))),
    });
    renderAt(<ForgotPage />);
    await userEvent.click(screen.getByRole('button', { name: 'Send reset link' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Email is required');
    await userEvent.type(screen.getByLabelText('Email'), 'maya');
    await userEvent.click(screen.getByRole('button', { name: 'Send reset link' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Email is invalid');
    await userEvent.type(screen.getByLabelText('Email'), '@okafor.example');
    await userEvent.click(screen.getByRole('button', { name: 'Send reset link' }));
    expect(await screen.findByRole('button', { name: 'Sending' })).toBeDisabled();
    release();
    expect(await screen.findByText('Password reset link has been sent to your email.')).toBeInTheDocument();
  });
});

describe('the password reset', () => {
  it('[AUTH-41, AUTH-43, AUTH-44, AUTH-46, SHELL-08] asks for the temporary password outside the forgot flow', async () => {
    const calls = serve({ 'POST /api/account/resetpassword': { body: {} } });
    const { visited } = renderAt(<ResetPage />, {
      params: { isForgotPassword: 'false', PasswordResetToken: 'r/1' },
      data: 'maya@okafor.example',
    });
    await userEvent.type(screen.getByLabelText('Password'), 'Storage-2027');
    await userEvent.type(screen.getByLabelText('Confirm Password'), 'Storage-2028');
    await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Temporary Password is requiredMismatch Confirm Password');
    await userEvent.type(screen.getByLabelText('Temporary Password'), 'temp-1');
    await userEvent.clear(screen.getByLabelText('Confirm Password'));
    await userEvent.type(screen.getByLabelText('Confirm Password'), 'Storage-2027');
    await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
    await waitFor(() => expect(visited).toEqual(['/signin']));
    expect(calls[0]?.body).toEqual({
      Token: 'r/1',
      Password: 'Storage-2027',
      ConfirmPassword: 'Storage-2027',
      TemporaryPassword: 'temp-1',
      isForgotPassword: false,
    });
  });

  it('[AUTH-42, AUTH-44] takes its parameters from the query too, and needs no temporary password in the forgot flow', async () => {
    const calls = serve({ 'POST /api/account/resetpassword': { body: {} } });
    renderAt(<ResetPage />, { path: '/resetpassword?ispass=true&token=q1', data: 'maya@okafor.example' });
    expect(screen.queryByLabelText('Temporary Password')).not.toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Password'), 'Storage-2027');
    await userEvent.type(screen.getByLabelText('Confirm Password'), 'Storage-2027');
    await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ Token: 'q1', isForgotPassword: true }));
  });

  describe('asks the server first', () => {
    const url = new URL('http://localhost/resetpassword?token=q1');
    const params = { isForgotPassword: 'false', PasswordResetToken: 'r/1' };
    const ask = 'POST /api/v1/session/password-link';

    it('[FSITE-06] by a body, never by an address', async () => {
      const calls = serve({ [ask]: { body: { email: 'maya@okafor.example' } } });
      expect(await findLink({ api: browserApi, params, url })).toBe('maya@okafor.example');
      expect(await findLink({ api: browserApi, params: {}, url })).toBe('maya@okafor.example');
      expect(calls.map(({ body }) => body)).toEqual([
        { token: 'r/1', isForgotPassword: false },
        { token: 'q1', isForgotPassword: true },
      ]);
    });

    it('[FSITE-06] takes what is no token for a link that is over, and a fault for a fault', async () => {
      serve({ [ask]: { status: 422 } });
      expect(await findLink({ api: browserApi, params, url })).toBeNull();
      serve({ [ask]: { status: 429, body: 'Please wait.' } });
      await expect(findLink({ api: browserApi, params, url })).rejects.toThrow('Please wait.');
    });
  });

  it('[FSITE-06] shows no form for a link that is over, but the way to a new one', () => {
    renderAt(<ResetPage />, { params: { isForgotPassword: 'true', PasswordResetToken: 'r1' }, data: null });
    expect(screen.getByText('This link has been used or has expired.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/forgotpassword');
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  });

  it('[FSITE-06] asks again when the link was used while somebody typed', async () => {
    serve({ 'POST /api/account/resetpassword': { status: 400, body: 'This link has been used or has expired.' } });
    const { reloads } = renderAt(<ResetPage />, {
      params: { isForgotPassword: 'true', PasswordResetToken: 'r1' },
      data: 'maya@okafor.example',
    });
    await userEvent.type(screen.getByLabelText('Password'), 'Storage-2027');
    await userEvent.type(screen.getByLabelText('Confirm Password'), 'Storage-2027');
    await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
    await waitFor(() => expect(reloads()).toBe(1));
  });

  it('[FSITE-06] ends in a notice on the sign-in page, once, where the email is filled in', async () => {
    signedInAs('Buyer');
    serve({ 'POST /api/account/resetpassword': { body: {} } });
    const { visited, unmount } = renderAt(<ResetPage />, {
      params: { isForgotPassword: 'true', PasswordResetToken: 'r1' },
      data: 'maya@okafor.example',
    });
    await userEvent.type(screen.getByLabelText('Password'), 'Storage-2027');
    await userEvent.type(screen.getByLabelText('Confirm Password'), 'Storage-2027');
    await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
    await waitFor(() => expect(visited).toEqual(['/signin']));
    expect(readSession()).toBeNull();
    unmount();
    const signInPage = renderAt(<SignInPage />);
    expect(screen.getByRole('status')).toHaveTextContent('Password changed successfully');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('maya@okafor.example');
    signInPage.unmount();
    renderAt(<SignInPage />);
    expect(screen.getByLabelText('Email')).toHaveValue('');
  });
});
