import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve, type Replies } from '../../test/api-double';
import { renderAt } from '../../test/render-page';
import { Component } from './stop-search-page';

const token = '12.34.seal';

function open(replies: Replies = {}) {
  const calls = serve(replies);
  renderAt(<Component />, { path: `/stop-search/${token}`, params: { token } });
  return calls;
}

describe('the page that stops the mails of one saved search', () => {
  it('[BEYB-27] changes nothing when it is opened, and stops them by its button', async () => {
    const calls = open({ 'POST /api/v1/saved-searches/stop': { body: { name: 'Drive-up in Texas' } } });
    expect(calls).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Stop these mails' }));
    const said = await screen.findByRole('status');
    expect(said).toHaveTextContent('You do not get mails about Drive-up in Texas any more.');
    expect(said).toHaveFocus();
    expect(calls.map(({ method, body }) => [method, body])).toEqual([['POST', { token }]]);
  });

  it('[BEYB-27] says what is wrong with a link, and keeps the button', async () => {
    open({
      'POST /api/v1/saved-searches/stop': {
        status: 404,
        body: { type: 'about:blank', title: 'Not found', status: 404, detail: 'The link was not found.' },
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Stop these mails' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The link was not found.');
    expect(screen.getByRole('button', { name: 'Stop these mails' })).toBeEnabled();
  });
});
