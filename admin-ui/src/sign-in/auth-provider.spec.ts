import { leavePage, readPage, takeNotice, wantPage } from '@stowbridge/contract/sign-in-again';
import { HttpError } from 'react-admin';
import { fakeApi } from '../test/fake-api';
import { authProvider } from './auth-provider';
import { signIn } from './sign-in';
import { keepDraft } from '../auth/drafts';
import { leaveFor } from '../auth/leave-for';
import { storeSession } from '../auth/session';

jest.mock('../auth/leave-for');

const credentials = { email: 'admin@stowbridge.example', password: 'Storage-2026' };
const answer = (roleId: number) => ({
  Token: 'token-1',
  Id: 12,
  FirstName: 'Sam',
  LastName: 'Carter',
  Email: credentials.email,
  Role: ['Admin'],
  DefaultRole: [{ RoleId: roleId, IsDefault: true }],
  SessionId: 's-9',
  IsConfirmed: true,
  PasswordResetToken: null,
});
const stored = () => ({ ...localStorage });

function signedIn() {
  storeSession({
    accessKey: 'token-1',
    sessionId: 's-9',
    id: 12,
    role: 'Admin',
    name: 'Sam Carter',
    email: credentials.email,
    userType: 1,
  });
}

describe('the administrator sign-in', () => {
  it('[AUTH-06] [AUTH-07] [AUTH-20] keeps the session and leads to /admin/dashboard/1', async () => {
    const calls = fakeApi([[/account\/login/, () => ({ json: answer(1) })]]);
    await expect(signIn(credentials)).resolves.toBe('/admin/dashboard/1');
    expect(calls[0]).toMatchObject({
      path: '/api/account/login',
      body: { UserName: credentials.email, Password: credentials.password, UserTypeId: 1 },
    });
    expect(stored()).toEqual({
      accessKey: 'token-1',
      sessionId: 's-9',
      id: '12',
      role: 'Admin',
      name: 'Sam Carter',
      email: credentials.email,
      userType: '1',
    });
    expect(document.cookie).toContain('area=admin');
  });

  it('[AUTH-05] [ERR-12] refuses anyone who is no administrator and ends that session', async () => {
    const calls = fakeApi([
      [/account\/login/, () => ({ json: answer(2) })],
      [/home\/logout/, () => ({ text: 'ok' })],
    ]);
    await expect(signIn(credentials)).rejects.toThrow('Invalid user credential');
    expect(calls[1]).toMatchObject({ method: 'POST', path: '/api/home/logout/s-9', token: 'Bearer token-1' });
    expect(stored()).toEqual({});
  });

  it('[AUTH-18] leads an unconfirmed account to the password reset', async () => {
    fakeApi([
      [
        /account\/login/,
        () => ({ json: { ...answer(1), Token: null, IsConfirmed: false, PasswordResetToken: 'r-1' } }),
      ],
    ]);
    await expect(signIn(credentials)).resolves.toBe('/resetpassword/false/r-1');
    expect(stored()).toEqual({});
  });

  it('[ERR-10] shows the text of a 400', async () => {
    fakeApi([[/account\/login/, () => ({ status: 400, text: 'The password is wrong.' })]]);
    await expect(signIn(credentials)).rejects.toThrow('The password is wrong.');
  });

  it('[ERR-11] shows Something went wrong. for another failure', async () => {
    fakeApi([[/account\/login/, () => ({ status: 502, text: '<html>' })]]);
    await expect(signIn(credentials)).rejects.toThrow('Something went wrong.');
  });

  it('[ERR-13] explains an inactive account', async () => {
    fakeApi([[/account\/login/, () => ({ status: 400, text: 'INACTIVE-USER' })]]);
    await expect(signIn(credentials)).rejects.toThrow(
      /^Your account is inactive\. To reactivate, please contact us at .* or .*\.$/,
    );
  });
});

describe('the guard of the admin screens', () => {
  beforeEach(() => {
    signedIn();
    jest.mocked(leaveFor).mockClear();
  });

  it.each([
    ['[SHELL-28] [SHELL-42]', 'has no token', () => localStorage.removeItem('accessKey')],
    ['[SHELL-42] [SHELL-43]', 'has another role', () => localStorage.setItem('role', 'Buyer')],
  ])('%s loads /admin once for anyone who %s, however often it is asked', async (_, __, lose) => {
    lose();
    const settled = jest.fn();
    for (const asked of [authProvider.checkAuth({}), authProvider.logout({}), authProvider.checkAuth({})]) {
      asked.then(settled, settled);
    }
    await new Promise((resolve) => setTimeout(resolve));
    expect(jest.mocked(leaveFor).mock.calls).toEqual([['/admin']]);
    expect(settled).not.toHaveBeenCalled();
    expect(stored()).toEqual({});
  });

  it('[SHELL-52] lets an administrator pass', async () => {
    signedIn();
    await expect(authProvider.checkAuth({})).resolves.toBeUndefined();
  });

  it.each([
    ['ERR-02', 401],
    ['ERR-03', 500],
  ])('[%s] a %i clears the stored session and leads to /', async (_, status) => {
    signedIn();
    await expect(authProvider.checkError(new HttpError('', status))).rejects.toMatchObject({
      redirectTo: `${location.origin}/`,
    });
    // react-admin signs out before it goes there, and waits for that.
    await expect(authProvider.logout({})).resolves.toBe(`${location.origin}/`);
    expect(stored()).toEqual({});
    fakeApi([[/account\/login/, () => ({ json: answer(1) })]]);
    await signIn(credentials);
  });

  it('[FSEC-08] remembers the page on which a session ended, and leads the same person back to it', async () => {
    signedIn();
    history.replaceState(null, '', '/admin/property/4?tab=2');
    await expect(authProvider.checkError(new HttpError('', 401))).rejects.toBeDefined();
    expect(takeNotice(sessionStorage)).toBe(true);
    fakeApi([[/account\/login/, () => ({ json: answer(1) })]]);
    await expect(signIn(credentials)).resolves.toBe('/admin/property/4?tab=2');
    await expect(signIn(credentials)).resolves.toBe('/admin/dashboard/1');
  });

  it('[FSEC-08] leads nobody to the page of somebody else, and after a fault nowhere, but says that there was one', async () => {
    signedIn();
    fakeApi([[/account\/login/, () => ({ json: answer(1) })]]);
    await expect(authProvider.checkError(new HttpError('', 500))).rejects.toBeDefined();
    expect([takeNotice(sessionStorage), readPage(sessionStorage)]).toEqual([
      true,
      expect.objectContaining({ id: 12, fault: true }),
    ]);
    await expect(signIn(credentials)).resolves.toBe('/admin/dashboard/1');
    leavePage(sessionStorage, { id: 13, role: 'Admin', path: '/admin/vendors' });
    await expect(signIn(credentials)).resolves.toBe('/admin/dashboard/1');
  });

  it.each([
    [{ path: '/my-account' }, '/my-account'],
    [{ path: '/seller/dashboard', role: 'Seller' }, '/admin/dashboard/1'],
  ])('[FSITE-03] who asked the site for %j is led to %s', async (page, led) => {
    wantPage(sessionStorage, page);
    fakeApi([[/account\/login/, () => ({ json: answer(1) })]]);
    await expect(signIn(credentials)).resolves.toBe(led);
  });

  it.each([
    ['/admin/dealtracker?filter=%7B%22statusId%22%3A6%7D', '/admin/dealtracker?filter=%7B%22statusId%22%3A6%7D'],
    ['/viewbuyer/12/edit', '/viewbuyer/12/edit'],
    ['/admin/no-such-page', '/admin/dashboard/1'],
    [`/admin/vendors?filter=${'x'.repeat(2000)}`, '/admin/dashboard/1'],
  ])(
    '[FSITE-03] who asks for %.40s signed out is led to %.40s by the sign-in, also over a temporary password',
    async (asked, led) => {
      localStorage.clear();
      history.replaceState(null, '', asked);
      void authProvider.checkAuth({});
      await new Promise((resolve) => setTimeout(resolve));
      expect(jest.mocked(leaveFor).mock.calls).toEqual([['/admin']]);
      fakeApi([
        [
          /account\/login/,
          () => ({ json: { ...answer(1), Token: null, IsConfirmed: false, PasswordResetToken: 'r-1' } }),
        ],
      ]);
      await expect(signIn(credentials)).resolves.toBe('/resetpassword/false/r-1');
      fakeApi([[/account\/login/, () => ({ json: answer(1) })]]);
      await expect(signIn(credentials)).resolves.toBe(led);
    },
  );

  it('[FOFF-01] [FSITE-04] what was typed outlives a session that ended, and not a sign-out or the sign-in of somebody else', async () => {
    const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'));
    const draft = { start: {}, values: { name: 'Depot' }, files: [] };
    fakeApi([
      [/account\/login/, () => ({ json: answer(1) })],
      [/home\/logout/, () => ({ text: 'ok' })],
    ]);
    keepDraft('vendor/new', draft);
    history.replaceState(null, '', '/admin/vendors/new');
    await expect(authProvider.checkError(new HttpError('', 500))).rejects.toBeDefined();
    expect(drafts()).toEqual(['draft:12:vendor/new']);
    localStorage.setItem('draft:13:vendor/new', JSON.stringify(draft));
    await expect(signIn(credentials)).resolves.toBe('/admin/vendors/new');
    expect(drafts()).toEqual(['draft:12:vendor/new']);
    await authProvider.logout({});
    expect(drafts()).toEqual([]);
  });

  it('[ERR-07] other failures leave the session alone', async () => {
    signedIn();
    await expect(authProvider.checkError(new HttpError('', 403))).resolves.toBeUndefined();
    expect(localStorage.getItem('accessKey')).toBe('token-1');
  });
});

describe('signing out', () => {
  it('[AUTH-33] [AUTH-34] [AUTH-35] ends the session there and here and leads to /', async () => {
    signedIn();
    localStorage.setItem('Count', '4');
    const calls = fakeApi([[/home\/logout/, () => ({ text: 'ok' })]]);
    await expect(authProvider.logout({})).resolves.toBe(`${location.origin}/`);
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /api/home/logout/s-9']);
    expect(stored()).toEqual({});
  });

  it('[AUTH-34] works without the server', async () => {
    signedIn();
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('offline'));
    await expect(authProvider.logout({})).resolves.toBe(`${location.origin}/`);
    expect(stored()).toEqual({});
    log.mockRestore();
  });
});
