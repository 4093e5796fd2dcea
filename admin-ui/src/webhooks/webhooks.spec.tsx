import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toasts } from '../layout/toasts';
import { fakeApi, type Call } from '../test/fake-api';
import { Screen } from '../test/screen';
import Webhooks from './webhooks';

const url = 'https://crm.example/stowbridge';
const webhook = {
  id: 3,
  url,
  description: 'CRM',
  events: ['offer.submitted'],
  state: 'active',
  reason: null,
  failingSince: null,
  previousUntil: null,
  lastDeliveredAt: null,
  madeById: 1,
  madeByName: 'Sam Carter',
  createdAt: '2026-10-02T18:00:00Z',
  modifiedAt: '2026-10-02T18:00:00Z',
};
const delivery = {
  id: 8,
  changeId: 5,
  webhookId: 3,
  type: 'offer.submitted',
  state: 'waiting',
  status: 503,
  ms: 120,
  error: 'The answer was 503.',
  attempt: 2,
  resent: false,
  at: '2026-10-02T18:00:00Z',
  triedAt: '2026-10-02T18:00:05Z',
  nextAt: '2026-10-02T18:05:05Z',
};
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

function open(at = '/admin/webhooks', given: object = {}): Call[] {
  const calls = fakeApi([
    [/GET .*v1\/webhooks\/3\/deliveries/, () => ({ json: [delivery], headers: { 'Content-Range': 'x 0-0/1' } })],
    [/GET .*v1\/webhooks\/3$/, () => ({ json: { ...webhook, ...given }, headers: { ETag: '"7"' } })],
    [
      /GET .*v1\/webhooks\?/,
      () => ({ json: [{ ...webhook, ...given }], headers: { 'Content-Range': 'webhooks 0-0/1' } }),
    ],
    [/POST .*v1\/webhooks\/3\/(test|deliveries)/, () => ({ status: 204 })],
    [/POST .*v1\/webhooks\/3\/resend/, () => ({ json: { count: 1200 } })],
    [/POST .*v1\/webhooks\/3\/rotate/, () => ({ json: { secret, previousUntil: webhook.createdAt } })],
    [/POST .*v1\/webhooks/, () => ({ status: 201, json: { ...webhook, id: 4, secret } })],
    [/PUT .*v1\/webhooks\/3/, () => ({ json: webhook })],
    [/DELETE .*v1\/webhooks\/3/, () => ({ status: 204 })],
  ]);
  render(
    <Screen at={at}>
      <Toasts />
      <Webhooks />
    </Screen>,
  );
  return calls;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const posts = (calls: Call[]) => calls.filter(({ method }) => method === 'POST').map(({ path }) => path);

describe('the webhooks', () => {
  it('are listed with their state, and why one is disabled', async () => {
    open('/admin/webhooks', { state: 'disabled', reason: 'It answered 410: it is gone.' });
    const row = await screen.findByRole('row', { name: /crm\.example/ });
    expect(row).toHaveTextContent('Disabled');
    expect(row).toHaveTextContent('It answered 410: it is gone.');
    expect(within(row).getByRole('button', { name: `Send a test: ${url}` })).toBeDisabled();
  });

  it('[BEYE-47] one is added with its events, and its secret is shown once', async () => {
    const calls = open();
    await press('Add webhook');
    const form = within(screen.getByRole('dialog', { name: 'Add webhook' }));
    await userEvent.click(form.getByRole('button', { name: 'Add webhook' }));
    expect(await form.findByText('Address is required')).toBeInTheDocument();
    expect(form.getByText('Events are required')).toBeInTheDocument();
    expect(posts(calls)).toEqual([]);
    await userEvent.type(form.getByRole('textbox', { name: /Address/ }), url);
    await userEvent.click(form.getByRole('checkbox', { name: 'offer.submitted' }));
    await userEvent.click(form.getByRole('checkbox', { name: 'property.created' }));
    await userEvent.click(form.getByRole('button', { name: 'Add webhook' }));
    const shown = within(await screen.findByRole('dialog', { name: 'The secret of the webhook' }));
    expect(shown.getByRole('textbox', { name: 'Secret' })).toHaveValue(secret);
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      url,
      description: '',
      events: ['offer.submitted', 'property.created'],
      state: 'active',
    });
  });

  it('[BEYE-43] its deliveries say what became of each, and are sent again', async () => {
    const calls = open();
    await press(`Deliveries: ${url}`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Deliveries' }));
    const row = await dialog.findByRole('row', { name: /offer\.submitted/ });
    expect(row).toHaveTextContent(/Waiting.*The answer was 503\., 120 ms, 2 tries, next /);
    await userEvent.click(within(row).getByRole('button', { name: 'Send again: offer.submitted, 8' }));
    expect(await screen.findByText('It is on its way again.')).toBeInTheDocument();
    expect(posts(calls)).toEqual(['/api/v1/webhooks/3/deliveries/8/resend']);
  });

  it('[BEYE-44] everything since a time is sent again, and how much that is', async () => {
    const calls = open();
    await press(`Send again since: ${url}`);
    const form = within(await screen.findByRole('dialog', { name: 'Send again since' }));
    await userEvent.click(form.getByRole('button', { name: 'Send again' }));
    expect(await form.findByText('Please enter a date and time')).toBeInTheDocument();
    const since = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 16);
    fireEvent.change(form.getByLabelText(/Since when/), { target: { value: since } });
    await userEvent.click(form.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('1,200 messages are on their way again.')).toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ since: new Date(since).toISOString() });
  });

  it('a test is sent to it', async () => {
    const calls = open();
    await press(`Send a test: ${url}`);
    expect(await screen.findByText(/^A test is on its way/)).toBeInTheDocument();
    expect(posts(calls)).toEqual(['/api/v1/webhooks/3/test']);
  });

  it('[BEYE-42] a new secret is made after the question', async () => {
    const calls = open();
    await press(`New secret: ${url}`);
    expect(posts(calls)).toEqual([]);
    await userEvent.click(
      within(screen.getByRole('alertdialog', { name: 'New secret' })).getByRole('button', { name: 'Make it' }),
    );
    expect(await screen.findByDisplayValue(secret)).toBeInTheDocument();
    expect(posts(calls)).toEqual(['/api/v1/webhooks/3/rotate']);
  });

  it('one is paused at the version that was read', async () => {
    const calls = open();
    await press(`Edit: ${url}`);
    const form = within(await screen.findByRole('dialog', { name: 'Edit webhook' }));
    await userEvent.click(await form.findByRole('switch', { name: /Paused/ }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The webhook is paused.')).toBeInTheDocument();
    const put = calls.find(({ method }) => method === 'PUT');
    expect(put?.body).toMatchObject({ url, events: ['offer.submitted'], state: 'paused' });
  });

  it('[BEYE-52] one is deleted after the question', async () => {
    const calls = open();
    await press(`Delete: ${url}`);
    await userEvent.click(
      within(screen.getByRole('alertdialog', { name: 'Delete webhook' })).getByRole('button', { name: 'Delete' }),
    );
    await waitFor(() => expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1));
    expect(await screen.findByText('The webhook is deleted.')).toBeInTheDocument();
  });
});
