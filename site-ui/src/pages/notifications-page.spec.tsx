import type { MessageItemDto } from '@stowbridge/api';
import { draftKey } from '@stowbridge/contract/drafts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve } from '../../test/api-double';
import { signedInAs } from '../../test/fixtures';
import { renderAt } from '../../test/render-page';
import { openFormThere } from '../session/left-page';
import { readSession } from '../session/session';
import { Component as Notifications } from './notifications-page';

describe('notifications', () => {
  const message = (id: number, change: Partial<MessageItemDto> = {}) => ({
    ID: id,
    FromUserID: 1,
    FromUserName: 'Dana Whitfield',
    StoreName: null,
    Link: null,
    LinkLabel: null,
    CreatedDate: '2026-11-03T12:00:00Z',
    MailSubject: `Subject ${id}`,
    MailContent: `Content ${id}`,
    ...change,
  });
  const box = (ids: number[], total = ids.length) => ({
    body: { Messages: ids.map((id) => message(id)), Pagination: { Page: 1, TotalRecords: total } },
  });

  it('[MSG-18, MSG-19, MSG-20, MSG-21, MSG-31, MSG-32, MSG-33, MSG-39, SHELL-36] lists unread and read, opens one and marks it read', async () => {
    signedInAs('Buyer');
    const calls = serve({
      'POST /api/home/messages/unread': box([1]),
      'POST /api/home/messages/read': box([2], 12),
      'GET /api/home/readmessage/1': { body: { unreadCount: 0 } },
    });
    renderAt(<Notifications />);
    await userEvent.click(await screen.findByRole('button', { name: /Subject 1/ }));
    expect(within(await screen.findByRole('article')).getByText('Content 1')).toBeInTheDocument();
    await waitFor(() => expect(calls.filter(({ path }) => path.endsWith('/unread'))).toHaveLength(2));
    expect(localStorage.getItem('Count')).toBe('0');
    expect(calls[0]?.body).toEqual({ UserType: 2, Page: 1, PageLength: 10 });
    expect(screen.getByRole('navigation', { name: 'Read' })).toHaveTextContent('1 to 10 of 12');
    await userEvent.click(screen.getByRole('button', { name: /Subject 2/ }));
    expect(screen.getByText('Content 2')).toBeInTheDocument();
    expect(calls.map(({ path }) => path)).not.toContain('/api/home/readmessage/2');
  });

  it('[MSG-03, MSG-22, MSG-24, MSG-25, MSG-26, MSG-38, MSG-09] composes a message to the office', async () => {
    signedInAs('Seller');
    const calls = serve({
      'POST /api/home/messages/unread': box([]),
      'POST /api/home/messages/read': box([]),
      'POST /api/home/composemail': { body: {} },
    });
    renderAt(<Notifications />);
    expect(await screen.findAllByText('No notification found')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Compose Message' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send Message' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter description');
    await userEvent.type(screen.getByLabelText('Description'), 'Please call me.');
    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    expect(await screen.findByText('Mail has been sent.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Compose Message' })).not.toBeInTheDocument();
    expect(calls.find(({ path }) => path === '/api/home/composemail')?.body).toEqual({
      MailContent: 'Please call me.',
      FromUserTypeID: 3,
    });
    await waitFor(() => expect(calls.filter(({ path }) => path.endsWith('/read'))).toHaveLength(2));
  });

  it('[FSITE-20] leads to what a message speaks of, or says that it is not listed any more', async () => {
    signedInAs('Buyer');
    const leading = message(1, { Link: '/buyer/property/7/Harbor#offer-31', LinkLabel: 'See the offer' });
    const gone = message(2, { LinkLabel: 'This property is not listed any more.' });
    serve({
      'POST /api/home/messages/unread': box([]),
      'POST /api/home/messages/read': { body: { Messages: [leading, gone], Pagination: { Page: 1, TotalRecords: 2 } } },
    });
    renderAt(<Notifications />);
    await userEvent.click(await screen.findByRole('button', { name: /Subject 1/ }));
    expect(screen.getByRole('link', { name: 'See the offer' })).toHaveAttribute(
      'href',
      '/buyer/property/7/Harbor#offer-31',
    );
    await userEvent.click(screen.getByRole('button', { name: /Subject 2/ }));
    expect(screen.getByText('This property is not listed any more.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^See/ })).not.toBeInTheDocument();
  });

  it('[FSITE-19] answers an opened message, below which its conversation stands, oldest first', async () => {
    signedInAs('Buyer');
    const thread = [
      message(3, { FromUserID: 9, MailContent: 'May I visit?' }),
      message(1),
      message(4, { MailContent: 'Or on Tuesday?' }),
    ];
    const calls = serve({
      'POST /api/home/messages/unread': box([]),
      'POST /api/home/messages/read': box([1]),
      'GET /api/home/message/thread/1': () => ({ body: thread }),
      'POST /api/home/replymail': ({ body }) => {
        thread.push(message(5, { FromUserID: 9, MailContent: (body as { MailContent: string }).MailContent }));
        return { body: { ID: 5 } };
      },
    });
    renderAt(<Notifications />);
    await userEvent.click(await screen.findByRole('button', { name: /Subject 1/ }));
    const said = () =>
      within(screen.getByRole('region', { name: 'Conversation' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    await screen.findByRole('region', { name: 'Conversation' });
    expect(said()).toEqual(['You, November 3, 2026May I visit?', 'Dana Whitfield, November 3, 2026Or on Tuesday?']);
    await userEvent.click(screen.getByRole('button', { name: 'Reply' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(screen.getByText('Please enter message', { selector: 'a' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Reply' })).toHaveAttribute('maxLength', '4000');
    await userEvent.type(screen.getByRole('textbox', { name: 'Reply' }), 'Tuesday is fine.');
    await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
    await waitFor(() => expect(said().at(-1)).toBe('You, November 3, 2026Tuesday is fine.'));
    expect(calls.find(({ path }) => path === '/api/home/replymail')?.body).toEqual({
      ID: 1,
      MailContent: 'Tuesday is fine.',
    });
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Reply' })).not.toBeInTheDocument());
  });

  it('[FOFF-01] sends an answer again under the same key when the first was lost, and another text under another', async () => {
    signedInAs('Buyer');
    const replies = [{ status: 504 }, { status: 504 }];
    const calls = serve({
      'POST /api/home/messages/unread': box([]),
      'POST /api/home/messages/read': box([1]),
      'GET /api/home/message/thread/1': { body: [message(1)] },
      'POST /api/home/replymail': () => replies.shift() ?? { body: { ID: 5 } },
    });
    renderAt(<Notifications />);
    await userEvent.click(await screen.findByRole('button', { name: /Subject 1/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Reply' }));
    const sent = () => calls.filter(({ path }) => path === '/api/home/replymail').map(({ key }) => key);
    for (const [text, times] of [
      ['Tuesday', 1],
      ['', 2],
      [' is fine.', 3],
    ] as const) {
      if (text) {
        await userEvent.type(screen.getByRole('textbox', { name: 'Reply' }), text);
      }
      await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
      await waitFor(() => expect(sent()).toHaveLength(times));
      await waitFor(() =>
        expect(screen.queryByRole('button', { name: 'Send reply' })?.hasAttribute('disabled') ?? false).toBe(false),
      );
    }
    const [first, second, third] = sent();
    expect([first, third === first]).toEqual([expect.stringMatching(/^\d+(-\d+){3}$/), false]);
    expect(second).toBe(first);
  });

  it('[FOFF-01] [FSITE-04] opens the answer again in which somebody was typing when their session ended', async () => {
    signedInAs('Buyer');
    serve({
      'POST /api/home/messages/unread': box([]),
      'POST /api/home/messages/read': box([2]),
      'GET /api/home/message/thread/1': { body: [message(3), message(1)] },
    });
    sessionStorage.setItem(
      draftKey(readSession()?.id ?? 0, 'reply-1'),
      JSON.stringify([{ name: 'MailContent', value: 'Half an answer' }]),
    );
    openFormThere('reply-1');
    renderAt(<Notifications />);
    expect(await screen.findByRole('textbox', { name: 'Reply' })).toHaveValue('Half an answer');
    expect(screen.getByRole('heading', { name: 'Subject 1' })).toBeInTheDocument();
    expect(sessionStorage.getItem('openForm')).toBeNull();
  });

  it('[FSITE-19] composes about a property of one’s dashboard, with a subject', async () => {
    signedInAs('Buyer');
    const MyStores = [
      { StoreID: 7, StoreName: 'Harbor Gate', IsListed: true },
      { StoreID: 8, StoreName: 'Gone', IsListed: false },
    ];
    const calls = serve({
      'POST /api/home/messages/unread': box([]),
      'POST /api/home/messages/read': box([]),
      'GET /api/buyer/stores': { body: { MyStores, MyDeals: [] } },
      'POST /api/home/composemail': { body: {} },
    });
    renderAt(<Notifications />);
    await userEvent.click(await screen.findByRole('button', { name: 'Compose Message' }));
    await userEvent.selectOptions(await screen.findByLabelText(/^Property/), 'Harbor Gate');
    expect(screen.queryByRole('option', { name: 'Gone' })).not.toBeInTheDocument();
    await userEvent.type(screen.getByLabelText(/^Subject/), 'A visit');
    await userEvent.type(screen.getByLabelText('Description'), 'May I come?');
    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    await screen.findByText('Mail has been sent.');
    expect(calls.find(({ path }) => path === '/api/home/composemail')?.body).toEqual({
      MailContent: 'May I come?',
      FromUserTypeID: 2,
      StoreID: 7,
      MailSubject: 'A visit',
    });
  });

  it('[MSG-23] hides Compose Message for administrators', async () => {
    signedInAs('Admin');
    serve({ 'POST /api/home/messages/unread': box([]), 'POST /api/home/messages/read': box([]) });
    renderAt(<Notifications />);
    await screen.findAllByText('No notification found');
    expect(screen.queryByRole('button', { name: 'Compose Message' })).not.toBeInTheDocument();
  });
});
