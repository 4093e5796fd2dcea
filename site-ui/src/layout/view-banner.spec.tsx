import { keepViewing, readViewing } from '@stowbridge/contract/viewing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve } from '../../test/api-double';
import { signedInAs } from '../../test/fixtures';
import { renderAt } from '../../test/render-page';
import { browserApi } from '../api/browser-api';
import { leaveTo } from '../lib/leave-to';
import { clearSession, readSession, updateSession } from '../session/session';
import { SiteLayout } from './site-layout';
import { useSignOut } from './use-sign-out';

jest.mock('../lib/leave-to', () => ({ leaveTo: jest.fn() }));

const BACK = '/admin/viewbuyer/7';
const viewing = (given: object = {}) => ({
  token: 'view-token',
  sessionId: 's-9',
  userId: 7,
  firstName: 'Dana',
  lastName: 'Smith',
  email: 'dana@example.com',
  defaultRoles: ['Buyer', 'Seller'],
  expiresAt: new Date(Date.now() + 900_000).toISOString(),
  back: BACK,
  ...given,
});
const TEXT = 'You see what Dana sees. Nothing you press changes anything.';

function SignOut() {
  const signOut = useSignOut();
  return <button onClick={() => void signOut()}>Leave</button>;
}

describe('a tab in which an administrator looks as somebody else', () => {
  let own: [string, string][];
  beforeEach(() => {
    sessionStorage.clear();
    jest.mocked(leaveTo).mockClear();
    signedInAs('Admin');
    own = Object.entries(localStorage);
    keepViewing(sessionStorage, viewing());
  });
  afterEach(() => sessionStorage.clear());
  const isOver = () => {
    expect([readViewing(sessionStorage), jest.mocked(leaveTo).mock.calls]).toEqual([null, [[BACK]]]);
    expect([Object.entries(localStorage), readSession()?.role]).toEqual([own, 'Admin']);
  };

  it("[BEYE-55] is that person's, and leaves what is stored of the administrator as it is", () => {
    expect(readSession()).toMatchObject({ id: 7, role: 'Buyer', name: 'Dana Smith', token: 'view-token', unread: 0 });
    expect(readSession()).toBe(readSession());
    const cookie = document.cookie;
    updateSession({ unread: 4, role: 'Seller' });
    expect(readSession()).toMatchObject({ id: 7, role: 'Seller', unread: 4 });
    expect([Object.entries(localStorage), document.cookie]).toEqual([own, cookie]);
    clearSession();
    expect([readSession()?.role, document.cookie]).toEqual(['Admin', cookie]);
  });

  it('[BEYE-55] says so, and End ends it on the server and leads back to the person', async () => {
    const calls = serve({ 'DELETE /api/v1/users/7/view': { status: 204 } });
    renderAt(<SiteLayout>content</SiteLayout>);
    expect(await screen.findByText(TEXT)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'End' }));
    await waitFor(isOver);
    expect(calls).toMatchObject([{ method: 'DELETE', path: '/api/v1/users/7/view', token: 'Bearer view-token' }]);
    await waitFor(() => expect(screen.queryByText(TEXT)).not.toBeInTheDocument());
  });

  it('[BEYE-59] to sign out in it ends the view, and not the session of anybody', async () => {
    const calls = serve({ 'DELETE /api/v1/users/7/view': { status: 204 } });
    renderAt(<SignOut />);
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(isOver);
    expect(calls.map(({ path }) => path)).toEqual(['/api/v1/users/7/view']);
  });

  it('[BEYE-56] says why nothing is changed, also where the refusal is a mere text', async () => {
    const body = 'You are viewing as Dana. Nothing can be changed.';
    serve({ 'POST /api/account/update/profile': { status: 403, body } });
    await expect(browserApi.request({ method: 'POST', url: '/api/account/update/profile' })).rejects.toMatchObject({
      message: body,
    });
    expect(readViewing(sessionStorage)).not.toBeNull();
  });

  it('[BEYE-63] refreshes nothing: once the server knows it no more, it is over here', async () => {
    const calls = serve({ 'GET /api/buyer/stores': { status: 401, body: 'Please sign in.' } });
    await act(() => browserApi.request({ method: 'GET', url: '/api/buyer/stores' }).catch(() => undefined));
    isOver();
    expect(calls.map(({ path }) => path)).toEqual(['/api/buyer/stores']);
  });

  it('[BEYE-63] ends by itself when its time is up', async () => {
    keepViewing(sessionStorage, viewing({ expiresAt: new Date(Date.now() + 60).toISOString() }));
    renderAt(<SiteLayout>content</SiteLayout>);
    await waitFor(isOver);
  });

  it('[BEYE-55] others see no banner', () => {
    sessionStorage.clear();
    renderAt(<SiteLayout>content</SiteLayout>);
    expect(screen.queryByText(/Nothing you press/)).not.toBeInTheDocument();
  });
});
