import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toasts } from '../../layout/toasts';
import { fakeApi, type Call } from '../../test/fake-api';
import { aMessage, asItem } from '../../test/messages';
import { Screen } from '../../test/screen';
import { insertStyles } from '../../test/styles';
import { light } from '../../theme/tokens';
import { Communication } from './communication';

const question = aMessage();
const answer = aMessage({
  id: 42,
  subject: `Re: ${question.subject}`,
  content: 'It is on its way.',
  fromUserId: 1,
  fromName: 'Sam Carter',
  fromUserTypeId: 1,
  toUserId: 7,
  toUserTypeId: 2,
  parentMessageId: 41,
  read: true,
});

const sentMessage = aMessage({
  id: 44,
  subject: 'Your offer',
  fromUserId: 1,
  fromName: 'Sam Carter',
  fromUserTypeId: 1,
  toUserId: 7,
  toUserTypeId: 2,
  propertyId: null,
  propertyName: null,
  read: true,
});

function open(
  unread = [question],
  sent: () => { status?: number; text?: string } | undefined = () => undefined,
): Call[] {
  let listed = [question];
  const calls = fakeApi([
    [
      /GET .*v1\/messages\?.*conversationOf/,
      () => ({ json: [question, answer], headers: { 'Content-Range': 'messages 0-1/2' } }),
    ],
    [/GET .*v1\/messages\?.*toUserId/, () => ({ json: [sentMessage], headers: { 'Content-Range': 'messages 0-0/1' } })],
    [/GET .*v1\/messages\?/, () => ({ json: listed, headers: { 'Content-Range': `messages 0-0/${listed.length}` } })],
    [/GET .*home\/readmessage/, () => ({ json: { unreadCount: 2 } })],
    [/GET .*home\/messages\/1/, () => ({ json: { readMessage: [], unreadMessages: unread.map(asItem) } })],
    [/POST .*home\/replymail/, () => sent() ?? { json: { ID: 43, Message: 'Mail has been sent.' } }],
    [/POST .*home\/sendmail/, () => sent() ?? { json: { ID: 44, Message: 'Notification has been send to user.' } }],
    [
      /DELETE .*admin\/delete\/message/,
      () => {
        listed = [];
        return { json: { ID: 41, Message: 'The message has been deleted.' } };
      },
    ],
  ]);
  render(
    <Screen>
      <Toasts />
      <Communication userId={7} userType={2} userName="Avery Stone" />
    </Screen>,
  );
  return calls;
}

const asked = (calls: Call[], part: string) => calls.filter(({ path }) => path.includes(part));
const filterOf = ({ path }: Call) => JSON.parse(new URL(path, 'http://x').searchParams.get('filter') ?? '{}') as object;
const lists = (calls: Call[]) => asked(calls, '/v1/messages?').filter((call) => !call.path.includes('conversationOf'));
const row = () => screen.findByRole('row', { name: /Rent roll/ });

describe('the communication of a person and the office', () => {
  beforeAll(insertStyles);

  it('[ABUY-26] [ABUY-27] [ASEL-25] [ASEL-26] [CONST-20] lists what the person wrote, ten at a time, with its actions', async () => {
    const calls = open();
    const cells = within(await row())
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Date',
      'From',
      'For Property',
      'Subject',
      'Actions',
    ]);
    expect(cells.slice(0, 4)).toEqual(['10/2/26', 'Avery Stone', 'Colfax Storage', 'Rent roll of Colfax Storage']);
    expect(within(await row()).getByRole('link', { name: 'Colfax Storage' })).toHaveAttribute(
      'href',
      '/admin/property/12',
    );
    for (const action of ['View', 'Reply', 'Delete']) {
      expect(within(await row()).getByRole('button', { name: new RegExp(`^${action}: Rent roll`) })).toBeEnabled();
    }
    expect(filterOf(lists(calls)[0])).toEqual({ fromUserId: 7, userTypeId: 2 });
    expect(lists(calls)[0].path).toContain(encodeURIComponent('[0,9]'));
  });

  it('shows both directions when they are wanted', async () => {
    const calls = open();
    await row();
    await userEvent.click(screen.getByRole('button', { name: 'Received and sent' }));
    await waitFor(() => expect(filterOf(lists(calls).at(-1) as Call)).toEqual({ userId: 7, userTypeId: 2 }));
  });

  it('[MSG-05] [MSG-16] [MSG-17] [ABUY-29] views a message with its conversation, which makes it read', async () => {
    const calls = open();
    await userEvent.click(within(await row()).getByRole('button', { name: /^View/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'View Message' }));
    expect(dialog.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Date',
      'From',
      'Subject',
      'For Property',
    ]);
    expect(dialog.getByRole('heading', { name: 'Content' })).toBeInTheDocument();
    expect(dialog.getByText(/Could you send me/)).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Avery Stone' })).toHaveAttribute('href', '/viewbuyer/7');
    expect(
      await within(dialog.getByRole('region', { name: 'Conversation' })).findByText('It is on its way.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(asked(calls, 'readmessage/41')).toHaveLength(1));
    await waitFor(() => expect(lists(calls).length).toBeGreaterThan(1));
  });

  it('[MSG-04] [MSG-07] [MSG-09] [MSG-10] [MSG-11] [MSG-12] [MSG-13] [MSG-37] answers in the popup, which wants a text', async () => {
    const calls = open();
    await userEvent.click(within(await row()).getByRole('button', { name: /^Reply/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Read more information' }));
    expect(dialog.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Date',
      'From',
      'Subject',
      'For Property',
    ]);
    expect(dialog.getByRole('heading', { name: 'Message' })).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
    expect(dialog.getByText('Please enter message')).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: /Reply/ })).toHaveFocus();
    const before = lists(calls).length;
    await userEvent.type(dialog.getByRole('textbox', { name: /Reply/ }), 'Here it is.');
    await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('Mail has been sent.')).toBeInTheDocument();
    expect(asked(calls, 'replymail')[0].body).toEqual({ ID: 41, ParentMessageID: 41, MailContent: 'Here it is.' });
    await waitFor(() => expect(lists(calls).length).toBeGreaterThan(before));
  });

  it('[MSG-14] [MSG-34] reads the next message in the popup', async () => {
    open([question, aMessage({ id: 50, subject: 'Zoning', content: 'May it be expanded?', fromName: 'Jordan Vale' })]);
    await userEvent.click(within(await row()).getByRole('button', { name: /^Reply/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Read Next Message' }));
    expect(await screen.findByText('May it be expanded?')).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Read more information' })).toHaveTextContent('Jordan Vale');
  });

  it('[MSG-06] [MSG-07] deletes after the question, and reloads', async () => {
    const calls = open();
    await userEvent.click(within(await row()).getByRole('button', { name: /^Delete/ }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete Message' }));
    expect(dialog.getByText('Are you sure want to delete this message?')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'No' }));
    expect(asked(calls, 'delete/message')).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await userEvent.click(within(await row()).getByRole('button', { name: /^Delete/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Avery Stone has not written to the office yet.')).toBeInTheDocument();
    expect(asked(calls, 'delete/message/41')).toHaveLength(1);
  });

  it('[MSG-01] [MSG-02] [MSG-03] [MSG-08] [MSG-36] [ABUY-28] composes a message, clears it, and wants a text', async () => {
    const calls = open();
    await userEvent.click(screen.getByRole('button', { name: 'Compose Message' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Compose Message' }));
    const description = dialog.getByRole('textbox', { name: /Description/ });
    await userEvent.type(description, 'Hello');
    await userEvent.click(dialog.getByRole('button', { name: 'Clear' }));
    expect(description).toHaveValue('');
    await userEvent.click(dialog.getByRole('button', { name: 'Send Message' }));
    expect(dialog.getByText('Please enter description')).toBeInTheDocument();
    expect(asked(calls, 'sendmail')).toEqual([]);
    await userEvent.type(description, 'Your offer was received.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send Message' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('Notification has been send to user.')).toBeInTheDocument();
    expect(asked(calls, 'sendmail')[0].body).toEqual({
      MailContent: 'Your offer was received.',
      ToUserID: 7,
      ToUserTypeID: 2,
    });
  });

  it('[FOFF-29] shows what was sent: on top of the sent messages, marked for two seconds', async () => {
    const calls = open();
    await row();
    await userEvent.click(screen.getByRole('button', { name: 'Compose Message' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Description/ }), 'Your offer was received.');
    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Sent' })).toHaveAttribute('aria-pressed', 'true');
    const [, first] = await screen.findAllByRole('row', { name: /./ });
    expect(first).toHaveTextContent('Your offer');
    expect(first).toHaveStyle({ backgroundColor: light.tones.accent.fill });
    expect(filterOf(lists(calls).at(-1) as Call)).toEqual({ toUserId: 7, userTypeId: 2 });
    const since = Date.now();
    await waitFor(() => expect(first).not.toHaveStyle({ backgroundColor: light.tones.accent.fill }));
    expect(Date.now() - since).toBeGreaterThan(1_000);
  });

  it.each([
    ['a message', () => screen.findByRole('button', { name: 'Compose Message' }), 'Send Message', 'sendmail'],
    ['an answer', () => screen.findByRole('button', { name: /^Reply: Rent roll/ }), 'Submit', 'replymail'],
  ])(
    '[FOFF-01] sends %s again under the same key when the answer was lost, and another text under another',
    async (_, opener, submit, call) => {
      const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      // As the way to the server does when it loses the answer of something that was done.
      const answers = [{ status: 504 }, { status: 504 }];
      const calls = open([question], () => answers.shift());
      await userEvent.click(await opener());
      const text = await screen.findByRole('textbox', { name: /Description|Reply/ });
      await userEvent.type(text, 'Here it is');
      for (const times of [1, 2]) {
        await userEvent.click(screen.getByRole('button', { name: submit }));
        await waitFor(() => expect(asked(calls, call)).toHaveLength(times));
        await waitFor(() => expect(screen.getByRole('button', { name: submit })).toBeEnabled());
      }
      await userEvent.type(text, ', at last.');
      await userEvent.click(screen.getByRole('button', { name: submit }));
      await waitFor(() => expect(asked(calls, call)).toHaveLength(3));
      const [first, second, third] = asked(calls, call).map(({ headers }) => headers.get('Idempotency-Key'));
      expect([first?.length, second, third === first]).toEqual([32, first, false]);
      log.mockRestore();
    },
  );

  it('asks before it throws away what was typed', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Compose Message' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Description/ }), 'Half a thought');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(await screen.findByRole('textbox', { name: /Description/ })).toHaveValue('Half a thought');
  });
});
