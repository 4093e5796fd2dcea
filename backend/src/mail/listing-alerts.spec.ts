import { Stage } from '@stowbridge/contract/ids';
import { aBuyer, anAdmin, aProperty, aSeller } from '../../test/builders';
import { MailWorld } from '../../test/mail-world';
import { aSavedSearch, changeProperty, listingMails } from '../../test/searches';
import { eventually } from '../../test/test-worker';
import { readStopToken } from '../domains/demand/stop-tokens';
import type { User } from '../domains/accounts/users/user.entity';
import type { Property } from '../domains/properties/editing/property.entity';

const SECRET = 'a secret that is only used by tests, 32+';
/** Each test has a state of its own, so that no search of another finds its properties. */
let state = 0;

describe('mails about listings, at once', () => {
  let world: MailWorld;
  let admin: User;
  let buyer: User;
  let here: string;
  beforeAll(async () => {
    world = await MailWorld.start();
    admin = await anAdmin(world.source);
  });
  beforeEach(async () => {
    buyer = await aBuyer(world.source);
    state += 1;
    here = `/property/search/?state=${state}`;
  });
  afterAll(() => world.close());

  const listed = async (given: Partial<Property> = {}): Promise<Property> => {
    const property = await aProperty(world.source, { stateId: state, price: 4_100_000, ...given });
    await changeProperty(world.source, admin.id, property.id, {});
    return property;
  };
  const publish = ({ id }: Property) => world.tell('property.published', { propertyId: id });
  const mails = (to: User) => listingMails(world, to);
  const subjects = async (to: User) => (await mails(to)).map(({ subject }) => subject);
  const change = ({ id }: Property, given: Partial<Property>) => changeProperty(world.source, admin.id, id, given);

  it('[BEYB-21] a property that is published is told at once to those whose search finds it, also by its words, and once', async () => {
    const other = await aBuyer(world.source);
    await aSavedSearch(world.source, buyer.id, {
      address: `/property/search/kestrel?state=${state}`,
      name: 'Kestrels',
    });
    await aSavedSearch(world.source, other.id, { address: `/property/search/harbor?state=${state}` });
    const property = await listed({ name: 'Kestrel Gate', city: 'Austin' });
    const began = Date.now();
    await publish(property);
    const [mail] = await mails(buyer);
    expect(Date.now() - began).toBeLessThan(30_000);
    expect(mail).toMatchObject({ subject: 'New: Kestrel Gate', status: 'sent' });
    for (const text of [
      'Kestrel Gate\n  Austin, ',
      '$4,100,000',
      `https://market.example/property/${property.id}/`,
      'Kestrels',
    ]) {
      expect([text, mail.text.includes(text)]).toEqual([text, true]);
    }
    await publish(property);
    expect([(await mails(buyer)).length, await mails(other)]).toEqual([1, []]);
  });

  it('[BEYB-42] an area that is saved tells of what lies in it, and of nothing beside it', async () => {
    const other = await aBuyer(world.source);
    await aSavedSearch(world.source, buyer.id, { address: `${here}&area=32.5,-97.2_32.5,-96.4_33.1,-96.8` });
    // A star winds around its middle twice, and leaves it out.
    await aSavedSearch(world.source, other.id, {
      address: `${here}&area=32.5,-97.2_33.1,-96.8_32.5,-96.4_32.9,-97.2_32.9,-96.4`,
    });
    for (const [name, latitude, longitude] of [
      ['Dallas Gate', 32.77, -96.8],
      ['Fort Worth Gate', 32.75, -97.33],
    ] as const) {
      await publish(await listed({ name, latitude, longitude }));
    }
    expect([await subjects(buyer), await subjects(other)]).toEqual([['New: Dallas Gate'], []]);
    await publish(await listed({ name: 'Arm of the star', latitude: 32.89, longitude: -97.1 }));
    expect(await subjects(other)).toEqual(['New: Arm of the star']);
  });

  it('[BEYB-22] a price lowered into the range is told with both prices; raised above it, or lowered elsewhere, is not', async () => {
    await aSavedSearch(world.source, buyer.id, { address: `${here}&priceTo=4000000&pricedOnly=true` });
    const property = await listed();
    await publish(property);
    await change(property, { price: 4_050_000 });
    expect(await mails(buyer)).toEqual([]);
    await change(property, { price: 4_100_000 });
    await change(property, { price: 3_900_000 });
    const [mail, ...more] = await mails(buyer);
    expect([mail.subject, more]).toEqual([`Price reduced from $4.1M to $3.9M: ${property.name}`, []]);
    await change(property, { price: 3_950_000 });
    await change(property, { price: 4_200_000 });
    await change(property, { price: 3_900_000, alternatePriceOptionId: 1 });
    expect(await subjects(buyer)).toHaveLength(1);
  });

  it('[BEYB-24] a property that falls back is told as back on the market to its favourites and matching searches, once for each fall', async () => {
    const [keeper, away] = [await aBuyer(world.source), await aBuyer(world.source)];
    await aSavedSearch(world.source, buyer.id, { address: here });
    await aSavedSearch(world.source, away.id, { address: `/property/search/?state=${state + 1}` });
    const property = await listed();
    for (const id of [keeper.id, buyer.id]) {
      await world.source.query('insert into favourites (user_id, property_id) values ($1, $2)', [id, property.id]);
    }
    const move = async (fromStatusId: number, toStatusId: number, statusId: 1 | 2 | 4): Promise<void> => {
      await change(property, { statusId });
      const deal = { dealId: 1, propertyId: property.id, actorId: admin.id };
      await world.tell('deal.moved', { ...deal, fromStatusId, toStatusId });
    };
    await move(Stage.Submitted, Stage.Accepted, 2);
    expect(await subjects(buyer)).toEqual([]);
    const back = `Back on the market: ${property.name}`;
    for (const falls of [[back], [back, back]]) {
      await move(Stage.Submitted, Stage.Accepted, 2);
      await move(Stage.Accepted, Stage.Rejected, 1);
      // Of another deal: the property stays as it is.
      await move(Stage.Submitted, Stage.Rejected, 1);
      expect([await subjects(buyer), await subjects(keeper), await subjects(away)]).toEqual([falls, falls, []]);
    }
    await move(Stage.Submitted, Stage.Accepted, 2);
    await move(Stage.Accepted, Stage.Sold, 4);
    expect(await subjects(keeper)).toEqual([back, back]);
  });

  it('[BEYB-26] a mail shows what a visitor may see: no price behind words, no name of a confidential property, no figures of it', async () => {
    await aSavedSearch(world.source, buyer.id, { address: here });
    const worded = await listed({ price: 4_100_077, alternatePriceOptionId: 1 });
    const guided = await listed({ alternatePriceOptionId: 4, guidanceLow: 4_000_000, guidanceHigh: 4_400_000 });
    const secret = await listed({ confidential: true, teaserName: 'A facility near Austin', name: 'Planted Name' });
    for (const property of [worded, guided, secret]) {
      await publish(property);
    }
    const text = (await mails(buyer)).map((mail) => mail.text + mail.subject).join('\n');
    expect([/4,?100,?077|Planted/.test(text), text.includes('A facility near Austin')]).toEqual([false, true]);
    expect(text).toContain('Price guidance: $4.0M to $4.4M');
  });

  it('[BEYB-32] a seller is not told of own listings, neither by a search nor by a heart', async () => {
    const seller = await aSeller(world.source);
    await aSavedSearch(world.source, seller.id, { address: here });
    await aSavedSearch(world.source, buyer.id, { address: here });
    const property = await listed({ sellerId: seller.id });
    await world.source.query('insert into favourites (user_id, property_id) values ($1, $2)', [seller.id, property.id]);
    await publish(property);
    await change(property, { price: 3_900_000 });
    expect([await subjects(seller), (await subjects(buyer)).length]).toEqual([[], 2]);
    await publish(await listed());
    expect(await subjects(seller)).toHaveLength(1);
  });

  it('[BEYB-31] people who were rejected get none from then on', async () => {
    await aSavedSearch(world.source, buyer.id, { address: here });
    await world.source.query('update users set status_id = 3 where id = $1', [buyer.id]);
    await publish(await listed());
    expect(await mails(buyer)).toEqual([]);
  });

  it.each([
    ['[BEYB-31] their reader was rejected', 'update users set status_id = 3 where id = $1'],
    ['[BEYB-28] their category was stopped', `insert into mail_stops (user_id, category) values ($1, 'listings')`],
  ])('mails that waited are not sent once %s', async (_, stop) => {
    await aSavedSearch(world.source, buyer.id, { address: here });
    world.smtp.refuse = (recipient) => (recipient === buyer.email ? { code: 421, text: 'too busy' } : undefined);
    await publish(await listed());
    await eventually(async () => (await world.row(buyer.email))?.error);
    expect(await world.row(buyer.email)).toMatchObject({ status: 'queued' });
    await world.source.query(stop, [buyer.id]);
    expect(await world.settled(buyer.email)).toMatchObject({
      status: 'failed',
      error: 'Its reader gets no such mails any more.',
    });
    world.accept();
  });

  it('[BEYB-28] the stop of the category ends all of them; what is silent or paused tells nothing, then and later', async () => {
    const [quiet, paused] = [await aBuyer(world.source), await aBuyer(world.source)];
    await aSavedSearch(world.source, buyer.id, { address: here });
    await aSavedSearch(world.source, quiet.id, { address: here, frequency: 'never' });
    const search = await aSavedSearch(world.source, paused.id, { address: here });
    await world.source.query(`update saved_searches set paused_until = now() + interval '1 day' where id = $1`, [
      search,
    ]);
    await world.source.query(`insert into mail_stops (user_id, category) values ($1, 'listings')`, [buyer.id]);
    const first = await listed();
    await world.source.query('insert into favourites (user_id, property_id) values ($1, $2)', [buyer.id, first.id]);
    await publish(first);
    await change(first, { price: 4_000_000 });
    expect([await mails(buyer), await mails(quiet), await mails(paused)]).toEqual([[], [], []]);
    await world.source.query('update saved_searches set paused_until = null where id = $1', [search]);
    const second = await listed();
    await publish(second);
    expect(await subjects(paused)).toEqual([`New: ${second.name}`]);
  });

  it('[BEYB-27] a mail carries a link that stops this one search of its reader, which its log does not hold', async () => {
    const other = await aBuyer(world.source);
    const foreign = await aSavedSearch(world.source, other.id, { address: `/property/search/?state=${state + 1}` });
    const typed = `https://market.example/stop-search/${foreign}.••••••••`;
    const own = await aSavedSearch(world.source, buyer.id, { address: here, name: typed });
    await publish(await listed());
    const [{ text }] = await mails(buyer);
    expect([text.includes(`/stop-search/${own}.••••••••`), /\.[\w-]{43}/.test(text)]).toEqual([true, false]);
    const [received] = world.receivedBy(buyer.email);
    const tokens = [...received.raw.replaceAll('=\r\n', '').matchAll(/stop-search\/([\d.]+\.[\w-]{43})/g)].map(
      ([, token]) => readStopToken(SECRET, token),
    );
    expect(tokens).toContainEqual({ userId: buyer.id, searchId: own });
    // Whoever types the address of somebody else's search gets what stops nothing.
    expect(tokens.filter((token) => token?.userId !== buyer.id)).toEqual([]);
  });
});
