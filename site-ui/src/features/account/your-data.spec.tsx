import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve } from '../../../test/api-double';
import { YourData } from './your-data';

const LIST = 'GET /api/v1/me/privacy-requests';
const ready = {
  id: 12,
  kind: 'export',
  deletesAt: null,
  reason: null,
  state: 'ready',
  receivedAt: '2026-11-03T16:20:00Z',
  readyUntil: '2026-11-04T16:20:00Z',
  endedAt: null,
};
const url = '/api/v1/me/privacy-requests/12/data.zip?token=x.y.z';

describe('Your data', () => {
  let saved: string[];
  beforeEach(() => {
    saved = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.getAttribute('href') ?? '');
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('asks for a copy, and lets the browser save it', async () => {
    const calls = serve({
      [LIST]: { body: [{ ...ready, state: 'expired' }] },
      'POST /api/v1/me/privacy-requests': { status: 201, body: ready },
      'POST /api/v1/me/privacy-requests/12/link': { body: { url } },
    });
    render(<YourData />);
    await userEvent.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText('Your browser downloads your data.')).toBeInTheDocument();
    expect(saved).toEqual([url]);
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2);
  });

  it('says until when a copy is ready, and saves it without asking once more', async () => {
    serve({ [LIST]: { body: [ready] }, 'POST /api/v1/me/privacy-requests/12/link': { body: { url } } });
    render(<YourData />);
    expect(await screen.findByText(/^Your copy is ready until Nov 4, 2026/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(saved).toEqual([url]));
  });

  it('asks for the password when the sign-in is too old', async () => {
    serve({
      [LIST]: { body: [] },
      'POST /api/v1/me/privacy-requests': {
        status: 422,
        body: { title: 'x', detail: 'Please sign in again to download your data.', code: 'invalid' },
      },
    });
    render(<YourData />);
    await userEvent.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect(await screen.findByRole('dialog', { name: 'Sign in again' })).toBeInTheDocument();
    expect(saved).toEqual([]);
  });

  it('says why it cannot be had', async () => {
    serve({
      [LIST]: { body: [] },
      'POST /api/v1/me/privacy-requests': {
        status: 503,
        body: { title: 'x', detail: 'Too many copies are being made just now.', code: 'unavailable' },
      },
    });
    render(<YourData />);
    await userEvent.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many copies are being made just now.');
  });

  it('deletes the account after a question, and takes it back', async () => {
    const waiting = {
      ...ready,
      id: 13,
      kind: 'delete',
      state: 'waiting',
      readyUntil: null,
      deletesAt: '2026-11-10T16:20:00Z',
    };
    let requests: object[] = [];
    const calls = serve({
      [LIST]: () => ({ body: requests }),
      'POST /api/v1/me/privacy-requests': () => ((requests = [waiting]), { status: 201, body: waiting }),
      'DELETE /api/v1/me/privacy-requests/13': () => (
        (requests = [{ ...waiting, state: 'taken back' }]),
        { status: 204 }
      ),
    });
    render(<YourData />);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/We do so after Nov 10, 2026/)).toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ kind: 'delete' });
    await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
    expect(await screen.findByText('Your account stays.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete my account' })).toBeInTheDocument();
  });

  it('says why the office has refused to delete the account, until it is asked again', async () => {
    const refused = { ...ready, kind: 'delete', state: 'refused', readyUntil: null, reason: 'A sale is not settled.' };
    serve({ [LIST]: { body: [refused] } });
    const { unmount } = render(<YourData />);
    expect(await screen.findByText('We could not delete your account: A sale is not settled.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete my account' })).toBeInTheDocument();
    unmount();
    serve({ [LIST]: { body: [{ ...refused, id: 13, state: 'waiting', deletesAt: '2026-11-10T16:20:00Z' }, refused] } });
    render(<YourData />);
    expect(await screen.findByRole('button', { name: 'Keep my account' })).toBeInTheDocument();
    expect(screen.queryByText(/^We could not delete/)).toBeNull();
  });

  it('[BEYE-67] says why it cannot be deleted', async () => {
    serve({
      [LIST]: { body: [] },
      'POST /api/v1/me/privacy-requests': {
        status: 409,
        body: { title: 'x', detail: 'Please withdraw your offer first, or ask your broker.', code: 'conflict' },
      },
    });
    render(<YourData />);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please withdraw your offer first, or ask your broker.');
  });
});
