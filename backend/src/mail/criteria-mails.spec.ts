import { aBuyer } from '../../test/builders';
import { someCriteria } from '../../test/criteria';
import { MailWorld } from '../../test/mail-world';
import { tellOfEndedCriteria } from '../domains/criteria/criteria-ends';

const ZONE = 'America/Denver';

describe('the mail about criteria that have ended', () => {
  let world: MailWorld;
  beforeAll(async () => {
    world = await MailWorld.start();
  });
  afterAll(() => world.close());

  it('[BEYB-56] asks the buyer once, also when two do it at once, and nobody whose criteria hold or who was rejected', async () => {
    const [buyer, rejected] = [await aBuyer(world.source), await aBuyer(world.source, { statusId: 3 })];
    await someCriteria(world.source, buyer.id, { activeUntil: '2099-01-01' });
    await someCriteria(world.source, buyer.id);
    await someCriteria(world.source, rejected.id, { activeUntil: '2026-01-02' });
    const id = await someCriteria(world.source, buyer.id, {
      name: 'Texas',
      activeUntil: '2099-01-01',
      exchangeDeadline: '2026-01-02',
    });
    // The worker of the test does so all the time, too.
    await Promise.all([tellOfEndedCriteria(world.source, ZONE), tellOfEndedCriteria(world.source, ZONE)]);
    const { kind, subject, preview_text: text } = await world.settled(buyer.email);
    expect([kind, subject]).toEqual(['criteria-expired', 'Are you still buying: Texas?']);
    expect(text).toContain('The last day of “Texas” has passed');
    expect(text).toContain('https://market.example/what-i-buy');
    await tellOfEndedCriteria(world.source, ZONE);
    const told = await world.source.query<object[]>(
      `select payload->'criteriaId' id from events where name = 'criteria.expired' order by id`,
    );
    expect([told, world.receivedBy(buyer.email).length]).toEqual([[{ id }], 1]);
  });
});
