import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve, type Replies } from '../../../test/api-double';
import { signedInAs } from '../../../test/fixtures';
import { renderAt } from '../../../test/render-page';
import Security from './security';

const APP = { id: 3, kind: 'totp', name: 'Phone', createdAt: '2026-11-02T16:20:00Z', lastUsedAt: null };
const CODES = ['abcde-fghjk', 'mnpqr-stuvw'];
const THIS = {
  id: 's-1',
  device: 'Firefox 144 on Windows',
  address: '203.0.113.7',
  signedInAt: '2026-11-02T16:20:00Z',
  lastUsedAt: '2026-11-02T16:20:00Z',
  isCurrent: true,
};
const OTHER = { ...THIS, id: 's-2', device: null, address: null, isCurrent: false };
const replies = (more: Replies = {}, factors: object[] = []): Replies => ({
  'GET /api/v1/me/second-factors': { body: { factors, recoveryCodesLeft: factors.length ? 9 : 0, isRequired: false } },
  'GET /api/v1/me/sessions': { body: [THIS, OTHER] },
  ...more,
});
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('what secures the account', () => {
  beforeEach(() => signedInAs('Buyer'));

  it('[BEYE-01, BEYE-02] an app is added by one of its codes, and is on once the recovery codes are kept', async () => {
    const calls = serve(
      replies({
        'POST /api/v1/me/second-factors/apps': {
          status: 201,
          body: { id: 3, secret: 'R2ENNRZW', address: 'otpauth://totp/x', picture: 'data:image/svg+xml;base64,AA' },
        },
        'POST /api/v1/me/second-factors/apps/3/confirm': { body: { recoveryCodes: CODES } },
        'POST /api/v1/me/recovery-codes/confirm': { status: 204 },
      }),
    );
    renderAt(<Security />);
    await press('Add an app');
    await userEvent.type(await screen.findByLabelText('Name'), 'Phone');
    await press('Continue');
    expect(await screen.findByText('R2ENNRZW')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Code of your app'), '123');
    await press('Continue');
    expect(screen.getByRole('alert')).toHaveTextContent('A code has 6 digits');
    await userEvent.type(screen.getByLabelText('Code of your app'), '456');
    await press('Continue');
    expect(await screen.findByText(CODES[1] ?? '')).toBeInTheDocument();
    expect(calls.some(({ path }) => path.endsWith('recovery-codes/confirm'))).toBe(false);
    await press('I have kept them');
    await waitFor(() => expect(screen.queryByText(CODES[1] ?? '')).not.toBeInTheDocument());
    expect(calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual([
      ['/api/v1/me/second-factors/apps', { name: 'Phone' }],
      ['/api/v1/me/second-factors/apps/3/confirm', { code: '123456' }],
      ['/api/v1/me/recovery-codes/confirm', undefined],
    ]);
  });

  it('[BEYE-06] removing a factor asks for a factor first', async () => {
    let shown = false;
    const calls = serve(
      replies(
        {
          'DELETE /api/v1/me/second-factors/3': () =>
            shown
              ? { status: 204 }
              : { status: 422, body: { detail: 'Please confirm with your second factor first.' } },
          'POST /api/v1/me/second-factors/shown': () => {
            shown = true;
            return { status: 204 };
          },
        },
        [APP],
      ),
    );
    renderAt(<Security />);
    await press('Remove Phone');
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it is you' }));
    await userEvent.type(await dialog.findByLabelText('Code of your app'), '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(2));
    expect(calls.find(({ path }) => path.endsWith('/shown'))?.body).toEqual({ code: '123456' });
  });

  it('[FSEC-18] lists the sessions and ends one or all others', async () => {
    const calls = serve(
      replies({ 'DELETE /api/v1/me/sessions/s-2': { status: 204 }, 'DELETE /api/v1/me/sessions': { status: 204 } }),
    );
    renderAt(<Security />);
    const list = within(await screen.findByRole('region', { name: 'Sessions' }));
    expect(await list.findByText('203.0.113.7, this one')).toBeInTheDocument();
    await press('End the session of Unknown device');
    await press('End all others');
    await waitFor(() =>
      expect(calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
        '/api/v1/me/sessions/s-2',
        '/api/v1/me/sessions',
      ]),
    );
  });

  it('says so where nothing can be read', async () => {
    serve({});
    renderAt(<Security />);
    expect(await screen.findByText('Your second factors are not here just now.')).toBeInTheDocument();
    expect(await screen.findByText('Your sessions are not here just now.')).toBeInTheDocument();
  });
});
