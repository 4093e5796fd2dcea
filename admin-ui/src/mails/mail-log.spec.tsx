import { READER_STOPPED } from '@stowbridge/contract/failed-mails';
import { mailKinds } from '@stowbridge/api/mail-kinds';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type Call } from '../test/fake-api';
import { Screen } from '../test/screen';
import MailLog from './mail-log';
import { kindChoices, kindOf } from './mail';

const mail = {
  id: 5,
  kind: 'offer-received',
  recipient: 'avery@example.com',
  userId: 20,
  userTypeId: 3,
  recipientName: 'Avery Stone',
  recordType: 'deal',
  recordId: 31,
  recordName: 'Ann Lee · Colfax Storage',
  recordGone: false,
  subject: 'A new offer',
  status: 'sent',
  attempts: 1,
  error: null,
  createdAt: '2026-10-02T18:00:00Z',
  sentAt: '2026-10-02T18:00:01Z',
};

function open(at = '/admin/mail-log', listed: object = mail): Call[] {
  const calls = fakeApi([
    [/GET .*v1\/mails\?/, () => ({ json: [listed], headers: { 'Content-Range': 'mails 0-0/1' } })],
    [/GET .*v1\/mails\/5/, () => ({ json: { ...mail, previewHtml: '', previewText: 'Good news.' } })],
  ]);
  render(
    <Screen at={at}>
      <MailLog />
    </Screen>,
  );
  return calls;
}

const filters = (calls: Call[]) =>
  calls
    .filter(({ path }) => path.includes('/v1/mails?'))
    .map(({ path }) => JSON.parse(new URL(path, 'http://x').searchParams.get('filter') ?? '{}') as object);

describe('the mail log', () => {
  it.each([
    ['sent', null, 0],
    ['failed', '550 no such mailbox', 1],
    ['failed', READER_STOPPED, 0],
  ])(
    '[FOFF-27] has a column of actions only where a mail can be sent again: %s, %s',
    async (status, error, columns) => {
      open('/admin/mail-log', { ...mail, status, error });
      await screen.findByRole('row', { name: /A new offer/ });
      expect(screen.queryAllByRole('columnheader', { name: 'Actions' })).toHaveLength(columns);
    },
  );

  it('[FOFF-21] names recipient, record and kind in words, and leads to them', async () => {
    open();
    const row = within(await screen.findByRole('row', { name: /A new offer/ }));
    expect(row.getByRole('link', { name: 'Avery Stone, seller 20' })).toHaveAttribute('href', '/viewseller/20');
    expect(row.getByRole('link', { name: 'Ann Lee · Colfax Storage, deal 31' })).toHaveAttribute(
      'href',
      '/admin/dealtracker?view=31',
    );
    expect(row.getByRole('cell', { name: 'Offer received, to the seller' })).toBeInTheDocument();
    expect(kindChoices).toHaveLength(Object.keys(mailKinds).length);
    expect(kindOf({ kind: 'of-former-times' })).toBe('of-former-times');
  });

  it('[FOFF-21] is searched by kind in words, by what it is about and by day', async () => {
    const calls = open();
    await screen.findByRole('row', { name: /A new offer/ });
    await userEvent.type(screen.getByRole('combobox', { name: 'Kind' }), 'offer received, to the s');
    await userEvent.click(await screen.findByRole('option', { name: 'Offer received, to the seller' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'About: name or number' }), 'colfax');
    await userEvent.type(screen.getByRole('textbox', { name: 'From' }), '10012026');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() =>
      expect(filters(calls).at(-1)).toEqual({ kind: 'offer-received', record: 'colfax', createdAt_gte: '2026-10-01' }),
    );
  });

  it('[FOFF-14] opens the mail that the address names', async () => {
    open('/admin/mail-log?view=5');
    expect(await screen.findByRole('dialog', { name: 'A new offer' })).toHaveTextContent('Good news.');
  });
});
