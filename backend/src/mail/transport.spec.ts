import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { Email } from 'postal-mime';
import { startSmtp, TestSmtp } from '../../test/smtp';
import { testConfig } from '../../test/test-worker';
import { MailTransport, OutgoingMail, PermanentMailError, RefusedAddressError, transportFor } from './transport';

const BREAK = '\r\nBcc: other@stranger.example\r\n\r\nHello';
const NAMES = ['Bcc', 'Cc', 'Hello'];

const attachmentCalled = (filename: string) => ({ filename, contentType: 'text/plain', content: Buffer.from('a') });

const mailOf = (more: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id: 1,
  to: 'reader@home.example',
  subject: 'Welcome',
  html: '<p>Welcome</p>',
  text: 'Welcome',
  messageId: '<1@stowbridge.example>',
  ...more,
});

describe('handing over mails', () => {
  let smtp: TestSmtp;
  let folder: string;
  const open: MailTransport[] = [];

  beforeEach(async () => {
    smtp = await startSmtp();
    folder = await mkdtemp(join(tmpdir(), 'stowbridge-mails-'));
  });
  afterEach(async () => {
    open.splice(0).forEach((transport) => transport.close());
    await smtp.close();
    await rm(folder, { recursive: true });
  });

  const transport = (settings: Record<string, string>): MailTransport => {
    open.push(transportFor(testConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1/none', ...settings })));
    return open[open.length - 1];
  };
  const bySmtp = (settings = {}): MailTransport => transport({ SMTP_URL: smtp.url, ...settings });
  const byFile = (): MailTransport => transport({ DATA_DIR: folder });

  describe('[FDEP-03] a line break adds neither a header nor a recipient', () => {
    const withBreaks: [string, Partial<OutgoingMail>][] = [
      ['a subject', { subject: `Welcome${BREAK}` }],
      ['a bare newline', { subject: 'Welcome\nBcc: other@stranger.example' }],
      ['a bare carriage return', { subject: 'Welcome\rBcc: other@stranger.example' }],
      ['the name of a file', { attachments: [attachmentCalled(`a.txt${BREAK}`)] }],
      ['the address of a link in a header', { unsubscribe: `https://stowbridge.example/stop${BREAK}` }],
      ['the id', { messageId: `<1@stowbridge.example>${BREAK}` }],
    ];

    const expectOneReader = (mail: Email): void => {
      expect(mail.to).toEqual([expect.objectContaining({ address: 'reader@home.example' })]);
      expect([mail.bcc, mail.cc, mail.text?.trim()]).toEqual([undefined, undefined, 'Welcome']);
      expect(mail.headers.filter(({ originalKey }) => NAMES.includes(originalKey))).toEqual([]);
    };

    it.each(withBreaks)('in %s', async (_where, more) => {
      await bySmtp().send(mailOf(more));
      expect(smtp.received.map(({ to }) => to)).toEqual([['reader@home.example']]);
      expectOneReader(smtp.received[0].mail);
      await byFile().send(mailOf(more));
      const [file] = await readdir(join(folder, 'mails'));
      expectOneReader(await PostalMime.parse(await readFile(join(folder, 'mails', file))));
    });

    it.each([`reader@home.example${BREAK}`, 'reader@home.example>\r\nRCPT TO:<other@stranger.example'])(
      'in the address %j',
      async (to) => {
        const asked: string[] = [];
        smtp.refuseRecipient = (recipient) => void asked.push(recipient);
        await bySmtp()
          .send(mailOf({ to }))
          .catch(() => undefined);
        expect(asked.filter((recipient) => recipient === 'other@stranger.example')).toEqual([]);
        expect(smtp.received.flatMap(({ mail }) => [mail.bcc, mail.cc]).filter(Boolean)).toEqual([]);
      },
    );
  });

  const refusal = async (code: number, text: string, at: 'refuse' | 'refuseRecipient'): Promise<unknown> => {
    smtp[at] = () => ({ code, text });
    return bySmtp()
      .send(mailOf())
      .catch((error: unknown) => error);
  };

  it.each([
    [550, '5.1.1 no such mailbox', 'refuseRecipient', RefusedAddressError],
    [550, '5.7.1 relaying denied', 'refuseRecipient', PermanentMailError],
    [554, '5.6.0 looks like spam', 'refuse', PermanentMailError],
  ] as const)('[FDEP-03] takes %i %s as final', async (code, text, at, kind) => {
    const error = await refusal(code, text, at);
    expect(error).toBeInstanceOf(kind);
    expect((error as Error).message).toBe(`${code} ${text}`);
  });

  it.each([
    [450, '4.2.0 greylisted', 'refuseRecipient'],
    [452, '4.3.1 no room', 'refuse'],
    [503, '5.5.1 out of order', 'refuseRecipient'],
  ] as const)('[FDEP-03] leaves a mail for later after %i %s', async (code, text, at) => {
    const error = await refusal(code, text, at);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(PermanentMailError);
  });
});
