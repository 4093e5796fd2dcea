import { CAMPAIGN_STOPPED } from '@stowbridge/contract/failed-mails';
import { aBuyer, anAdmin, aProperty } from '../../test/builders';
import { aCampaign, campaignMails, keeps, SENDING } from '../../test/campaigns';
import { MailWorld } from '../../test/mail-world';
import { settled } from '../../test/searches';
import { eventually } from '../../test/test-worker';
import type { User } from '../domains/accounts/users/user.entity';
import { stopCampaign } from '../domains/campaigns/campaign-state';
import { sendCampaigns } from '../domains/campaigns/sending';
import { Queues } from '../platform/events/queues';

describe('mails of campaigns', () => {
  let world: MailWorld;
  let admin: User;
  let propertyId: number;
  beforeAll(async () => {
    world = await MailWorld.start({ MAIL_CONCURRENCY: '1' });
    admin = await anAdmin(world.source);
  });
  beforeEach(async () => {
    world.accept();
    propertyId = (await aProperty(world.source, { price: 4_100_000 })).id;
  });
  afterAll(() => world.close());

  const reader = async (): Promise<User> => {
    const user = await aBuyer(world.source);
    await keeps(world.source, user.id, propertyId);
    return user;
  };
  const scheduled = () => aCampaign(world.source, { madeById: admin.id, propertyId }, { state: 'scheduled' });
  /** To its end; a run that meets the worker's own leaves the campaign to that one. */
  const run = async (id: number) => {
    await sendCampaigns(world.source, SENDING);
    await settled(world);
    await eventually(async () => {
      await sendCampaigns(world.source, SENDING);
      return !['scheduled', 'sending'].includes((await campaign(id)).state);
    }, 20_000);
  };
  const states = async (id: number) => (await campaignMails(world.source, id)).map(({ state }) => state);
  const campaign = async (id: number) =>
    (
      await world.source.query<{ state: string; reason: string | null }[]>(
        'select state, stop_reason reason from campaigns where id = $1',
        [id],
      )
    )[0];
  const told = async () =>
    (
      await world.source.query<{ text: string }[]>(
        `select preview_text "text" from mails where kind = 'campaign-stopped' order by id desc limit 1`,
      )
    )[0]?.text;

  it('[BEYB-75] [BEYB-83] each gets one, with the postal address, why they get it and a stop at one click', async () => {
    const readers = [await reader(), await reader()];
    const id = await scheduled();
    await Promise.all([sendCampaigns(world.source, SENDING), sendCampaigns(world.source, SENDING)]);
    await run(id);
    expect([await campaign(id), await states(id)]).toEqual([{ state: 'sent', reason: null }, ['sent', 'sent']]);
    for (const { id: userId, email } of readers) {
      const received = world.receivedBy(email);
      expect(received).toHaveLength(1);
      const { html = '', text = '', headers } = received[0].mail;
      for (const body of [html, text]) {
        expect(body).toContain(SENDING.postalAddress);
        expect(body).toContain('You get this mail because you keep a listing that it is about.');
        expect(body).toContain('Stop these mails');
        expect(body).toContain('$4,100,000');
        expect(body).toMatch(new RegExp(`/api/v1/campaign-links/${id}\\.${userId}\\.${propertyId}\\.[\\w-]{43}`));
        expect(body).not.toContain(email);
      }
      expect(html).toContain('Both are <b>new</b> this week.');
      expect(html).not.toContain('<img');
      expect(headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe('List-Unsubscribe=One-Click');
    }
  });

  it('[BEYB-76] one who stops between schedule and sending gets none, nor who stops while the mail waits', async () => {
    const [before, meanwhile, wants] = [await reader(), await reader(), await reader()];
    const id = await scheduled();
    const stop = ({ id: userId }: User) =>
      world.source.query(`insert into mail_stops (user_id, category) values ($1, 'listings')`, [userId]);
    await stop(before);
    world.smtp.refuseConnection = () => ({ code: 421, text: 'busy' });
    await sendCampaigns(world.source, SENDING);
    await stop(meanwhile);
    world.accept();
    await run(id);
    expect(await campaignMails(world.source, id)).toEqual([
      { userId: meanwhile.id, state: 'held', why: 'stopped' },
      { userId: wants.id, state: 'sent', why: null },
    ]);
    expect([before, meanwhile, wants].map(({ email }) => world.receivedBy(email).length)).toEqual([0, 0, 1]);
  });

  it('[BEYB-81] one whose property is unpublished meanwhile is not sent, and says so', async () => {
    const user = await reader();
    const id = await scheduled();
    await world.source.query('update properties set active = false where id = $1', [propertyId]);
    await run(id);
    expect([await campaign(id), world.receivedBy(user.email)]).toEqual([{ state: 'stopped', reason: 'property' }, []]);
    await settled(world);
    expect(await told()).toContain('one of its properties is not published any more');
  });

  it('[BEYB-83] without a postal address none is sent, and its maker is told', async () => {
    const user = await reader();
    const id = await scheduled();
    await sendCampaigns(world.source, { ...SENDING, postalAddress: undefined });
    await settled(world);
    expect([await campaign(id), world.receivedBy(user.email)]).toEqual([{ state: 'stopped', reason: 'address' }, []]);
    expect(await told()).toContain('the office has no postal address');
  });

  it('[BEYB-79] stopping while it sends stops the rest', async () => {
    for (let n = 0; n < 6; n += 1) {
      await reader();
    }
    const id = await scheduled();
    let taken = 0;
    world.smtp.refuse = () => ((taken += 1) > 2 ? { code: 451, text: 'later' } : undefined);
    await sendCampaigns(world.source, SENDING);
    // None is on its way to the server any more: two are there, and four have been told to come later.
    await eventually(
      async () => taken === 6 && (await states(id)).filter((state) => state === 'sent').length === 2,
      20_000,
    );
    const stopped = await world.source.transaction((manager) =>
      stopCampaign(manager, id, 'office', { id: admin.id, address: null }),
    );
    const errors = async () =>
      (
        await world.source.query<{ error: string }[]>(
          `select error from mails m join campaign_mails c on c.mail_id = m.id where c.campaign_id = $1 and c.state = 'waiting'`,
          [id],
        )
      ).map(({ error }) => error);
    // One that was on its way as it was stopped is told to come later, too; only then would the server take them.
    await eventually(async () => (await errors()).every((error) => error === CAMPAIGN_STOPPED), 20_000);
    world.accept();
    await run(id);
    expect([stopped, await campaign(id)]).toEqual([true, { state: 'stopped', reason: 'office' }]);
    expect((await states(id)).sort()).toEqual(['sent', 'sent', 'waiting', 'waiting', 'waiting', 'waiting']);
    expect(await errors()).toEqual(Array(4).fill(CAMPAIGN_STOPPED));
  });

  it('[BEYB-82] 5% refused after 50 stop it and tell its maker', async () => {
    const template = await reader();
    await world.source.query(
      `with made as (
         insert into users (first_name, last_name, email, phone_number, user_type_id, status_id)
         select 'R', 'S', case when n <= 3 then 'refused.' else 'taken.' end || n || '@example.com', '1', user_type_id, status_id from users, generate_series(1, 120) n where id = $1 returning id),
       roles as (insert into user_roles (user_id, role_id) select id, 2 from made)
       insert into favourites (user_id, property_id) select id, $2 from made`,
      [template.id, propertyId],
    );
    world.smtp.refuseRecipient = (address) =>
      address.startsWith('refused.') ? { code: 550, text: '5.1.1 no such user' } : undefined;
    const id = await scheduled();
    await sendCampaigns(world.source, SENDING);
    await eventually(async () => (await campaign(id)).state !== 'sending', 30_000);
    await settled(world);
    expect(await campaign(id)).toEqual({ state: 'stopped', reason: 'refusals' });
    const after = await states(id);
    expect(after.filter((state) => state === 'refused')).toHaveLength(3);
    expect(after.filter((state) => state === 'sent').length).toBeGreaterThanOrEqual(47);
    expect(after.filter((state) => state === 'waiting').length).toBeGreaterThan(0);
    expect(await told()).toContain('5% of its mails were refused');
  });

  it('[BEYB-77] a password reset goes before all mails of campaigns that wait, one that an older release queued too', async () => {
    const readers = await Promise.all(Array.from({ length: 30 }, reader));
    const id = await scheduled();
    const queue = world.worker.worker.get(Queues).get('mail');
    await queue.pause();
    const older = await aBuyer(world.source);
    await world.tell('password.forgotten', { userId: older.id });
    const { id: mailId } = await eventually(() => world.row(older.email), 20_000);
    await (await queue.getJob(`mail:${mailId}`))?.remove();
    await queue.add('mail', { mailId }, { jobId: `mail:${mailId}` });
    await sendCampaigns(world.source, SENDING);
    await eventually(
      async () =>
        (await world.source.query(`select from mails where kind = 'campaign' and status = 'queued'`)).length === 30,
      20_000,
    );
    await world.tell('password.forgotten', { userId: admin.id });
    await eventually(async () => (await world.row(admin.email))?.kind === 'password-reset', 20_000);
    const from = world.smtp.received.length;
    await queue.resume();
    await settled(world);
    expect(world.smtp.received.slice(from, from + 2).map(({ to }) => to)).toEqual([[admin.email], [older.email]]);
    expect(
      world.smtp.received
        .slice(from + 2)
        .flatMap(({ to }) => to)
        .sort(),
    ).toEqual(readers.map(({ email }) => email).sort());
    expect(await states(id)).toEqual(Array(30).fill('sent'));
  });
});
