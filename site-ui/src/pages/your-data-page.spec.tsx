import type { VisitorRequestDto } from '@stowbridge/api';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve, type Replies } from '../../test/api-double';
import { renderAt } from '../../test/render-page';
import { Component as YourDataPage } from './your-data-page';

const token = 'mailed-token';
const request: VisitorRequestDto = {
  kind: 'export',
  state: 'to confirm',
  email: 'ada@lindqvist.example',
  readyUntil: null,
  deletesAt: null,
  url: null,
};

function open(replies: Replies, params: Record<string, string> = { token }) {
  const calls = serve(replies);
  renderAt(<YourDataPage />, { path: '/yourdata', params });
  return calls;
}

describe('the data of somebody without an account', () => {
  it('[BEYE-74] is asked for by an address and a kind, and a link is promised', async () => {
    const calls = open({ 'POST /api/v1/privacy-requests': { status: 204 } }, {});
    await userEvent.click(screen.getByRole('button', { name: 'Send me a link' }));
    expect(screen.getByRole('alert').querySelectorAll('li')).toHaveLength(2);
    await userEvent.type(screen.getByLabelText('Email'), ' ada@lindqvist.example ');
    await userEvent.click(screen.getByLabelText('That you delete it'));
    await userEvent.click(screen.getByRole('button', { name: 'Send me a link' }));
    expect(await screen.findByRole('status')).toHaveTextContent(
      'We have sent an email to ada@lindqvist.example. Please open the link in it to go on.',
    );
    expect(calls.map(({ body }) => body)).toEqual([{ email: 'ada@lindqvist.example', kind: 'delete' }]);
  });

  it('[BEYE-74] is downloaded only when the button is used', async () => {
    const saved: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.pathname);
    });
    const ready = { ...request, state: 'ready', readyUntil: '2026-12-01T16:20:00.000Z', url: '/api/v1/copy' };
    const calls = open({
      'POST /api/v1/privacy-links/open': { body: request },
      'POST /api/v1/privacy-links/confirm': { body: ready },
    });
    expect(await screen.findByText(/Do you want a copy of what we keep about ada@lindqvist.example\?/)).toBeVisible();
    expect(calls.map(({ path }) => path)).toEqual(['/api/v1/privacy-links/open']);
    await userEvent.click(screen.getByRole('button', { name: 'Download the copy' }));
    const said = await screen.findByRole('status');
    expect(said).toHaveTextContent('can be downloaded until Dec 1, 2026');
    expect(said).toHaveFocus();
    expect(saved).toEqual(['/api/v1/copy']);
    expect(calls.map(({ body }) => body)).toEqual([{ token }, { token }]);
    click.mockRestore();
  });

  it('[BEYE-74] is deleted after seven days, and kept after all until then', async () => {
    const asked = { ...request, kind: 'delete' };
    const calls = open({
      'POST /api/v1/privacy-links/open': { body: asked },
      'POST /api/v1/privacy-links/confirm': {
        body: { ...asked, state: 'waiting', deletesAt: '2026-12-05T16:20:00.000Z' },
      },
      'POST /api/v1/privacy-links/take-back': { body: { ...asked, state: 'taken back' } },
    });
    expect(await screen.findByText(/You can take it back for 7 days/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Delete it' }));
    expect(await screen.findByRole('status')).toHaveTextContent('after Dec 5, 2026');
    await userEvent.click(screen.getByRole('button', { name: 'Keep it after all' }));
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        'You took it back: what we keep about ada@lindqvist.example stays.',
      ),
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(calls).toHaveLength(3);
  });

  it.each([
    [{ ...request, state: 'expired' }, 'The copy can no longer be downloaded.'],
    [{ ...request, state: 'done' }, 'You have downloaded the copy.'],
    [
      { ...request, kind: 'delete', state: 'done', email: '' },
      'We have deleted what we keep about your email address.',
    ],
    [
      { ...request, kind: 'delete', state: 'refused' },
      'We could not delete what we keep about ada@lindqvist.example. Our email to you says why.',
    ],
  ])('says how it ended: $state', async (body, words) => {
    open({ 'POST /api/v1/privacy-links/open': { body } });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('[BEYE-80] an old link says so and leads to a new one', async () => {
    const text = 'This link has expired. Please ask for a new one.';
    open({ 'POST /api/v1/privacy-links/open': { status: 410, body: { detail: text, title: 'Gone', status: 410 } } });
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/yourdata');
  });
});
