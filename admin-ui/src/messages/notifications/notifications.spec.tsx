import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toasts } from '../../layout/toasts';
import { UnreadCount } from '../../layout/unread-count';
import { fakeApi, type Call } from '../../test/fake-api';
import { aMessage, asItem } from '../../test/messages';
import { Screen } from '../../test/screen';
import Notifications from './notifications';

/** Twelve unread messages and one read notification of the product, as a small server keeps them. */
function open(unreadCount = 12, at = '/notification/1'): Call[] {
  const all = Array.from({ length: unreadCount }, (_, nth) =>
    aMessage({
      id: 100 + nth,
      subject: `Question ${nth + 1}`,
      propertyId: nth === 0 ? 12 : null,
      propertyName: nth === 0 ? 'Colfax Storage' : null,
    }),
  );
  all.push(
    aMessage({
      id: 99,
      subject: 'A property was sold',
      content: 'Colfax Storage is sold.',
      fromUserId: null,
      fromName: null,
      read: true,
    }),
  );
  const page = (read: boolean, { Page, PageLength }: { Page: number; PageLength: number }) => {
    const those = all.filter((message) => message.read === read);
    return {
      Messages: those.slice((Page - 1) * PageLength, Page * PageLength).map(asItem),
      Pagination: { TotalRecords: those.length },
    };
  };
  const calls = fakeApi([
    [
      /POST .*home\/messages\/unread/,
      ({ body }) => ({ json: page(false, body as { Page: number; PageLength: number }) }),
    ],
    [/POST .*home\/messages\/read/, ({ body }) => ({ json: page(true, body as { Page: number; PageLength: number }) })],
    [/GET .*home\/message\/unread\/1/, () => ({ text: String(all.filter(({ read }) => !read).length) })],
    [
      /GET .*home\/messages\/1/,
      () => ({ json: { readMessage: [], unreadMessages: all.filter(({ read }) => !read).map(asItem) } }),
    ],
    [
      /GET .*home\/readmessage\/\d+/,
      ({ path }) => {
        for (const message of all) {
          if (path.endsWith(`/${message.id}`)) {
            message.read = true;
          }
        }
        return { json: { unreadCount: all.filter(({ read }) => !read).length } };
      },
    ],
    [/GET .*v1\/messages\?/, () => ({ json: [], headers: { 'Content-Range': 'messages 0-0/0' } })],
    [/GET .*v1\/messages\/\d+/, ({ path }) => ({ json: all.find(({ id }) => path.endsWith(`/${id}`)) })],
    [/POST .*home\/replymail/, () => ({ json: { ID: 1, Message: 'Mail has been sent.' } })],
  ]);
  render(
    <Screen at={at}>
      <Toasts />
      <UnreadCount />
      <Notifications />
    </Screen>,
  );
  return calls;
}

const box = (name: 'Unread' | 'Read') => screen.getByRole('region', { name });

describe('the notifications of administrators', () => {
  it('[MSG-18] [MSG-19] [MSG-31] [MSG-32] [MSG-39] [CONST-23] [SHELL-36] shows unread and read messages, each in pages', async () => {
    const calls = open();
    expect(await within(box('Unread')).findByText('Question 1')).toBeInTheDocument();
    expect(
      within(box('Unread'))
        .getAllByRole('listitem')
        .filter((item) => item.textContent?.includes('Question')),
    ).toHaveLength(10);
    expect(await within(box('Read')).findByText('A property was sold')).toBeInTheDocument();
    expect(within(box('Read')).getByText('Stowbridge')).toBeInTheDocument();
    expect(calls.find(({ path }) => path.endsWith('/home/messages/unread'))?.body).toEqual({
      UserType: 1,
      Page: 1,
      PageLength: 10,
    });
    await userEvent.click(within(box('Unread')).getByRole('button', { name: 'Go to page 2' }));
    expect(await within(box('Unread')).findByText('Question 12')).toBeInTheDocument();
    expect(document.title).toBe('Stowbridge | Notifications');
  });

  it('[MSG-16] [MSG-17] [MSG-20] [MSG-21] [MSG-33] [SHELL-92] opens a message beside the lists, where it becomes read', async () => {
    open(3);
    expect(await screen.findByRole('link', { name: '3 unread messages' })).toHaveAttribute('href', '/notification/1');
    await userEvent.click(await within(box('Unread')).findByText('Question 1'));
    const detail = within(await screen.findByRole('region', { name: 'Question 1' }));
    expect(detail.getByText(/Could you send me/)).toBeInTheDocument();
    expect(detail.getByRole('link', { name: 'Colfax Storage' })).toHaveAttribute('href', '/admin/property/12');
    expect(await within(box('Read')).findByText('Question 1')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: '2 unread messages' })).toBeInTheDocument();
    expect(localStorage.getItem('Count')).toBe('2');
  });

  it('[MSG-14] [MSG-15] reads one message after the other, until all are read', async () => {
    open(2);
    await userEvent.click(await within(box('Unread')).findByText('Question 1'));
    await screen.findByRole('region', { name: 'Question 1' });
    await userEvent.click(screen.getByRole('button', { name: 'Read Next Message' }));
    await screen.findByRole('region', { name: 'Question 2' });
    await waitFor(() => expect(within(box('Unread')).getByText('No notification found')).toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Read Next Message' }));
    expect(await screen.findByText('All notification has been read.')).toBeInTheDocument();
  });

  it('[MSG-04] answers there, keeps what was typed while another message is read, and takes no answer to a notification', async () => {
    const calls = open(2);
    await userEvent.click(await within(box('Unread')).findByText('Question 1'));
    await userEvent.type(await screen.findByRole('textbox', { name: /Reply/ }), 'Half an answer');
    await userEvent.click(within(box('Read')).getByText('A property was sold'));
    await screen.findByRole('region', { name: 'A property was sold' });
    expect(screen.queryByRole('textbox', { name: /Reply/ })).not.toBeInTheDocument();
    await userEvent.click(await within(box('Read')).findByText('Question 1'));
    expect(await screen.findByRole('textbox', { name: /Reply/ })).toHaveValue('Half an answer');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() =>
      expect(calls.find(({ path }) => path.endsWith('replymail'))?.body).toEqual({
        ID: 100,
        ParentMessageID: 100,
        MailContent: 'Half an answer',
      }),
    );
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Reply/ })).toHaveValue(''));
  });

  it('[MSG-23] [MSG-26] says when there is none, and composes nothing for administrators', async () => {
    open(0);
    expect(await within(box('Unread')).findByText('No notification found')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Compose Message' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Notifications' })).toHaveAttribute('href', '/notification/1');
  });
});
