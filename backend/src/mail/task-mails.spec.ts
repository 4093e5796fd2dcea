import { UserStatus } from '@stowbridge/contract/ids';
import { aBuyer, anAdmin, aProperty, aSeller } from '../../test/builders';
import { aDeal } from '../../test/deals';
import { MailWorld } from '../../test/mail-world';
import { eventually } from '../../test/test-worker';
import type { User } from '../domains/accounts/users/user.entity';
import { tellOfTasks } from '../domains/tasks/task-digests';

const ZONE = 'America/Denver';
/** Seven in the morning at the office, on a day whose night the clock was changed. */
const MORNING = new Date('2030-03-10T13:00:00Z');
const DAY = 86_400_000;
const later = (days: number): Date => new Date(MORNING.getTime() + days * DAY);

describe('the mails about tasks', () => {
  let world: MailWorld;
  let agent: User;
  beforeAll(async () => {
    world = await MailWorld.start();
  });
  beforeEach(async () => {
    agent = await anAdmin(world.source, { firstName: 'Ana', lastName: 'Reyes' });
  });
  afterAll(() => world.close());

  const idOf = async (text: string, values: unknown[]): Promise<number> =>
    (await world.source.query<{ id: number }[]>(`${text} returning id`, values))[0].id;

  /** A deal whose listing agents are these. */
  async function aClosing(stage = 1, agents = [agent]): Promise<{ dealId: number; buyer: User; name: string }> {
    const [buyer, seller] = [await aBuyer(world.source), await aSeller(world.source)];
    const property = await aProperty(world.source, { sellerId: seller.id, name: `Kestrel ${Math.random()}` });
    for (const [position, { id }] of agents.entries()) {
      await world.source.query('insert into property_agents (property_id, user_id, position) values ($1, $2, $3)', [
        property.id,
        id,
        position,
      ]);
    }
    const { id: dealId } = await aDeal(world.source, property, buyer.id, stage);
    return { dealId, buyer, name: property.name };
  }
  const aTask = (dealId: number | null, assignee: User, title: string, dueOn: string, side = 'office') =>
    idOf(
      'insert into tasks (deal_id, user_id, title, due_on, assignee_id, side) values ($1, case when $1::int is null then $3::int end, $2, $4, $3, $5)',
      [dealId, title, assignee.id, dueOn, side],
    );
  const done = (id: number) => world.source.query('update tasks set done_at = now() where id = $1', [id]);

  interface Row {
    kind: string;
    subject: string;
    text: string;
    status: string;
  }
  const settled = (): Promise<boolean> =>
    eventually(async () => {
      const [{ waiting }] = await world.source.query<{ waiting: number }[]>(
        `select ((select count(*) from events where relayed_at is null) + (select count(*) from event_parts where done_at is null) + (select count(*) from mails where status = 'queued'))::int waiting`,
      );
      return waiting === 0;
    }, 40_000);
  async function mailsTo({ email }: User): Promise<Row[]> {
    await settled();
    return world.source.query<Row[]>(
      'select kind, subject, preview_text "text", status from mails where recipient = $1 order by id',
      [email],
    );
  }
  const subjectsTo = async (person: User): Promise<string[]> => (await mailsTo(person)).map(({ subject }) => subject);
  const tell = (at: Date) => tellOfTasks(world.source, ZONE, at);

  it('[BEYC-51] a task is in one mail on the day it is due, once when it is late, and then each day until it is done', async () => {
    const { dealId, name } = await aClosing();
    const id = await aTask(dealId, agent, 'Order the title commitment', '2030-03-10');
    await aTask(dealId, agent, 'Not yet', '2030-03-20');
    expect(await tell(new Date(MORNING.getTime() - 1000))).toBe(0);
    await Promise.all([1, 2, 3].map(() => tell(MORNING)));
    await tell(new Date(MORNING.getTime() + DAY / 2));
    const [mail] = await mailsTo(agent);
    expect(mail).toMatchObject({ kind: 'tasks-due', subject: '1 due today', status: 'sent' });
    for (const text of ['Order the title commitment', 'Mar 10, 2030', name]) {
      expect([text, mail.text.includes(text)]).toEqual([text, true]);
    }
    expect(mail.text.includes('Not yet')).toBe(false);
    await tell(later(1));
    await tell(later(1));
    await tell(later(2));
    expect(await subjectsTo(agent)).toEqual(['1 due today', '1 late, 0 due today', '1 late, 0 due today']);
    await done(id);
    await tell(later(3));
    expect(await subjectsTo(agent)).toHaveLength(3);
  });

  it('[BEYC-51] dates of a deal are told to the first listing agent, and all that is due is one mail', async () => {
    const second = await anAdmin(world.source);
    const { dealId } = await aClosing(1, [agent, second]);
    await world.source.query(
      `insert into deal_dates (deal_id, kind, due_on) values ($1, 'goes hard', '2030-03-09'), ($1, 'closing', '2030-03-30')`,
      [dealId],
    );
    await aTask(null, agent, 'Call the lender', '2030-03-10');
    await tell(MORNING);
    const mails = await mailsTo(agent);
    expect(mails.map(({ subject }) => subject)).toEqual(['1 late, 1 due today']);
    expect([mails[0].text.includes('Goes hard'), mails[0].text.includes('Closing')]).toEqual([true, false]);
    expect(await mailsTo(second)).toEqual([]);
  });

  it('[BEYC-52] nobody is reminded once the deal has fallen through', async () => {
    const { dealId, buyer } = await aClosing();
    await aTask(dealId, agent, 'Prorate rents', '2030-03-09');
    await aTask(dealId, buyer, 'Bind the insurance', '2030-03-09', 'buyer');
    await world.source.query(`insert into deal_dates (deal_id, kind, due_on) values ($1, 'closing', '2030-03-09')`, [
      dealId,
    ]);
    await tell(MORNING);
    expect([await subjectsTo(agent), await subjectsTo(buyer)]).toEqual([
      ['2 late, 0 due today'],
      ['1 late, 0 due today'],
    ]);
    for (const [n, stage] of [3, 2, 5].entries()) {
      await world.source.query('update deals set deal_status_id = $2 where id = $1', [dealId, stage]);
      await tell(later(n + 1));
      expect([stage, (await mailsTo(agent)).length, (await mailsTo(buyer)).length]).toEqual([stage, 1, 1]);
    }
  });

  it('one who has stopped such mails gets none, and neither does one who is rejected', async () => {
    const [quiet, gone] = [await anAdmin(world.source), await anAdmin(world.source, { statusId: UserStatus.Rejected })];
    await world.source.query(`insert into mail_stops (user_id, category) values ($1, 'reports')`, [quiet.id]);
    for (const person of [quiet, gone]) {
      await aTask(null, person, 'Call the lender', '2030-03-10');
    }
    await tell(MORNING);
    expect([await mailsTo(quiet), await mailsTo(gone)]).toEqual([[], []]);
  });

  it('[BEYC-53] the open tasks of a person who is rejected go to the first listing agent of the deal', async () => {
    const leaving = await anAdmin(world.source, { firstName: 'Sam', lastName: 'Carter' });
    const { dealId, buyer } = await aClosing(1, [leaving, agent]);
    const [open, closed, ofBuyer, alone] = [
      await aTask(dealId, leaving, 'Prorate rents', '2030-03-09'),
      await aTask(dealId, leaving, 'Order the title commitment', '2030-03-09'),
      await aTask(dealId, buyer, 'Bind the insurance', '2030-03-09', 'buyer'),
      await aTask(null, leaving, 'Call the lender', '2030-03-09'),
    ];
    await done(closed);
    const assignees = async () =>
      Object.fromEntries(
        (
          await world.source.query<{ id: number; to: number | null; from: number | null }[]>(
            'select id, assignee_id "to", taken_over_from_id "from" from tasks where id = any($1)',
            [[open, closed, ofBuyer, alone]],
          )
        ).map(({ id, to, from }) => [id, [to, from]]),
      );
    const before = await assignees();
    await world.tell('user.rejected', { userId: leaving.id });
    await settled();
    expect(await assignees()).toEqual(before);
    await world.source.query('update users set status_id = $2 where id = any($1)', [
      [leaving.id, buyer.id],
      UserStatus.Rejected,
    ]);
    await world.tell('user.rejected', { userId: leaving.id });
    await world.tell('user.rejected', { userId: buyer.id });
    await settled();
    expect(await assignees()).toEqual({
      [open]: [agent.id, leaving.id],
      [closed]: [leaving.id, null],
      [ofBuyer]: [agent.id, buyer.id],
      [alone]: [null, leaving.id],
    });
  });
});
