import { randomUUID } from 'node:crypto';
import { aSigned, mailsTo } from '../../test/access-mails';
import { MailWorld } from '../../test/mail-world';

describe('the mail with the link to all documents', () => {
  let world: MailWorld;
  beforeAll(async () => (world = await MailWorld.start()), 60_000);
  afterAll(() => world.close());

  it('[BEYA-133] leads whoever asked to their page of the property, once for each request', async () => {
    const { property, buyer, seller } = await aSigned(world, 'open', { name: 'Kestrel Storage' });
    const [first, second, ofSeller] = [randomUUID(), randomUUID(), randomUUID()];
    const ask = (archiveId: string, userId: number) =>
      world.tell('documents.archive-asked', { archiveId, propertyId: property.id, userId });
    await ask(first, buyer.id);
    await ask(second, buyer.id);
    await ask(ofSeller, seller.id);
    const page = `${property.id}/Kestrel-Storage`;
    expect(
      (await mailsTo(world, buyer)).map(({ subject, text }) => [subject, /https\S*archive\S*/.exec(text)?.[0]]).sort(),
    ).toEqual(
      [first, second]
        .sort()
        .map((id) => [
          'Your documents of Kestrel Storage',
          `https://market.example/buyer/property/${page}?archive=${id}#documents`,
        ]),
    );
    const [{ text }, ...more] = await mailsTo(world, seller);
    expect(more).toEqual([]);
    expect(text).toContain(`https://market.example/seller/property/${page}?archive=${ofSeller}#documents`);
    expect(text).toContain('This link is good for 24 hours, and for your account only');
  });
});
