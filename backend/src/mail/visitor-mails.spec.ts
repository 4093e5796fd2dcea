import type { EventName } from '../platform/events/events';
import { MailWorld, type MailRow } from '../../test/mail-world';
import { eventually } from '../../test/test-worker';
import { REDACTED } from './layout';

describe('mails to visitors who ask for their data', () => {
  let world: MailWorld;
  beforeAll(async () => (world = await MailWorld.start()), 60_000);
  afterAll(() => world.close());

  const aRequest = async (email: string, more = ''): Promise<number> => {
    const [{ id }] = await world.source.query<[{ id: number }]>(
      `insert into privacy_requests (kind, email${more && ', verified_at, deletes_at'}) values ('delete', $1${more && `, now(), now() + interval '7 days'`}) returning id`,
      [email],
    );
    return id;
  };
  const tokensTo = (email: string): string[] =>
    world
      .receivedBy(email)
      .map(({ mail }) => /https:\/\/market\.example\/yourdata\/([\w-]{43})\n/.exec(mail.text ?? '')?.[1] ?? '');
  const works = (token: string): Promise<unknown[]> =>
    world.source.query(
      `select from privacy_requests where link_hash = encode(sha256($1::bytea), 'hex') and link_until between now() + interval '23 hours' and now() + interval '24 hours'`,
      [token],
    );

  it('[BEYE-74] carry a link of 24 hours, which is redacted in the log and ends with the next one', async () => {
    const email = 'ada@link.example';
    const requestId = await aRequest(email);
    await world.tell('privacy.link-asked', { requestId });
    const { preview_text } = await world.settled(email);
    const [first] = tokensTo(email);
    expect([(await works(first)).length, preview_text.includes(`/yourdata/${REDACTED}`)]).toEqual([1, true]);
    expect(preview_text).not.toContain(first);
    await world.tell('privacy.link-asked', { requestId });
    await eventually(async () => tokensTo(email).length === 2);
    const second = tokensTo(email)[1];
    expect([(await works(first)).length, (await works(second)).length]).toEqual([0, 1]);
  });

  it.each<[EventName & `privacy.${string}`, string, RegExp]>([
    [
      'privacy.asked',
      'Your data at Stowbridge is going to be deleted',
      /take it back by the link in our earlier email/,
    ],
    ['privacy.extended', 'Your request takes us longer', /delete what we keep about this email address/],
    ['privacy.refused', 'Your data at Stowbridge stays for now', /You can ask again, or write to us/],
  ])('say nothing of an account that there is not: %s', async (name, subject, text) => {
    const email = `${name}@link.example`;
    await world.tell(name, { requestId: await aRequest(email, 'confirmed') } as never);
    const mail: MailRow = await world.settled(email);
    expect([mail.status, mail.subject, mail.preview_text]).toEqual(['sent', subject, expect.stringMatching(text)]);
    expect(mail.preview_text).not.toMatch(/your account|my-account/i);
  });
});
