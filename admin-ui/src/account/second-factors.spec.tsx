import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toasts } from '../layout/toasts';
import { fakeApi } from '../test/fake-api';
import { Screen } from '../test/screen';
import { ChangePassword } from './change-password';
import { OpenSessions } from './open-sessions';
import { SecondFactors } from './second-factors';

const PHONE = { id: 3, kind: 'totp', name: 'Phone', createdAt: '2026-11-02T16:20:00Z', lastUsedAt: null };
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

function open(
  factors: object[],
  routes: Parameters<typeof fakeApi>[0] = [],
  isRequired = false,
  child = <SecondFactors />,
) {
  const calls = fakeApi([
    [/GET .*second-factors$/, () => ({ json: { factors, recoveryCodesLeft: factors.length && 9, isRequired } })],
    [/GET .*me\/sessions$/, () => ({ json: [THIS, OTHER] })],
    ...routes,
  ]);
  render(
    <Screen at="/my-account">
      {child}
      <Toasts />
    </Screen>,
  );
  return {
    sent: () => calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]),
  };
}

/** Refuses until a factor was shown. */
function untilShown(what: RegExp): Parameters<typeof fakeApi>[0] {
  let shown = false;
  return [
    [
      what,
      () => (shown ? { json: {} } : { status: 422, json: { detail: 'Please confirm with your second factor first.' } }),
    ],
    [
      /POST .*second-factors\/shown$/,
      () => {
        shown = true;
        return {};
      },
    ],
  ];
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe("an administrator's second factors", () => {
  it('[BEYE-01] [BEYE-02] adds an app by one of its codes; it is on once the recovery codes are kept', async () => {
    const { sent } = open(
      [],
      [
        [
          /POST .*second-factors\/apps$/,
          () => ({
            status: 201,
            json: { id: 3, secret: 'R2ENNRZW', address: 'otpauth://x', picture: 'data:image/svg+xml,x' },
          }),
        ],
        [/POST .*apps\/3\/confirm$/, () => ({ json: { recoveryCodes: CODES } })],
        [/POST .*recovery-codes\/confirm$/, () => ({})],
      ],
    );
    expect(await screen.findByText(/nobody signs in with your password alone/)).toBeInTheDocument();
    await press('Add an app');
    await userEvent.type((await dialogOf('Add an app')).getByLabelText(/^Name/), 'Phone{Enter}');
    const connect = await dialogOf('Connect your app');
    expect(connect.getByText('R2ENNRZW')).toBeInTheDocument();
    expect(connect.getByRole('img', { name: 'QR code of the secret' })).toBeInTheDocument();
    await userEvent.type(connect.getByLabelText(/^Code of your app/), '123{Enter}');
    expect(await connect.findByText('A code has 6 digits')).toBeInTheDocument();
    await userEvent.type(connect.getByLabelText(/^Code of your app/), '456{Enter}');
    const codes = await dialogOf('Keep these recovery codes');
    expect(codes.getAllByRole('listitem').map((item) => item.textContent)).toEqual(CODES);
    expect(sent()).toHaveLength(2);
    await userEvent.click(codes.getByRole('button', { name: 'I have kept them' }));
    await waitFor(() => expect(screen.queryByText(CODES[0])).not.toBeInTheDocument());
    expect(sent()).toEqual([
      ['POST', '/api/v1/me/second-factors/apps', { name: 'Phone' }],
      ['POST', '/api/v1/me/second-factors/apps/3/confirm', { code: '123456' }],
      ['POST', '/api/v1/me/recovery-codes/confirm', undefined],
    ]);
  });

  it('[BEYE-06] removes one after a factor was shown', async () => {
    const { sent } = open([PHONE], untilShown(/DELETE .*second-factors\/3$/));
    expect(await screen.findByText('App, not used yet')).toBeInTheDocument();
    await press('Remove Phone');
    await press('Remove');
    const dialog = await dialogOf('Confirm it is you');
    await userEvent.type(await dialog.findByLabelText('Code of your app'), '123456{Enter}');
    expect(await screen.findByText('Phone is removed.')).toBeInTheDocument();
    expect(sent()).toEqual([
      ['DELETE', '/api/v1/me/second-factors/3', undefined],
      ['POST', '/api/v1/me/second-factors/shown', { code: '123456' }],
      ['DELETE', '/api/v1/me/second-factors/3', undefined],
    ]);
  });

  it('[BEYE-06] changes the password after a factor was shown', async () => {
    const close = jest.fn();
    open([PHONE], untilShown(/POST .*changepassword$/), false, <ChangePassword onClose={close} />);
    await userEvent.type(await screen.findByLabelText(/^Password/), 'Granite-77');
    await userEvent.type(screen.getByLabelText(/^Confirm Password/), 'Granite-77{Enter}');
    const dialog = await dialogOf('Confirm it is you');
    await userEvent.type(await dialog.findByLabelText('Code of your app'), '123456{Enter}');
    expect(await screen.findByText('Password changed successfully')).toBeInTheDocument();
    expect(close).toHaveBeenCalled();
  });

  it('renames one, and says why a change is refused', async () => {
    const why = 'Please sign in again to change how you sign in.';
    const { sent } = open(
      [PHONE],
      [
        [/PUT .*second-factors\/3$/, () => ({})],
        [/POST .*me\/recovery-codes$/, () => ({ status: 422, json: { detail: why } })],
      ],
    );
    await press('New recovery codes');
    expect(await screen.findByText(why)).toBeInTheDocument();
    await press('Rename Phone');
    await userEvent.type((await dialogOf('Rename second factor')).getByLabelText(/^Name/), ' 2{Enter}');
    expect(await screen.findByText('Phone 2 is saved.')).toBeInTheDocument();
    expect(sent().at(-1)).toEqual(['PUT', '/api/v1/me/second-factors/3', { name: 'Phone 2' }]);
  });

  it('[BEYE-07] says that one is required', async () => {
    open([], [], true);
    expect(await screen.findByText(/A second factor is required here/)).toBeInTheDocument();
  });
});

it('[FSEC-18] lists the open sessions and ends one, or all others, each confirmed', async () => {
  const { sent } = open([], [[/DELETE .*me\/sessions/, () => ({})]], false, <OpenSessions />);
  expect(await screen.findByText('This one')).toBeInTheDocument();
  expect(screen.getByText(/^203\.0\.113\.7, last used /)).toBeInTheDocument();
  await press('End the session of Unknown device');
  expect(sent()).toEqual([]);
  await press('End it');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await press('End all others');
  await press('End them');
  await waitFor(() =>
    expect(sent()).toEqual([
      ['DELETE', '/api/v1/me/sessions/s-2', undefined],
      ['DELETE', '/api/v1/me/sessions', undefined],
    ]),
  );
});
