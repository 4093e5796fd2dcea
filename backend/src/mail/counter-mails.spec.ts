import { propertyAddresses } from '@stowbridge/contract/addresses';
import { Stage } from '@stowbridge/contract/ids';
import { aBargain, type Bargain, lapse } from '../../test/bargains';
import { anAdmin } from '../../test/builders';
import { aDeal } from '../../test/deals';
import { startTestApp, type TestApp } from '../../test/test-app';
import { tokenOf } from '../../test/tokens';
import { Config } from '../config';
import { tellOfDueAnswers } from '../domains/deals/counters/answers-due';
import { contextOf } from './mail-context';
import type { MailDraft } from './mail-definition';
import { draftsOf } from './mails';

const HOUR = 3_600_000;
const within = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();

describe('the mails about counters', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ OFFICE_TIME_ZONE: 'America/Denver' });
  });
  afterAll(() => app.close());

  const eventsOf = (deal: number, name = '%') =>
    app.source.query<{ name: string; payload: object }[]>(
      `select name, payload from events where name like $2 and (payload->>'dealId')::int = $1 order by id`,
      [deal, name],
    );
  /** Every mail that the events of a deal lead to now. */
  const mailsOf = async (deal: number, name?: string): Promise<MailDraft[]> => {
    const context = contextOf(app.source.manager, app.app.get(Config));
    const events = await eventsOf(deal, name);
    return (await Promise.all(events.map((event) => draftsOf(event.name, event.payload, context)))).flat();
  };
  const told = (mails: MailDraft[]) => mails.map(({ kind, to }) => `${kind} > ${to.email}`);
  const textOf = ({ content }: MailDraft) => JSON.stringify(content);

  it('[BEYC-01] an acceptance by counter is told to each side once', async () => {
    const bargain = await aBargain(app);
    await bargain.counter({ bindingOnAgreement: true, answerBy: within(30), message: 'Our last word.' });
    await bargain.agree(2);
    const mails = await mailsOf(bargain.deal);
    expect(told(mails)).toEqual([
      `offer-countered > ${bargain.buyer.email}`,
      `deal-accepted > ${bargain.buyer.email}`,
      `deal-accepted-seller > ${bargain.seller.email}`,
    ]);
    expect(textOf(mails[0])).toMatch(
      /If you agree, your offer is accepted.*\$4,200,000.*Our last word\..*Answer by.* M[SD]T/,
    );
  });

  it('[BEYC-02] an agreement that leaves the stage is told to the seller, by name', async () => {
    const bargain = await aBargain(app);
    await bargain.revise(4_000_000);
    await bargain.counter({ version: 2 });
    await bargain.agree(3);
    const [mail, ...others] = await mailsOf(bargain.deal, 'offer.agreed');
    expect([mail.kind, mail.to.email, mail.content.heading, others]).toEqual([
      'offer-agreed',
      bargain.seller.email,
      'Dana has agreed to your terms',
      [],
    ]);
  });

  it('[BEYC-08] a withdrawal by the buyer is told to the seller once, with its reason, and the buyer has a receipt', async () => {
    const bargain = await aBargain(app);
    await bargain.counter();
    await bargain.withdraw({ reason: 'Too dear.' });
    const mails = (await mailsOf(bargain.deal)).filter(({ kind }) => kind !== 'offer-countered');
    expect(told(mails).sort()).toEqual([
      `deal-withdrawn > ${bargain.buyer.email}`,
      `offer-withdrawn > ${bargain.seller.email}`,
    ]);
    const seller = textOf(mails.find(({ kind }) => kind === 'offer-withdrawn') as MailDraft);
    expect(seller).toContain('Too dear.');
    // What is withdrawn is the buyer's offer, not the counter to it.
    expect([seller.includes('$3,900,000'), seller.includes('$4,200,000')]).toEqual([true, false]);
  });

  it('[FSITE-20] every mail to a seller about an offer leads to its page, about mere interest to that of the property', async () => {
    const [agreed, left] = [await aBargain(app), await aBargain(app)];
    await agreed.counter();
    await agreed.agree(2);
    await agreed.accept();
    await left.withdraw();
    const leadsTo = async ({ deal, seller }: Bargain): Promise<(string | undefined)[][]> =>
      (await mailsOf(deal))
        .filter(({ to }) => to.email === seller.email)
        .map((mail) => [mail.kind, /"[^"]*(\/seller\/property\/[^"]*)"/.exec(textOf(mail))?.[1]]);
    const pageOf = ({ property }: Bargain): string => propertyAddresses.seller(property.id, property.name);
    expect(await leadsTo(agreed)).toEqual([
      ['offer-agreed', `${pageOf(agreed)}/offers/${agreed.deal}`],
      ['deal-accepted-seller', `${pageOf(agreed)}/offers/${agreed.deal}`],
    ]);
    expect(await leadsTo(left)).toEqual([['offer-withdrawn', `${pageOf(left)}/offers/${left.deal}`]]);
    const { id } = await aDeal(app.source, left.property, left.buyer.id, Stage.Interested);
    const admin = await tokenOf(app, (await anAdmin(app.source)).id);
    const moved = await app.call('POST', '/api/admin/deal/process', { Id: id, DealStatusID: Stage.Withdrawn }, admin);
    expect(moved.status).toBe(200);
    expect(await leadsTo({ ...left, deal: id })).toEqual([['deal-interest-withdrawn-seller', pageOf(left)]]);
  });

  it('[BEYC-08] without a seller the listing agents are told', async () => {
    const bargain = await aBargain(app);
    const agent = await anAdmin(app.source);
    await app.source.query('update properties set seller_id = null where id = $1', [bargain.property.id]);
    await app.source.query('insert into property_agents (property_id, user_id) values ($1, $2)', [
      bargain.property.id,
      agent.id,
    ]);
    await bargain.withdraw();
    expect(told(await mailsOf(bargain.deal, 'offer.withdrawn'))).toEqual([`offer-withdrawn > ${agent.email}`]);
  });

  describe('a day before the answer is due', () => {
    const due = 'offer.answer-due';
    const countered = async (hours: number): Promise<Bargain> => {
      const bargain = await aBargain(app);
      await bargain.counter({ answerBy: within(hours) });
      return bargain;
    };

    it('[BEYC-20] the buyer is told of a counter once, whoever looks and how often', async () => {
      const [soon, later] = [await countered(23), await countered(25)];
      const counts = await Promise.all([1, 2, 3, 4].map(() => tellOfDueAnswers(app.source)));
      await tellOfDueAnswers(app.source);
      expect([counts.filter((count) => count > 0).length, await eventsOf(later.deal, due)]).toEqual([1, []]);
      expect(await eventsOf(soon.deal, due)).toHaveLength(1);
      const mails = await mailsOf(soon.deal, due);
      expect(told(mails)).toEqual([`answer-due > ${soon.buyer.email}`]);
      expect(textOf(mails[0])).toMatch(/Please answer by \w+day, \w{3} \d{1,2}, \d{1,2}:\d\d [AP]M M[SD]T\./);
    });

    it('[BEYC-20] nobody is told when it was answered before, or lapsed, also after the reminder was due', async () => {
      const [answered, late, lapsed] = [await countered(23), await countered(23), await countered(23)];
      await answered.agree(2);
      await lapse(app, lapsed.deal);
      await tellOfDueAnswers(app.source);
      expect([await eventsOf(answered.deal, due), await eventsOf(lapsed.deal, due)]).toEqual([[], []]);
      expect(await eventsOf(late.deal, due)).toHaveLength(1);
      await late.revise(4_100_000);
      expect(await mailsOf(late.deal, due)).toEqual([]);
    });

    it('[BEYC-20] the seller is told of an offer, and of each version anew', async () => {
      const bargain = await aBargain(app);
      await bargain.revise(4_000_000, { AnswerBy: within(20) });
      await tellOfDueAnswers(app.source);
      expect(told(await mailsOf(bargain.deal, due))).toEqual([`answer-due > ${bargain.seller.email}`]);
      await bargain.counter({ version: 2, answerBy: within(10) });
      await tellOfDueAnswers(app.source);
      expect(told(await mailsOf(bargain.deal, due))).toEqual([`answer-due > ${bargain.buyer.email}`]);
      const office = await tokenOf(app, (await anAdmin(app.source)).id);
      expect((await app.call('GET', `/api/v1/deals/${bargain.deal}`, undefined, office)).json<object>()).toMatchObject({
        turn: 'buyer',
        lapsed: false,
        answerBy: expect.any(String) as string,
        turnSince: expect.any(String) as string,
      });
    });
  });
});
