import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toasts } from '../layout/toasts';
import { fakeApi } from '../test/fake-api';
import { Screen } from '../test/screen';
import { MailChoices } from './mail-choices';

const everything = { offers: true, properties: true, messages: true, reports: true, listings: true };

function open(read: () => object, save: (body: unknown) => object = (json) => ({ json })) {
  const calls = fakeApi([
    [/GET .*mail-preferences/, read],
    [/PUT .*mail-preferences/, ({ body }) => save(body)],
  ]);
  render(
    <Screen at="/my-account">
      <MailChoices />
      <Toasts />
    </Screen>,
  );
  return { puts: () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body) };
}

describe('the mails that an administrator gets', () => {
  it('are chosen one by one, and kept at once', async () => {
    const { puts } = open(() => ({ json: { ...everything, properties: false } }));
    const offers = await screen.findByRole('switch', { name: 'Offers and deals' });
    expect(offers).toHaveAccessibleDescription('Offers on the properties that you list, and what becomes of deals.');
    expect(screen.getByRole('switch', { name: 'Properties' })).not.toBeChecked();
    await userEvent.click(offers);
    expect(await screen.findByText('Offers and deals: you do not get these mails any more.')).toBeInTheDocument();
    expect(offers).not.toBeChecked();
    await userEvent.click(screen.getByRole('switch', { name: 'Properties' }));
    expect(await screen.findByText('Properties: you get these mails.')).toBeInTheDocument();
    expect(puts()).toEqual([
      { offers: false, properties: false, messages: true, reports: true, listings: true },
      { offers: false, properties: true, messages: true, reports: true, listings: true },
    ]);
  });

  it('are as before when a choice could not be kept', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    open(
      () => ({ json: everything }),
      () => ({ status: 503, json: { title: 'Service Unavailable', detail: 'Not available just now.' } }),
    );
    const messages = await screen.findByRole('switch', { name: 'Messages' });
    await userEvent.click(messages);
    expect(await screen.findByText(/not available just now/i)).toBeInTheDocument();
    expect(messages).toBeChecked();
    log.mockRestore();
  });

  it('are asked for again when they did not come', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let times = 0;
    open(() => (++times === 1 ? { status: 503, json: { detail: 'Not available just now.' } } : { json: everything }));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('switch', { name: 'Messages' })).toBeChecked();
    log.mockRestore();
  });
});
