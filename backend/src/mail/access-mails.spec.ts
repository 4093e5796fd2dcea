import type { AccessState } from '@stowbridge/contract/access';
import { aSigned, mailsTo, type Signed } from '../../test/access-mails';
import { MailWorld } from '../../test/mail-world';
import { approveAccess, declineAccess } from '../domains/ndas/access-decisions';
import { tellOfEndingAccesses } from '../domains/ndas/access-notices';

describe('the mails about access', () => {
  let world: MailWorld;
  beforeAll(async () => (world = await MailWorld.start()), 60_000);
  afterAll(() => world.close());

  const settings = (kinds: { kind: string }[]): string[] => kinds.map(({ kind }) => kind);

  it('a request is told to the listing agents, and to the seller where they decide, without address and phone', async () => {
    const [office, both] = [await aSigned(world, 'pending'), await aSigned(world, 'pending', { sellerDecides: true })];
    for (const { fact } of [office, both]) {
      await world.tell('access.requested', fact);
      await world.tell('nda.signed', fact);
    }
    expect([
      settings(await mailsTo(world, office.agent)),
      settings(await mailsTo(world, office.seller)),
      settings(await mailsTo(world, both.agent)),
      settings(await mailsTo(world, both.seller)),
    ]).toEqual([['access-requested'], [], ['access-requested'], ['access-requested-seller']]);
    const [toSeller] = await mailsTo(world, both.seller);
    expect(toSeller.text).toContain(both.buyer.firstName);
    expect(toSeller.text).not.toContain(both.buyer.email);
    expect(toSeller.text).not.toContain(both.buyer.phoneNumber);
    const [signed] = await mailsTo(world, office.buyer);
    expect([signed.kind, signed.text]).toEqual([
      'nda-signed',
      expect.stringContaining('Your NDA is signed. Ana Reyes looks at each request; we will write to you.'),
    ]);
    expect(signed.text).not.toContain('open to you');
  });

  it('[BEYA-95] a seller who decides but is not told names reads that a buyer asks', async () => {
    const { fact, buyer, seller } = await aSigned(
      world,
      'pending',
      { sellerDecides: true, sellerSeesNames: false },
      { firstName: 'Zephyrine', lastName: 'Quill', companyName: 'Quillfeather Holdings' },
    );
    await world.tell('access.requested', fact);
    const [{ kind, subject, text }] = await mailsTo(world, seller);
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
    const { buyer, agent, accessId } = await aSigned(world, 'pending');
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
    const mails = await mailsTo(world, buyer);
    expect(settings(mails)).toEqual(['access-granted']);
    expect(mails[0].text).toContain('The documents of the property are now open to you.');
    expect(mails[0].text).toContain('Open until');
  });

  it('[BEYA-58] a refusal is told with its reason', async () => {
    const { buyer, agent, accessId } = await aSigned(world, 'pending');
    await world.source.transaction((manager) =>
      declineAccess(manager, accessId, { id: agent.id, address: null }, 'A competitor.'),
    );
    const [{ kind, text }] = await mailsTo(world, buyer);
    expect(kind).toBe('access-declined');
    expect(text).toContain('Your request for access was declined. Please ask Ana Reyes.');
    expect(text).toContain('A competitor.');
  });

  it('once the office approves a person, what waits in mode approved opens by itself, once', async () => {
    const { source } = world;
    const waits = await aSigned(world, 'pending', { ndaMode: 'approved' }, { statusId: 1 });
    const manual = await aSigned(world, 'pending', { ndaMode: 'manual' }, { statusId: 1 });
    const state = async ({ accessId }: Signed): Promise<unknown> =>
      (await source.query<{ state: string }[]>('select state from nda_access where id = $1', [accessId]))[0].state;
    // Undone meanwhile: nobody is let in who is not approved.
    await world.tell('user.approved', { userId: waits.buyer.id });
    expect(settings(await mailsTo(world, waits.buyer))).toEqual([]);
    expect(await state(waits)).toBe('pending');
    for (const { buyer } of [waits, manual]) {
      await source.query('update users set status_id = 2 where id = $1', [buyer.id]);
      await world.tell('user.approved', { userId: buyer.id });
      await world.tell('user.approved', { userId: buyer.id });
    }
    expect(settings(await mailsTo(world, waits.buyer))).toEqual(['access-granted']);
    expect(settings(await mailsTo(world, manual.buyer))).toEqual([]);
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
      const signed = await aSigned(world, state);
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
      await aSigned(world, 'open'),
    ];
    await Promise.all([tellOfEndingAccesses(source), tellOfEndingAccesses(source), tellOfEndingAccesses(source)]);
    const told = async (): Promise<string[][]> => {
      const kinds: string[][] = [];
      for (const { buyer } of [soon, later, over, revoked, raised, endless]) {
        kinds.push(settings(await mailsTo(world, buyer)));
      }
      return kinds;
    };
    expect(await told()).toEqual([['access-ends'], [], [], [], [], []]);
    await source.query(`update nda_access set expires_at = now() + interval '60 hours' where id = $1`, [soon.accessId]);
    await tellOfEndingAccesses(source);
    expect(settings(await mailsTo(world, soon.buyer))).toEqual(['access-ends', 'access-ends']);
    expect((await mailsTo(world, soon.buyer))[0].text).toContain('Ana Reyes');
  });
});
