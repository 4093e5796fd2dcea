import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve, unplug, type Replies } from '../../../../test/api-double';
import { aProfile, signedInAs } from '../../../../test/fixtures';
import { renderAt } from '../../../../test/render-page';
import { connectSurroundings } from '../../../api/browser-api';
import { Toast } from '../../../components/toast';
import { clearSession } from '../../../session/session';
import Ask from './ask';

const ASK = 'POST /api/v1/listings/7/enquiries';

async function open(replies: Replies = {}) {
  const calls = serve(replies);
  renderAt(
    <>
      <Ask profile={aProfile()} />
      <Toast />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ask about this property' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask about this property' }));
  return { calls, dialog, send: () => userEvent.click(dialog.getByRole('button', { name: 'Send' })) };
}
type Dialog = Awaited<ReturnType<typeof open>>['dialog'];

async function fill(dialog: Dialog): Promise<void> {
  for (const [label, text] of Object.entries({
    Name: 'Ida Moss',
    Email: 'ida@example.com',
    Phone: '303-555-0144',
    Message: 'Is the roof new?',
  })) {
    await userEvent.type(dialog.getByLabelText(new RegExp(`^${label}`)), text);
  }
}

describe('asking about a property', () => {
  beforeEach(() => {
    clearSession();
    sessionStorage.clear();
  });

  it('[BEYB-86] sends name, e-mail, phone and text of a visitor, and says who answers', async () => {
    const { calls, dialog, send } = await open({ [ASK]: { status: 204 } });
    expect(dialog.getByText('Harbor Gate Storage')).toBeInTheDocument();
    await fill(dialog);
    await send();
    expect(
      await screen.findByText('Your question has been sent. The broker will answer by email.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls.map(({ method, path, body }) => [`${method} ${path}`, body])).toEqual([
      [ASK, { name: 'Ida Moss', email: 'ida@example.com', phone: '303-555-0144', message: 'Is the roof new?' }],
    ]);
  });

  it('[BEYB-86] knows who is signed in', async () => {
    signedInAs('Buyer');
    const { dialog } = await open();
    expect(dialog.getByLabelText(/^Name/)).toHaveValue('Maya Okafor');
    expect(dialog.getByLabelText(/^Email/)).toHaveValue('maya@okafor.example');
  });

  it('[BEYB-86] says at each field what is missing or wrong, and sends nothing', async () => {
    const { calls, dialog, send } = await open();
    await send();
    for (const text of ['Name is required', 'Email is required', 'Phone is required', 'Message is required']) {
      expect(dialog.getAllByText(text).length).toBeGreaterThan(0);
    }
    await userEvent.type(dialog.getByLabelText(/^Email/), 'ida@');
    await userEvent.type(dialog.getByLabelText(/^Phone/), '555');
    await send();
    expect(dialog.getAllByText('Email is invalid').length).toBeGreaterThan(0);
    expect(dialog.getAllByText('Phone is invalid').length).toBeGreaterThan(0);
    expect(calls).toEqual([]);
  });

  it('[BEYB-86] keeps what was typed when it is refused or the network is gone', async () => {
    const detail = 'The property was not found.';
    const { dialog, send } = await open({
      [ASK]: { status: 404, type: 'application/problem+json', body: { title: 'Not Found', status: 404, detail } },
    });
    await fill(dialog);
    await send();
    expect(await screen.findByText(new RegExp(detail))).toBeInTheDocument();
    const offline = jest.fn();
    connectSurroundings({ leave: () => undefined, offline });
    unplug();
    await send();
    await waitFor(() => expect(offline).toHaveBeenCalledTimes(1));
    expect(dialog.getByLabelText(/^Message/)).toHaveValue('Is the roof new?');
    expect(dialog.getByRole('button', { name: 'Send' })).toBeEnabled();
  });
});
