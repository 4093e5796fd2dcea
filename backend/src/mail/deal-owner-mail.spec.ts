import { Stage } from '@stowbridge/contract/ids';
import { aBuyer, anAdmin, aProperty } from '../../test/builders';
import { aDeal } from '../../test/deals';
import { MailWorld } from '../../test/mail-world';
import { eventually } from '../../test/test-worker';

describe('the mail about the owner of a deal', () => {
  let world: MailWorld;
  beforeAll(async () => {
    world = await MailWorld.start();
  });
  afterAll(() => world.close());

  it('[BEYC-75] tells the new owner once, by mail and among the notifications, and nobody who owns it no more', async () => {
    const [owner, former] = [await anAdmin(world.source), await anAdmin(world.source)];
    const property = await aProperty(world.source, { name: 'Ridge Storage' });
    const buyer = await aBuyer(world.source);
    const { id } = await aDeal(world.source, property, buyer.id, Stage.Accepted);
    await world.source.query('update deals set owner_id = $2 where id = $1', [id, owner.id]);
    await world.tell('deal.owner-changed', { dealId: id, propertyId: property.id, ownerId: former.id });
    await world.tell('deal.owner-changed', { dealId: id, propertyId: property.id, ownerId: owner.id });
    expect(await world.settled(owner.email)).toMatchObject({
      kind: 'deal-owner',
      status: 'sent',
      subject: 'The deal on Ridge Storage is now yours',
    });
    expect(world.receivedBy(owner.email)).toHaveLength(1);
    expect(await world.row(former.email)).toBeUndefined();
    const told = await eventually(async () => {
      const rows = await world.source.query<object[]>('select to_user_id, deal_id, mail_subject from messages');
      return rows.length > 0 ? rows : undefined;
    });
    expect(told).toEqual([
      { to_user_id: owner.id, deal_id: id, mail_subject: 'The deal on Ridge Storage is now yours' },
    ]);
  });
});
