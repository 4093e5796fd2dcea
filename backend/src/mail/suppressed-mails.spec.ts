import type { DataSource } from 'typeorm';
import { aBuyer } from '../../test/builders';
import { MailWorld } from '../../test/mail-world';
import { eventually } from '../../test/test-worker';
import { suppressAddress, suppressedOf } from '../domains/accounts/users/suppressed-addresses';
import { withTransaction } from '../platform/database/transaction';
import { removePerson } from '../views/privacy/removal';
import { MailSenderService } from './mail-sender.service';
import { LAST_MAIL, mayReach, withoutSuppressed } from './suppressed-mails';
import { mailKinds } from './mails';
import type { MailDraft } from './mail-definition';

describe('mails to people whose data was removed', () => {
  let world: MailWorld;
  let source: DataSource;
  beforeAll(async () => {
    world = await MailWorld.start();
    source = world.source;
  });
  afterAll(() => world.close());

  it('[BEYE-78] are not drafted, whatever they are, to any spelling of the address, one kind apart', async () => {
    await suppressAddress(source.manager, 'Gone@Example.com');
    const kinds = Object.keys(mailKinds()).filter((kind) => kind !== LAST_MAIL);
    expect(kinds.length).toBeGreaterThan(40);
    const to = (kind: string, email: string): MailDraft =>
      ({ kind, to: { email, userId: null, name: 'X' }, content: { subject: 'S' } }) as unknown as MailDraft;
    const drafts = [...kinds, LAST_MAIL].flatMap((kind) => [
      to(kind, 'gone@example.COM'),
      to(kind, 'former-7@deleted.invalid'),
      to(kind, 'other@example.com'),
    ]);
    const left = await withoutSuppressed(source.manager, drafts);
    expect(left.filter(({ kind }) => kind !== LAST_MAIL).map(({ to: { email } }) => email)).toEqual(
      kinds.map(() => 'other@example.com'),
    );
    expect(left.filter(({ kind }) => kind === LAST_MAIL)).toHaveLength(3);
    expect(await mayReach(source.manager, { kind: LAST_MAIL, recipient: 'gone@example.com' })).toBe(true);
  });

  it('[BEYE-78] are neither logged nor sent, and those that waited do not leave', async () => {
    const [gone, other] = [await aBuyer(source), await aBuyer(source)];
    await suppressAddress(source.manager, gone.email);
    for (const { id } of [gone, other]) {
      await world.tell('user.approved', { userId: id });
      await world.tell('password.changed', { userId: id });
    }
    await eventually(async () => world.receivedBy(other.email).length === 2);
    expect([world.receivedBy(gone.email), await world.row(gone.email)]).toEqual([[], undefined]);
    const [event] = await source.query<{ id: string }[]>('select max(id) id from events');
    const [mail] = await source.query<{ id: number }[]>(
      `insert into mails (event_id, kind, recipient, user_id, message_id, status) values ($1, 'welcome', $2, $3, '<w@x>', 'queued') returning id`,
      [event?.id, gone.email, gone.id],
    );
    await expect(world.worker.worker.get(MailSenderService).send(mail?.id ?? 0)).rejects.toThrow(
      'Its reader had their data removed.',
    );
    expect(world.receivedBy(gone.email)).toEqual([]);
  });

  it('[BEYE-78] stop with the removal, also under the address that stands in', async () => {
    const gone = await aBuyer(source);
    await withTransaction(source, (manager) => removePerson(manager, { userId: gone.id, email: gone.email }));
    const left = `former-${gone.id}@deleted.invalid`;
    expect([...(await suppressedOf(source.manager, [gone.email, left, 'x@example.com']))]).toEqual([gone.email, left]);
    const other = await aBuyer(source);
    await world.tell('password.changed', { userId: gone.id });
    await world.tell('password.changed', { userId: other.id });
    await eventually(async () => world.receivedBy(other.email).length === 1);
    expect(await source.query('select from mails where user_id = $1', [gone.id])).toEqual([]);
  });
});
