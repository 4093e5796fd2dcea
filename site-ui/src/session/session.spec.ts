import { serve } from '../../test/api-double';
import { browserApi } from '../api/browser-api';
import { clearSession, readSession, subscribeSession, updateSession } from './session';
import { enter, landingOf, roleOf, type SignedIn } from './sign-in';
import { signOut } from './sign-out';

const answer = (roles: [id: 1 | 2 | 3, isDefault: boolean][], names: string[]): SignedIn => ({
  Token: 'token-1',
  Id: 7,
  FirstName: 'Maya',
  LastName: 'Okafor',
  Email: 'maya@okafor.example',
  SessionId: 's-1',
  Role: names,
  DefaultRole: roles.map(([RoleId, IsDefault]) => ({ RoleId, IsDefault })),
});
const both = ['Buyer', 'Seller'];

describe('what the browser keeps of a session', () => {
  it('[AUTH-24, AUTH-25, AUTH-26, AUTH-29, AUTH-23] keeps token, ids, role, default flags, name and user type', () => {
    enter(
      answer(
        [
          [2, true],
          [3, true],
        ],
        both,
      ),
    );
    expect(Object.fromEntries(Object.entries(localStorage))).toMatchObject({
      accessKey: 'token-1',
      sessionId: 's-1',
      id: '7',
      role: 'Buyer',
      buyerDefault: 'true',
      sellerDefault: 'true',
      userName: 'Maya Okafor',
      userType: '2',
    });
    expect(document.cookie).toContain('area=site');
  });

  it('[AUTH-27, AUTH-28] keeps the unread count and the pairs of property and NDA', () => {
    updateSession({ token: 't', unread: 3, ndas: { 12: 70, 15: 71 } });
    expect(localStorage.getItem('Count')).toBe('3');
    expect(localStorage.getItem('buyerStoreNDAIDs')).toBe('12##70,15##71');
    expect(readSession()).toMatchObject({ unread: 3, ndas: { 12: 70, 15: 71 } });
  });

  it.each([
    [
      '[AUTH-16]',
      [
        [2, false],
        [3, true],
      ],
      both,
      'Seller',
    ],
    [
      '[AUTH-17]',
      [
        [2, true],
        [3, false],
      ],
      both,
      'Buyer',
    ],
    [
      '[AUTH-17]',
      [
        [2, true],
        [3, true],
      ],
      both,
      'Buyer',
    ],
    ['[AUTH-22]', [[1, true]], ['Admin'], 'Admin'],
  ] as const)('%s takes the role of the default flags %j', (_id, roles, names, role) => {
    expect(
      roleOf(
        answer(
          roles.map(([id, isDefault]) => [id, isDefault]),
          [...names],
        ),
      ),
    ).toBe(role);
  });

  it('[AUTH-13, AUTH-14, AUTH-15, SHELL-78, SHELL-79, SHELL-80] lands by role', () => {
    expect(landingOf('Seller')).toBe('/seller/dashboard');
    expect(landingOf('Buyer')).toBe('/buyer/dashboard');
    expect(landingOf('Admin')).toBe('/admin/dashboard/1');
  });

  it('tells its listeners, and answers the same object as long as nothing changes', () => {
    enter(answer([[2, true]], both));
    const before = readSession();
    expect(readSession()).toBe(before);
    const heard = jest.fn();
    const stop = subscribeSession(heard);
    updateSession({ unread: 1 });
    expect(heard).toHaveBeenCalledTimes(1);
    expect(readSession()).not.toBe(before);
    stop();
  });

  it('[AUTH-33, AUTH-34] ends the session on the server and forgets everything here', async () => {
    const calls = serve({ 'POST /api/home/logout/s-1': {} });
    enter(answer([[2, true]], both));
    await signOut(browserApi);
    expect(calls).toMatchObject([{ method: 'POST', path: '/api/home/logout/s-1', token: 'Bearer token-1' }]);
    expect(localStorage).toHaveLength(0);
  });

  it('[AUTH-33] asks no server without a session id, and forgets even when the server fails', async () => {
    const calls = serve({});
    updateSession({ token: 't' });
    await signOut(browserApi);
    expect(calls).toEqual([]);
    updateSession({ token: 't', sessionId: 'x' });
    await signOut(browserApi);
    expect(readSession()).toBeNull();
  });

  it('has no session once it is cleared', () => {
    updateSession({ token: 't' });
    clearSession();
    expect(readSession()).toBeNull();
  });
});
