import type { AccessState } from '@stowbridge/contract/access';
import { aBuyer, aDocument, anAdmin, aProperty, aSeller } from '../../test/builders';
import { MailWorld } from '../../test/mail-world';
import { aSignedNda, openAccess } from '../../test/ndas';
import { eventually } from '../../test/test-worker';
import type { User } from '../domains/accounts/users/user.entity';
import { approveAccess, declineAccess } from '../domains/ndas/access-decisions';
import { tellOfDocuments, tellOfEndingAccesses, tellOfMoreDocuments } from '../domains/ndas/access-notices';
import type { Property } from '../domains/properties/editing/property.entity';

describe('the mails about access', () => {
  let world: MailWorld;
  beforeAll(async () => (world = await MailWorld.start()), 60_000);
  afterAll(() => world.close());

  interface Signed {
    property: Property;
    buyer: User;
    seller: User;
    agent: User;
    accessId: number;
    fact: { ndaId: number; propertyId: number; userId: number };
  }

  async function aSigned(state: AccessState, given: Partial<Property> = {}, of: Partial<User> = {}): Promise<Signed> {
    const { source } = world;
    const [buyer, seller, agent] = [
      await aBuyer(source, of),
      await aSeller(source),
      await anAdmin(source, { firstName: 'Ana', lastName: 'Reyes' }),
    ];
    const property = await aProperty(source, { name: `Kestrel ${buyer.id}`, sellerId: seller.id, ...given });
    await source.query('insert into property_agents (property_id, user_id) values ($1, $2)', [property.id, agent.id]);
    await aSignedNda(source, property, buyer.id);
    await openAccess(source, property.id, buyer.id, state);
    const [{ accessId, ndaId }] = await source.query<{ accessId: number; ndaId: number }[]>(
      'select a.id "accessId", (select max(id) from ndas where user_id = $1) "ndaId" from nda_access a where user_id = $1',
      [buyer.id],
    );
    return { property, buyer, seller, agent, accessId, fact: { ndaId, propertyId: property.id, userId: buyer.id } };
  }

  /** Once nothing moves any more: the mails about access to this address. */
  const mailsTo = ({ email }: User): Promise<{ kind: string; subject: string; text: string }[]> =>
    eventually(async () => {
      const [{ waiting }] = await world.source.query<{ waiting: number }[]>(
        `select (select count(*) from events where relayed_at is null and (not_before is null or not_before <= now()))
           + (select count(*) from event_parts where done_at is null) + (select count(*) from mails where status = 'queued') waiting`,
      );
      return (
        Number(waiting) === 0 &&
        world.source.query<{ kind: string; subject: string; text: string }[]>(
          `select kind, subject, preview_text "text" from mails where recipient = $1 and status = 'sent' and (kind like 'access-%' or kind like 'documents-%' or kind = 'nda-signed') order by id`,
          [email],
        )
      );
    });

  const settings = (kinds: { kind: string }[]): string[] => kinds.map(({ kind }) => kind);

  it('a request is told to the listing agents, and to the seller where they decide, without address and phone', async () => {
    const [office, both] = [await aSigned('pending'), await aSigned('pending', { sellerDecides: true })];
    for (const { fact } of [office, both]) {
      await world.tell('access.requested', fact);
      await world.tell('nda.signed', fact);
    }
    expect([
      settings(await mailsTo(office.agent)),
      settings(await mailsTo(office.seller)),
      settings(await mailsTo(both.agent)),
      settings(await mailsTo(both.seller)),
    ]).toEqual([['access-requested'], [], ['access-requested'], ['access-requested-seller']]);
    const [toSeller] = await mailsTo(both.seller);
    expect(toSeller.text).toContain(both.buyer.firstName);
    expect(toSeller.text).not.toContain(both.buyer.email);
    expect(toSeller.text).not.toContain(both.buyer.phoneNumber);
    const [signed] = await mailsTo(office.buyer);
    expect([signed.kind, signed.text]).toEqual([
      'nda-signed',
      expect.stringContaining('Your NDA is signed. Ana Reyes looks at each request; we will write to you.'),
    ]);
    expect(signed.text).not.toContain('open to you');
  });

  it('[BEYA-95] a seller who decides but is not told names reads that a buyer asks', async () => {
    const { fact, buyer, seller } = await aSigned(
      'pending',
      { sellerDecides: true, sellerSeesNames: false },
      { firstName: 'Zephyrine', lastName: 'Quill', companyName: 'Quillfeather Holdings' },
    );
    await world.tell('access.requested', fact);
    const [{ kind, subject, text }] = await mailsTo(seller);
    expect([kind, subject]).toEqual(['access-requested-seller', `A buyer asks for access to Kestrel ${buyer.id}`]);
    expect(`${subject} ${text}`).not.toMatch(/Zephyrine|Quill/);
    const [{ mail }] = world.receivedBy(seller.email);
    expect(`${mail.html} ${mail.text}`).not.toMatch(/Zephyrine|Quill/);
    const notified = await world.source.query<object[]>(
      'select mail_subject, mail_content from messages where to_user_id = $1',
      [seller.id],
    );
    expect(notified).toHaveLength(1);
    expect(JSON.stringify(notified)).not.toMatch(/Zephyrine|Quill/);
  });

  it('[BEYA-50] an approval is told once, with its end', async () => {
    const { buyer, agent, accessId } = await aSigned('pending');
    await world.source.transaction((manager) =>
      approveAccess(
        manager,
        accessId,
        { id: agent.id, address: null },
        { tier: 2, expiresAt: new Date('2099-03-01T19:00:00Z') },
      ),
    );
    const again = await world.source.transaction((manager) =>
      approveAccess(manager, accessId, { id: agent.id, address: null }, { tier: 2 }),
    );
    expect(again).toBe(false);
    const mails = await mailsTo(buyer);
    expect(settings(mails)).toEqual(['access-granted']);
    expect(mails[0].text).toContain('The documents of the property are now open to you.');
    expect(mails[0].text).toContain('Open until');
  });

  it('[BEYA-58] a refusal is told with its reason', async () => {
    const { buyer, agent, accessId } = await aSigned('pending');
    await world.source.transaction((manager) =>
      declineAccess(manager, accessId, { id: agent.id, address: null }, 'A competitor.'),
    );
    const [{ kind, text }] = await mailsTo(buyer);
    expect(kind).toBe('access-declined');
    expect(text).toContain('Your request for access was declined. Please ask Ana Reyes.');
    expect(text).toContain('A competitor.');
  });

  it('once the office approves a person, what waits in mode approved opens by itself, once', async () => {
    const { source } = world;
    const waits = await aSigned('pending', { ndaMode: 'approved' }, { statusId: 1 });
    const manual = await aSigned('pending', { ndaMode: 'manual' }, { statusId: 1 });
    const state = async ({ accessId }: Signed): Promise<unknown> =>
      (await source.query<{ state: string }[]>('select state from nda_access where id = $1', [accessId]))[0].state;
    // Undone meanwhile: nobody is let in who is not approved.
    await world.tell('user.approved', { userId: waits.buyer.id });
    expect(settings(await mailsTo(waits.buyer))).toEqual([]);
    expect(await state(waits)).toBe('pending');
    for (const { buyer } of [waits, manual]) {
      await source.query('update users set status_id = 2 where id = $1', [buyer.id]);
      await world.tell('user.approved', { userId: buyer.id });
      await world.tell('user.approved', { userId: buyer.id });
    }
    expect(settings(await mailsTo(waits.buyer))).toEqual(['access-granted']);
    expect(settings(await mailsTo(manual.buyer))).toEqual([]);
    expect([await state(waits), await state(manual)]).toEqual(['open', 'pending']);
    const chain = await source.query(
      `select kind, actor_id from nda_events where nda_id = $1 and kind like 'access-%'`,
      [waits.fact.ndaId],
    );
    expect(chain).toEqual([{ kind: 'access-approved', actor_id: null }]);
  });

  it('[BEYA-61] the end is told once, 3 days before it, also by two workers; a later end is told again', async () => {
    const { source } = world;
    const endsIn = async (
      hours: number,
      { state = 'open', tierBefore = null }: { state?: AccessState; tierBefore?: number | null } = {},
    ): Promise<Signed> => {
      const signed = await aSigned(state);
      await source.query(
        'update nda_access set tier_before = $3, expires_at = now() + make_interval(hours => $2) where id = $1',
        [signed.accessId, hours, tierBefore],
      );
      return signed;
    };
    const [soon, later, over, revoked, raised, endless] = [
      await endsIn(71),
      await endsIn(73),
      await endsIn(-1),
      await endsIn(50, { state: 'revoked' }),
      await endsIn(50, { tierBefore: 1 }),
      await aSigned('open'),
    ];
    await Promise.all([tellOfEndingAccesses(source), tellOfEndingAccesses(source), tellOfEndingAccesses(source)]);
    const told = async (): Promise<string[][]> => {
      const kinds: string[][] = [];
      for (const { buyer } of [soon, later, over, revoked, raised, endless]) {
        kinds.push(settings(await mailsTo(buyer)));
      }
      return kinds;
    };
    expect(await told()).toEqual([['access-ends'], [], [], [], [], []]);
    await source.query(`update nda_access set expires_at = now() + interval '60 hours' where id = $1`, [soon.accessId]);
    await tellOfEndingAccesses(source);
    expect(settings(await mailsTo(soon.buyer))).toEqual(['access-ends', 'access-ends']);
    expect((await mailsTo(soon.buyer))[0].text).toContain('Ana Reyes');
  });

  it('[BEYA-85] new documents are told to those whom they open, once a day for each property and person', async () => {
    const { source } = world;
    const signed = await aSigned('open');
    const { property, buyer, accessId } = signed;
    const others: Signed[] = [];
    for (const state of ['pending', 'declined', 'revoked'] as const) {
      const other = await aSigned(state);
      await source.query('update nda_access set property_id = $2 where id = $1', [other.accessId, property.id]);
      others.push(other);
    }
    const add = async (tier: number, type = 1): Promise<number> => {
      const { id } = await aDocument(source, property.id, type, `text ${Math.random()}`);
      await source.query('update documents set tier = $2 where id = $1', [id, tier]);
      return id;
    };
    const tell = async (...ids: number[]): Promise<void> => {
      for (const documentId of ids) {
        await world.tell('document.added', { documentId, propertyId: property.id });
      }
    };
    await tell(await add(2), await add(9), await add(1, 8));
    expect(settings(await mailsTo(buyer))).toEqual([]);
    await tell(await add(1), await add(1));
    expect(settings(await mailsTo(buyer))).toEqual(['documents-added']);
    // Another two workers, on the same day.
    const more = await add(0);
    await Promise.all(
      [1, 2].map(() => source.transaction((manager) => tellOfDocuments(manager, [more], 'America/Denver'))),
    );
    expect(settings(await mailsTo(buyer))).toEqual(['documents-added']);
    await source.query('update document_notices set day = day - 1 where user_id = $1', [buyer.id]);
    await source.query('update nda_access set tier = 2 where id = $1', [accessId]);
    await tell(await add(2));
    expect(settings(await mailsTo(buyer))).toEqual(['documents-added', 'documents-added']);
    const [{ text }] = await mailsTo(buyer);
    expect(text).not.toContain('agreement.pdf');
    for (const other of others) {
      expect(settings(await mailsTo(other.buyer))).toEqual([]);
    }
  });

  /** Documents of tier 1 that are published now. */
  async function published(propertyId: number, many: number): Promise<number[]> {
    const ids: number[] = [];
    for (let at = 0; at < many; at += 1) {
      ids.push((await aDocument(world.source, propertyId, 1, `text ${Math.random()}`)).id);
    }
    return ids;
  }
  /** What was told today was told on an earlier day. */
  const tomorrow = ({ buyer }: Signed, days = 1) =>
    world.source.query('update document_notices set day = day - $2::int where user_id = $1', [buyer.id, days]);
  const tellMore = (): Promise<number> => tellOfMoreDocuments(world.source, 'America/Denver');

  it('[BEYA-79] a replacement is told once to each signer with access, and to nobody else', async () => {
    const { source } = world;
    const [one, two, declined] = [await aSigned('open'), await aSigned('open'), await aSigned('declined')];
    for (const { accessId, buyer } of [two, declined]) {
      await source.query('update nda_access set property_id = $2 where id = $1', [accessId, one.property.id]);
      await aSignedNda(source, one.property, buyer.id);
    }
    await openAccess(source, one.property.id, declined.buyer.id, 'declined');
    const [first, second] = await published(one.property.id, 2);
    await source.query('update documents set line_id = $2, version = 2, replaces = $2 where id = $1', [second, first]);
    // The old version has gone by: what is told is that there is a new one.
    await world.tell('document.added', { documentId: first, propertyId: one.property.id });
    expect(settings(await mailsTo(one.buyer))).toEqual([]);
    await world.tell('document.added', { documentId: second, propertyId: one.property.id });
    expect([settings(await mailsTo(one.buyer)), settings(await mailsTo(two.buyer))]).toEqual([
      ['documents-added'],
      ['documents-added'],
    ]);
    expect(settings(await mailsTo(declined.buyer))).toEqual([]);
  });

  it('[BEYA-83, BEYA-84, BEYA-85] twelve documents at once are one mail, what follows that day is one on the next day, and what is not published none', async () => {
    const { source } = world;
    const signed = await aSigned('open');
    const { property, buyer } = signed;
    const tell = (documentIds: number[]) => world.tell('documents.published', { documentIds, propertyId: property.id });
    const drafts = await published(property.id, 2);
    await source.query('update documents set published_at = null where id = any($1)', [drafts]);
    await tell(drafts);
    expect(settings(await mailsTo(buyer))).toEqual([]);
    await tell(await published(property.id, 12));
    expect(settings(await mailsTo(buyer))).toEqual(['documents-added']);
    await tell(await published(property.id, 3));
    await tell(await published(property.id, 1));
    expect(settings(await mailsTo(buyer))).toEqual(['documents-added']);
    await tellMore();
    expect(settings(await mailsTo(buyer))).toEqual(['documents-added']);
    await tomorrow(signed);
    const told = await Promise.all([tellMore(), tellMore(), tellMore()]);
    expect(told.sort()).toEqual([0, 0, 1]);
    expect(settings(await mailsTo(buyer))).toEqual(['documents-added', 'documents-added']);
    // Nothing came after that mail.
    await tomorrow(signed, 10);
    expect(await tellMore()).toBe(0);
    // What was taken back by the next day is told to nobody.
    const [now, back] = await published(property.id, 2);
    await tell([now]);
    await tell([back]);
    expect(settings(await mailsTo(buyer))).toEqual(['documents-added', 'documents-added', 'documents-added']);
    await source.query('update documents set withdrawn_at = now() where id = $1', [back]);
    await tomorrow(signed);
    expect(await tellMore()).toBe(0);
    expect(settings(await mailsTo(buyer))).toEqual(['documents-added', 'documents-added', 'documents-added']);
  });

  it('[BEYA-85] what waited is told with what is published on the next day, in one mail', async () => {
    const signed = await aSigned('open');
    const { property, buyer } = signed;
    const tell = async () =>
      world.tell('documents.published', { documentIds: await published(property.id, 1), propertyId: property.id });
    await tell();
    await tell();
    expect(settings(await mailsTo(buyer))).toEqual(['documents-added']);
    await tomorrow(signed);
    await tell();
    expect(settings(await mailsTo(buyer))).toEqual(['documents-added', 'documents-added']);
    expect(await tellMore()).toBe(0);
    expect(settings(await mailsTo(buyer))).toEqual(['documents-added', 'documents-added']);
  });
});
