import type { MailSubscriptionDto } from '@stowbridge/api';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve, type Replies } from '../../test/api-double';
import { signedInAs } from '../../test/fixtures';
import { renderAt } from '../../test/render-page';
import { serverApi } from '../api/api';
import { Component, loader } from './unsubscribe-page';

const token = '12.offers.seal';
const url = new URL(`http://localhost/unsubscribe/${token}`);
const running: MailSubscriptionDto = { category: 'offers', about: 'offers and deals', stopped: false };

function open(data: MailSubscriptionDto | null, replies: Replies = {}) {
  const calls = serve(replies);
  renderAt(<Component />, { path: url.pathname, params: { token }, data });
  return calls;
}

describe('the page that stops mails', () => {
  it('asks the server what the link stops, and is not found when that is not ours', async () => {
    const asked: string[] = [];
    const answering = (status: number, body: unknown) =>
      serverApi(async (path, init) => {
        asked.push(`${init?.method ?? 'GET'} ${path}`);
        return { status, body };
      });
    await expect(loader({ api: answering(200, running), params: { token }, url })).resolves.toEqual({
      data: running,
      status: 200,
    });
    await expect(
      loader({ api: answering(404, 'The link was not found.'), params: { token: 'a/b' }, url }),
    ).resolves.toEqual({ data: null, status: 404 });
    await expect(loader({ api: answering(503, ''), params: { token }, url })).rejects.toThrow();
    expect(asked).toEqual([
      `GET /api/mail/unsubscribe/${token}`,
      'GET /api/mail/unsubscribe/a%2Fb',
      `GET /api/mail/unsubscribe/${token}`,
    ]);
  });

  it('stops them only when the button is used, and says so', async () => {
    const calls = open(running, { [`POST /api/mail/unsubscribe/${token}`]: { body: { ...running, stopped: true } } });
    expect(
      screen.getByText('You get mails about offers and deals because of your account. Do you want to stop them?'),
    ).toBeInTheDocument();
    expect(calls).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Stop these mails' }));
    const said = await screen.findByRole('status');
    expect(said).toHaveTextContent('You do not get mails about offers and deals any more.');
    expect(said).toHaveFocus();
    expect(calls.map(({ method }) => method)).toEqual(['POST']);
    expect(screen.queryByRole('link', { name: 'Start them again' })).not.toBeInTheDocument();
    expect(
      screen.getByText('You can start them again in your profile whenever you are signed in.'),
    ).toBeInTheDocument();
  });

  it('leads whoever is signed in to where they start again', () => {
    signedInAs('Buyer');
    open({ ...running, stopped: true });
    expect(screen.queryByRole('button', { name: 'Stop these mails' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start them again' })).toHaveAttribute('href', '/my-account');
  });

  it('keeps the button when it fails', async () => {
    open(running, { [`POST /api/mail/unsubscribe/${token}`]: { status: 429, body: 'Too many requests.' } });
    await userEvent.click(screen.getByRole('button', { name: 'Stop these mails' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests.');
    expect(screen.getByRole('button', { name: 'Stop these mails' })).toBeEnabled();
  });

  it('says what to do about a link that is cut off', () => {
    open(null);
    expect(screen.getByText(/This link is not complete/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'your profile' })).toHaveAttribute('href', '/my-account');
  });
});
