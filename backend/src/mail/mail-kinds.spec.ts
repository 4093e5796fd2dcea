import PostalMime from 'postal-mime';
import type { DataSource } from 'typeorm';
import type { MailCategory } from '../domains/accounts/users/mail-categories';
import { MAIL_EVENTS, mailKinds, type MailKind, samplesOf } from './mails';
import { makeMailRecords } from '../../test/mail-records';
import { MailWorld } from '../../test/mail-world';
import type { Received } from '../../test/smtp';
import { eventually } from '../../test/test-worker';

const THIEF = 'thief@example.net';
/** What somebody types who wants a header or a reader of their own, in every field that a mail shows. */
const EVIL = `Eve\r\nBcc: ${THIEF}\r\n\r\n<b onclick=x>, "Q" <${THIEF}>, é 🏠`;

/** What nobody can stop, written a second time: a mistake in a definition would stop what is owed, or force the rest on people. */
const ALWAYS: readonly MailKind[] = [
  'welcome',
  'temporary-password',
  'account-approved',
  'account-rejected',
  'password-reset',
  'password-changed',
  'sign-in-attack',
  'session-reused',
  'second-factor-added',
  'second-factor-removed',
  'second-factor-reset',
  'email-change',
  'email-change-notice',
  'email-changed-by-office',
  'email-link',
  'email-code',
  'api-key-created',
  'api-key-revoked',
  'api-key-ending',
  'access-granted',
  'access-declined',
  'access-ends',
  'nda-signed',
  'nda-copy',
  'nda-certified',
  'offer-receipt',
  'documents-archive',
  'privacy-ready',
  'privacy-received',
  'privacy-done',
  'privacy-extended',
  'privacy-refused',
  'privacy-link',
  'privacy-account',
  'privacy-due',
  'question-answered',
  'criteria-expired',
  'funds-decided',
  'funds-expire',
  'campaign-test',
  'campaign-stopped',
  'webhook-disabled',
  'enquiry',
  'enquiry-reply',
];
/** What the others are about, by how their kinds begin. */
const ABOUT: Record<MailCategory, RegExp> = {
  offers: /^(answer|deal|offer|round)-/,
  properties: /^(property|nda|access|documents|questions?)-/,
  messages: /^message/,
  reports: /^(tasks-|seller-report)/,
  listings: /^(listing-|campaign$)/,
};
const CATEGORIES = Object.keys(ABOUT) as MailCategory[];
/** Every kind of mail, and what it is about when it can be stopped. */
const KINDS = Object.fromEntries(
  Object.keys(mailKinds()).map((kind) => [
    kind,
    ALWAYS.includes(kind as MailKind) ? 'always' : CATEGORIES.find((category) => ABOUT[category].test(kind)),
  ]),
) as Record<MailKind, MailCategory | 'always'>;

interface Sent extends Received {
  row: { kind: MailKind; recipient: string; subject: string; user_id: number | null; message_id: string };
}

describe('every kind of mail, as a mail program reads it', () => {
  let world: MailWorld;
  let source: DataSource;
  const sent = new Map<MailKind, Sent>();

  beforeAll(async () => {
    world = await MailWorld.start();
    source = world.source;
    const ids = await makeMailRecords(source, EVIL);
    for (const name of MAIL_EVENTS) {
      for (const payload of samplesOf(name, ids)) {
        await world.tell(name, payload as never);
      }
    }
    const rows = await eventually(async () => {
      const [{ waiting }] = await source.query<{ waiting: number }[]>(
        `select (select count(*) from events where relayed_at is null) + (select count(*) from event_parts where done_at is null) + (select count(*) from mails where status = 'queued') waiting`,
      );
      return (
        Number(waiting) === 0 &&
        source.query<(Sent['row'] & { status: string; error: string | null })[]>('select * from mails order by id')
      );
    }, 40_000);
    expect(rows.filter(({ status }) => status !== 'sent')).toEqual([]);
    for (const row of rows) {
      const found = world.smtp.received.filter(({ mail }) => mail.messageId === row.message_id);
      expect([row.kind, found.length]).toEqual([row.kind, 1]);
      sent.set(row.kind, { ...found[0], row });
    }
  });
  afterAll(() => world.close());

  const mailOf = (kind: MailKind): Sent => sent.get(kind) as Sent;
  const headersOf = ({ mail }: Sent, name: string): string[] =>
    mail.headers.filter(({ key }) => key === name).map(({ value }) => value);

  it('[FOFF-21] names in the log whom it went to and what it is about, if not their own account', async () => {
    const rows = await source.query<
      { kind: MailKind; record_type: string | null; record_name: string | null; named: boolean }[]
    >('select distinct kind, record_type, record_name, user_id is null or recipient_name is not null named from mails');
    expect(rows.every(({ named }) => named)).toBe(true);
    const own = rows.filter(({ record_type: type }) => type === null).map(({ kind }) => kind);
    expect(
      own.every((kind) =>
        /^(welcome|temporary-|account-|password-|sign-in|session|second-factor-|email-|questions-published|tasks-due|criteria-|funds-|listing-|privacy-|seller-report)/.test(
          kind,
        ),
      ),
    ).toBe(true);
    expect(
      [...new Set(rows.flatMap(({ record_type: type, record_name: name }) => (type && name ? [type] : [])))].sort(),
    ).toEqual(['api-key', 'campaign', 'deal', 'enquiry', 'message', 'property', 'webhook']);
  });

  it('is sent for what makes it', () => {
    expect([...sent.keys()].sort()).toEqual(Object.keys(KINDS).sort());
  });

  it('reaches nobody but its readers, whatever people type', () => {
    expect(world.smtp.received.flatMap(({ to }) => to).includes(THIEF)).toBe(false);
    expect(world.smtp.received.filter(({ to }) => to.length !== 1)).toEqual([]);
  });

  describe.each(Object.entries(KINDS) as [MailKind, MailCategory | 'always'][])('%s', (kind, category) => {
    it('has each header once, and none that somebody typed', () => {
      const found = mailOf(kind);
      const { mail, row, to, raw } = found;
      expect([to, mail.to?.map(({ address }) => address), mail.cc, mail.bcc, mail.replyTo]).toEqual([
        [row.recipient],
        [row.recipient],
        undefined,
        undefined,
        undefined,
      ]);
      expect([mail.from?.address, mail.subject]).toEqual(['office@stowbridge.example', row.subject]);
      expect(row.subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      for (const name of ['from', 'to', 'subject', 'message-id', 'date', 'auto-submitted', 'mime-version']) {
        expect([name, headersOf(found, name).length]).toEqual([name, 1]);
      }
      const known = [
        'from',
        'to',
        'subject',
        'message-id',
        'date',
        'auto-submitted',
        'x-auto-response-suppress',
        'mime-version',
        'content-type',
        'list-unsubscribe',
        'list-unsubscribe-post',
        'received',
      ];
      expect(mail.headers.map(({ key }) => key).filter((key) => !known.includes(key))).toEqual([]);
      expect(raw.split('\r\n').filter((line) => Buffer.byteLength(line) > 998)).toEqual([]);
    });

    it('says the same as HTML and as text, and shows what people typed as text', async () => {
      const { mail, raw } = mailOf(kind);
      const [html, text] = [mail.html ?? '', mail.text ?? ''];
      const heading = /<h1[^>]*>([^<]+)<\/h1>/.exec(html)?.[1] ?? '';
      expect(heading).not.toBe('');
      expect(text.replace(/\s+/g, ' ').trim().startsWith(decoded(heading).replace(/\s+/g, ' ').trim())).toBe(true);
      expect(html).not.toMatch(/<b onclick|<script|<img|src=/);
      // postal-mime would make up one body out of the other.
      expect(raw.match(/^Content-Type: text\/(plain|html); charset=utf-8/gim)?.length).toBe(2);
      for (const [, address] of html.matchAll(/href="(https:[^"]+)"/g)) {
        expect(text).toContain(decoded(address));
      }
      // Of the signature that these are about the text was lost; its certificate is there.
      expect((await PostalMime.parse(raw)).attachments.map(({ filename }) => filename)).toEqual(
        kind.startsWith('nda-certified') ? [expect.stringMatching(/^NDA - .+\.pdf$/)] : [],
      );
    });

    it(
      category === 'always'
        ? 'is always sent, and offers no way to stop it'
        : 'can be stopped by its reader, and says how',
      () => {
        const found = mailOf(kind);
        const { mail, row } = found;
        if (category === 'always') {
          expect([
            headersOf(found, 'list-unsubscribe'),
            headersOf(found, 'list-unsubscribe-post'),
            /unsubscribe|Stop these mails/.test(`${mail.html} ${mail.text}`),
          ]).toEqual([[], [], false]);
          return;
        }
        const token =
          new RegExp(
            `^<https://market\\.example/api/mail/unsubscribe/(${row.user_id}\\.${category}\\.[\\w-]{43})>$`,
          ).exec(headersOf(found, 'list-unsubscribe')[0])?.[1] ?? 'none';
        expect([headersOf(found, 'list-unsubscribe').length, headersOf(found, 'list-unsubscribe-post')]).toEqual([
          1,
          ['List-Unsubscribe=One-Click'],
        ]);
        expect(mail.text).toContain(`https://market.example/unsubscribe/${token}\n`);
        expect(mail.html).toContain(`href="https://market.example/unsubscribe/${token}"`);
      },
    );
  });
});

const decoded = (html: string): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
