import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toasts } from '../layout/toasts';
import { fakeApi, type Call } from '../test/fake-api';
import { Screen } from '../test/screen';
import { insertStyles } from '../test/styles';
import ApiKeys from './api-keys';

const key = {
  id: 3,
  name: 'Accounting',
  hint: 'wxyz',
  scopes: ['deals:read'],
  userId: 1,
  userName: 'Sam Carter',
  createdAt: '2026-10-02T18:00:00Z',
  expiresAt: null,
  allowedAddresses: ['192.0.2.0/24'],
  lastUsedAt: null,
  revokedAt: null,
  replacedById: null,
};
const secret = 'sbk_0123456789abcdefwxyz';

function open(): Call[] {
  const calls = fakeApi([
    [/GET .*v1\/api-keys\?/, () => ({ json: [key], headers: { 'Content-Range': 'api-keys 0-0/1' } })],
    [/POST .*v1\/api-keys\/3\/rotate/, () => ({ status: 201, json: { ...key, id: 5, hint: 'wxyz', secret } })],
    [/POST .*v1\/api-keys/, () => ({ status: 201, json: { ...key, id: 4, name: 'Website', secret } })],
    [/DELETE .*v1\/api-keys\/3/, () => ({ json: { id: 3 } })],
  ]);
  render(
    <Screen at="/admin/api-keys">
      <Toasts />
      <ApiKeys />
    </Screen>,
  );
  return calls;
}

describe('the API keys', () => {
  beforeAll(insertStyles);

  it('lists keys by name and last four characters, never the key', async () => {
    open();
    const row = await screen.findByRole('row', { name: /Accounting/ });
    expect(row).toHaveTextContent('sbk_…wxyz');
    expect(row).toHaveTextContent('Deals: read');
    expect(row).toHaveTextContent('Only from 192.0.2.0/24');
    expect(row).toHaveTextContent('Active');
  });

  it('makes a key with the chosen scopes, and shows it once, with a warning', async () => {
    const user = userEvent.setup();
    const calls = open();
    await user.click(await screen.findByRole('button', { name: 'Create API key' }));
    const form = within(screen.getByRole('dialog', { name: 'Create API key' }));
    await user.click(form.getByRole('button', { name: 'Create API key' }));
    expect(await form.findByText('Name is required')).toBeInTheDocument();
    expect(form.getByText('Scopes are required')).toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await user.type(form.getByRole('textbox', { name: /Name/ }), 'Website');
    await user.click(form.getByRole('checkbox', { name: 'Read: Properties' }));
    await user.click(form.getByRole('checkbox', { name: 'Write: Enquiries' }));
    await user.click(form.getByRole('button', { name: 'Create API key' }));
    const shown = within(await screen.findByRole('dialog', { name: 'The key for Website' }));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Website',
      scopes: ['properties:read', 'enquiries:write'],
      expiresAt: null,
      allowedAddresses: [],
    });
    expect(shown.getByRole('textbox', { name: 'API key' })).toHaveValue(secret);
    expect(shown.getByRole('alert')).toHaveTextContent('This key is shown only now.');

    await user.click(shown.getByRole('button', { name: 'Done' }));
    await user.click(await screen.findByRole('button', { name: 'Back to the key' }));
    await user.click(await shown.findByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(secret);
    await user.click(shown.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByDisplayValue(secret)).not.toBeInTheDocument());
  });

  it('[BEYA-69] lets a key decide on access, and into no log', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Create API key' }));
    const form = within(screen.getByRole('dialog', { name: 'Create API key' }));
    await userEvent.click(form.getByRole('checkbox', { name: 'Write: NDAs' }));
    expect(form.getByRole('checkbox', { name: 'Write: NDAs' })).toBeChecked();
    expect(form.queryByRole('checkbox', { name: 'Write: Audit log' })).not.toBeInTheDocument();
  });

  it('[FINT-18] replaces a key after the question, and shows the new one once', async () => {
    const calls = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Replace: Accounting, sbk_…wxyz' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Replace API key' }));
    expect(dialog.getByText(/have 7 days to change over/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Replace' }));
    const shown = within(await screen.findByRole('dialog', { name: 'The key for Accounting' }));
    expect(shown.getByRole('textbox', { name: 'API key' })).toHaveValue(secret);
    expect(calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual([
      ['/api/v1/api-keys/3/rotate', {}],
    ]);
  });

  it('revokes a key after the question', async () => {
    const calls = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke: Accounting, sbk_…wxyz' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Revoke API key' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('The key Accounting is revoked.')).toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual(['/api/v1/api-keys/3']);
  });
});
