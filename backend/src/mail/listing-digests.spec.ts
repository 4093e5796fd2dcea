import { UserStatus } from '@stowbridge/contract/ids';
import type { Frequency } from '@stowbridge/contract/saved-searches';
import { aBuyer, anAdmin, aProperty } from '../../test/builders';
import { MailWorld } from '../../test/mail-world';
import { aSavedSearch, changeProperty, listingMails, settled } from '../../test/searches';
import type { User } from '../domains/accounts/users/user.entity';
import { setStatus } from '../domains/accounts/users/user-status.service';
import { tellOfListings } from '../domains/demand/digests';
import type { Property } from '../domains/properties/editing/property.entity';

const ZONE = 'America/Denver';
/** Seven in the morning of a Monday at the office, after everything that the tests do; the clock is changed that Sunday. */
const MONDAY = new Date('2035-03-12T13:00:00Z');
const SUNDAY = new Date('2035-03-11T13:00:00Z');
const HOUR = 3_600_000;
let state = 0;

describe('mails about listings, once a day or a week', () => {
  let world: MailWorld;
  let admin: User;
  let buyer: User;
  let here: string;
  beforeAll(async () => {
    world = await MailWorld.start();
    admin = await anAdmin(world.source);
  });
  beforeEach(async () => {
    await world.source.query('update search_hits set waits = false');
    await world.source.query(
      'delete from digest_runs where not exists (select from search_hits where digest_id = digest_runs.id)',
    );
    buyer = await aBuyer(world.source);
    state += 1;
    here = `/property/search/?state=${state}`;
  });
  afterAll(() => world.close());

  const aSearch = (frequency: Frequency, user = buyer, address = here) =>
    aSavedSearch(world.source, user.id, { address, frequency });
  /** A listed property whose publication has been told to the worker. */
  async function published(given: Partial<Property> = {}): Promise<Property> {
    const property = await aProperty(world.source, { stateId: state, price: 4_100_000, ...given });
    await changeProperty(world.source, admin.id, property.id, {});
    await world.tell('property.published', { propertyId: property.id });
    await settled(world);
    return property;
  }
  const tell = (at: Date) => tellOfListings(world.source, ZONE, at);
  const mails = (to = buyer) => listingMails(world, to);
  const foundAt = (at: Date) => world.source.query('update search_hits set found_at = $1 where waits', [at]);

  it('[BEYB-20] a property that was published, hidden and published again is one entry in the next daily mail', async () => {
    await aSearch('daily');
    const property = await published();
    await changeProperty(world.source, admin.id, property.id, { active: false });
    await changeProperty(world.source, admin.id, property.id, { active: true });
    await world.tell('property.published', { propertyId: property.id });
    expect(await mails()).toEqual([]);
    await Promise.all([1, 2, 3].map(() => tell(SUNDAY)));
    await tell(new Date(SUNDAY.getTime() + HOUR));
    const [mail, ...more] = await mails();
    expect([mail.subject, more]).toEqual([`New: ${property.name}`, []]);
    expect(mail.text.split(`See ${property.name}`)).toHaveLength(2);
    await tell(MONDAY);
    expect(await mails()).toHaveLength(1);
  });

  it('[BEYB-20] what is found before seven is told that morning, later things on the next; weekly on Monday', async () => {
    const weekly = await aBuyer(world.source);
    await aSearch('daily');
    await aSearch('weekly', weekly);
    await published();
    await foundAt(new Date(SUNDAY.getTime() - 1000));
    await tell(new Date(SUNDAY.getTime() - 1));
    expect([await mails(), await mails(weekly)]).toEqual([[], []]);
    await tell(SUNDAY);
    expect([(await mails()).length, await mails(weekly)]).toEqual([1, []]);
    await published();
    await foundAt(new Date(SUNDAY.getTime() + 1000));
    await tell(new Date(MONDAY.getTime() - 1));
    expect([(await mails()).length, (await mails(weekly)).length]).toEqual([1, 0]);
    // A worker that was down sends later in the day, or in the week.
    await tell(new Date(MONDAY.getTime() + 30 * HOUR));
    expect((await mails()).length).toBe(2);
    expect((await mails(weekly)).map(({ subject }) => subject)).toEqual(['2 listings that you look for']);
  });

  it('[BEYB-25] a mail lists at most ten properties and then how many more; a search without hits sends nothing', async () => {
    const idle = await aBuyer(world.source);
    await aSearch('daily');
    await aSearch('daily', buyer, '/property/search/');
    await aSearch('daily', idle, `/property/search/?state=${state + 1}`);
    for (let n = 0; n < 17; n += 1) {
      const { id } = await aProperty(world.source, { stateId: state, name: `Depot ${n} End` });
      await world.tell('property.published', { propertyId: id });
    }
    await settled(world);
    await tell(SUNDAY);
    const [mail, ...more] = await mails();
    expect([mail.subject, more, await mails(idle)]).toEqual(['17 listings that you look for', [], []]);
    expect([...mail.text.matchAll(/See Depot \d+ End:/g)]).toHaveLength(10);
    expect(mail.text).toContain('\nand 7 more\n');
  });

  it('[BEYB-25] what is hidden, sold or fits no more when the mail is made is left out; an empty one is not sent', async () => {
    await aSearch('daily', buyer, `${here}&priceTo=4200000`);
    const [hidden, sold, dear, kept] = [await published(), await published(), await published(), await published()];
    await changeProperty(world.source, admin.id, hidden.id, { active: false });
    await changeProperty(world.source, admin.id, sold.id, { statusId: 4 });
    await changeProperty(world.source, admin.id, dear.id, { price: 4_300_000 });
    await tell(SUNDAY);
    expect((await mails()).map(({ subject }) => subject)).toEqual([`New: ${kept.name}`]);
    const gone = await published();
    await changeProperty(world.source, admin.id, gone.id, { active: false });
    await tell(MONDAY);
    expect(await mails()).toHaveLength(1);
  });

  it('[BEYB-25] what is hidden in the morning is left out of that mail, and told the next day once it is published again', async () => {
    await aSearch('daily');
    const [hidden, kept] = [await published(), await published()];
    await changeProperty(world.source, admin.id, hidden.id, { active: false });
    await tell(SUNDAY);
    const subjects = async () => (await mails()).map(({ subject }) => subject);
    expect(await subjects()).toEqual([`New: ${kept.name}`]);
    await changeProperty(world.source, admin.id, hidden.id, { active: true });
    await tell(MONDAY);
    expect(await subjects()).toEqual([`New: ${kept.name}`, `New: ${hidden.name}`]);
  });

  it('[BEYB-37] a search that is deleted or silenced tells nothing, also of what waited', async () => {
    const silent = await aBuyer(world.source);
    const [search, other] = [await aSearch('daily'), await aSearch('daily', silent)];
    await published();
    await world.source.query('delete from saved_searches where id = $1', [search]);
    await world.source.query(`update saved_searches set frequency = 'never' where id = $1`, [other]);
    await tell(SUNDAY);
    expect([await mails(), await mails(silent)]).toEqual([[], []]);
  });

  it('[BEYB-31] people who were rejected after the morning get none', async () => {
    await aSearch('daily');
    await published();
    await world.source.query('update users set status_id = 3 where id = $1', [buyer.id]);
    await tell(SUNDAY);
    expect(await mails()).toEqual([]);
  });

  it('[BEYB-31] people whom the office deletes get none from then on, neither at once nor of what waited', async () => {
    await aSearch('daily');
    await aSearch('at once');
    const property = await published();
    expect(await mails()).toHaveLength(1);
    await world.source.query('insert into favourites (user_id, property_id) values ($1, $2)', [buyer.id, property.id]);
    await world.source.transaction((manager) =>
      setStatus(manager, { id: admin.id, address: null }, buyer.id, UserStatus.Rejected),
    );
    await changeProperty(world.source, admin.id, property.id, { price: 4_000_000 });
    await published();
    await tell(SUNDAY);
    expect(await mails()).toHaveLength(1);
  });
});
