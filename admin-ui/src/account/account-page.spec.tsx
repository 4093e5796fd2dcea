import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storedIdentity } from '../auth/session';
import { Toasts } from '../layout/toasts';
import { fakeApi } from '../test/fake-api';
import { Screen } from '../test/screen';
import AccountPage from './account-page';

const profile = {
  FirstName: 'Sam',
  LastName: 'Carter',
  Email: 'admin@stowbridge.example',
  PendingEmail: null,
  PhoneNumber: '303-555-0142',
  CompanyName: null,
  StateId: null,
  State: null,
  PositionID: null,
  Position: null,
  City: null,
};

function open(
  answers: {
    save?: { status?: number; text?: string; json?: unknown };
    password?: { status?: number; text?: string; json?: unknown };
  } = {},
) {
  const calls = fakeApi([
    [/GET .*account\/profile/, () => ({ json: profile })],
    [
      /GET .*sign-ins/,
      () => ({
        json: {
          signIns: [
            { at: '2026-11-03T16:20:00Z', kind: 'password', address: '203.0.113.7', device: 'Firefox 144 on Windows' },
          ],
          failed: 2,
          lastFailedAt: '2026-11-02T16:20:00Z',
        },
      }),
    ],
    [
      /GET .*mail-preferences/,
      () => ({ json: { offers: true, properties: true, messages: true, reports: true, listings: true } }),
    ],
    [/POST .*account\/update\/profile/, () => answers.save ?? { json: { ...profile, LastName: 'Rivers' } }],
    [
      /POST .*account\/changepassword/,
      () => answers.password ?? { json: { Message: 'Password changed successfully' } },
    ],
  ]);
  render(
    <Screen at="/my-account">
      <AccountPage />
      <Toasts />
    </Screen>,
  );
  return { posts: () => calls.filter(({ method }) => method === 'POST') };
}

describe("an administrator's own account", () => {
  it('[REG-43] [REG-44] [REG-46] [REG-60] saves the reduced form, and the name everywhere', async () => {
    const { posts } = open();
    expect(screen.getByRole('heading', { name: 'Edit Profile' })).toBeInTheDocument();
    expect(await screen.findByLabelText(/^First Name/)).toHaveValue('Sam');
    expect(await screen.findByRole('link', { name: 'third-party notices' })).toHaveAttribute('href', '/licenses.txt');
    expect(screen.getAllByRole('textbox').map((input) => (input as HTMLInputElement).value)).toEqual([
      'Sam',
      'Carter',
      '303-555-0142',
      'admin@stowbridge.example',
    ]);
    await userEvent.clear(screen.getByLabelText(/^Last Name/));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Last Name is required')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText(/^Last Name/), 'Rivers{Enter}');
    expect(await screen.findByText('Account updated successfully')).toBeInTheDocument();
    expect(posts()).toHaveLength(1);
    expect(posts()[0].body).toEqual({
      FirstName: 'Sam',
      LastName: 'Rivers',
      Email: 'admin@stowbridge.example',
      PhoneNumber: '303-555-0142',
    });
    expect(storedIdentity().name).toBe('Sam Rivers');
  });

  it("[FSEC-16] shows one's own last sign-ins", async () => {
    open();
    const panel = within(await screen.findByRole('region', { name: 'Sign-ins' }));
    expect(await panel.findByRole('listitem')).toHaveTextContent('Firefox 144 on Windows, 203.0.113.7');
  });

  it('[FSEC-04] says that a new email waits to be confirmed, and keeps the old one', async () => {
    open({ save: { json: { ...profile, PendingEmail: 'sam@carter.example' } } });
    const email = await screen.findByLabelText(/^Email/);
    await userEvent.clear(email);
    await userEvent.type(email, 'sam@carter.example{Enter}');
    expect(await screen.findByText(/We have sent a link to sam@carter.example/)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Email/)).toHaveValue('admin@stowbridge.example');
    expect(storedIdentity().email).toBe('admin@stowbridge.example');
  });

  it('[REG-50] says at the field that an address is taken', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    open({ save: { status: 400, text: 'Exist' } });
    const email = await screen.findByLabelText(/^Email/);
    await userEvent.clear(email);
    await userEvent.type(email, 'buyer@stowbridge.example{Enter}');
    expect(await screen.findByText('A user already exists with this email.')).toBeInTheDocument();
    expect(email).toHaveValue('buyer@stowbridge.example');
    log.mockRestore();
  });

  it('[REG-63] [REG-64] [REG-65] changes the password in its dialog', async () => {
    const { posts } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Change Password' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Password' }));
    await userEvent.type(dialog.getByLabelText(/^Password/), 'Granite-77');
    await userEvent.type(dialog.getByLabelText(/^Confirm Password/), 'Granite-78{Enter}');
    expect(await dialog.findByText('Mismatch Confirm Password')).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText(/^Confirm Password/), '{Backspace}7{Enter}');
    expect(await screen.findByText('Password changed successfully')).toBeInTheDocument();
    expect(posts()[0].body).toEqual({ Password: 'Granite-77', ConfirmPassword: 'Granite-77' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('[REG-64] shows why a change is refused, and keeps the dialog', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    open({ password: { status: 400, text: 'Please sign in again to change your password.' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Change Password' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Password' }));
    await userEvent.type(dialog.getByLabelText(/^Password/), 'Granite-77');
    await userEvent.type(dialog.getByLabelText(/^Confirm Password/), 'Granite-77{Enter}');
    expect(await dialog.findByText('Please sign in again to change your password.')).toBeInTheDocument();
    log.mockRestore();
  });
});
