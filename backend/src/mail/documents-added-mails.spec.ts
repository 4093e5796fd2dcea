import { aSigned, mailsTo, type Signed } from '../../test/access-mails';
import { aDocument } from '../../test/builders';
import { MailWorld } from '../../test/mail-world';
import { aSignedNda, openAccess } from '../../test/ndas';
import { tellOfDocuments, tellOfMoreDocuments } from '../domains/ndas/access-notices';

describe('the mails about new documents', () => {
  let world: MailWorld;
  beforeAll(async () => (world = await MailWorld.start()), 60_000);
  afterAll(() => world.close());

  const settings = (kinds: { kind: string }[]): string[] => kinds.map(({ kind }) => kind);

  it('[BEYA-85] new documents are told to those whom they open, once a day for each property and person', async () => {
    const { source } = world;
    const signed = await aSigned(world, 'open');
    const { property, buyer, accessId } = signed;
    const others: Signed[] = [];
    for (const state of ['pending', 'declined', 'revoked'] as const) {
      const other = await aSigned(world, state);
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
    expect(settings(await mailsTo(world, buyer))).toEqual([]);
    await tell(await add(1), await add(1));
    expect(settings(await mailsTo(world, buyer))).toEqual(['documents-added']);
    // Another two workers, on the same day.
    const more = await add(0);
    await Promise.all(
      [1, 2].map(() => source.transaction((manager) => tellOfDocuments(manager, [more], 'America/Denver'))),
    );
    expect(settings(await mailsTo(world, buyer))).toEqual(['documents-added']);
    await source.query('update document_notices set day = day - 1 where user_id = $1', [buyer.id]);
    await source.query('update nda_access set tier = 2 where id = $1', [accessId]);
    await tell(await add(2));
    expect(settings(await mailsTo(world, buyer))).toEqual(['documents-added', 'documents-added']);
    const [{ text }] = await mailsTo(world, buyer);
    expect(text).not.toContain('agreement.pdf');
    for (const other of others) {
      expect(settings(await mailsTo(world, other.buyer))).toEqual([]);
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
    const [one, two, declined] = [
      await aSigned(world, 'open'),
      await aSigned(world, 'open'),
      await aSigned(world, 'declined'),
    ];
    for (const { accessId, buyer } of [two, declined]) {
      await source.query('update nda_access set property_id = $2 where id = $1', [accessId, one.property.id]);
      await aSignedNda(source, one.property, buyer.id);
    }
    await openAccess(source, one.property.id, declined.buyer.id, 'declined');
    const [first, second] = await published(one.property.id, 2);
    await source.query('update documents set line_id = $2, version = 2, replaces = $2 where id = $1', [second, first]);
    // The old version has gone by: what is told is that there is a new one.
    await world.tell('document.added', { documentId: first, propertyId: one.property.id });
    expect(settings(await mailsTo(world, one.buyer))).toEqual([]);
    await world.tell('document.added', { documentId: second, propertyId: one.property.id });
    expect([settings(await mailsTo(world, one.buyer)), settings(await mailsTo(world, two.buyer))]).toEqual([
      ['documents-added'],
      ['documents-added'],
    ]);
    expect(settings(await mailsTo(world, declined.buyer))).toEqual([]);
  });

  it('[BEYA-83, BEYA-84, BEYA-85] twelve documents at once are one mail, what follows that day is one on the next day, and what is not published none', async () => {
    const { source } = world;
    const signed = await aSigned(world, 'open');
    const { property, buyer } = signed;
    const tell = (documentIds: number[]) => world.tell('documents.published', { documentIds, propertyId: property.id });
    const drafts = await published(property.id, 2);
    await source.query('update documents set published_at = null where id = any($1)', [drafts]);
    await tell(drafts);
    expect(settings(await mailsTo(world, buyer))).toEqual([]);
    await tell(await published(property.id, 12));
    expect(settings(await mailsTo(world, buyer))).toEqual(['documents-added']);
    await tell(await published(property.id, 3));
    await tell(await published(property.id, 1));
    expect(settings(await mailsTo(world, buyer))).toEqual(['documents-added']);
    await tellMore();
    expect(settings(await mailsTo(world, buyer))).toEqual(['documents-added']);
    await tomorrow(signed);
    const told = await Promise.all([tellMore(), tellMore(), tellMore()]);
    expect(told.sort()).toEqual([0, 0, 1]);
    expect(settings(await mailsTo(world, buyer))).toEqual(['documents-added', 'documents-added']);
    // Nothing came after that mail.
    await tomorrow(signed, 10);
    expect(await tellMore()).toBe(0);
    // What was taken back by the next day is told to nobody.
    const [now, back] = await published(property.id, 2);
    for (const document of [now, back]) {
      await tell([document]);
      expect(settings(await mailsTo(world, buyer))).toEqual(['documents-added', 'documents-added', 'documents-added']);
    }
    await source.query('update documents set withdrawn_at = now() where id = $1', [back]);
    await tomorrow(signed);
    expect(await tellMore()).toBe(0);
    expect(settings(await mailsTo(world, buyer))).toEqual(['documents-added', 'documents-added', 'documents-added']);
  });

  it('[BEYA-85] what waited is told with what is published on the next day, in one mail', async () => {
    const signed = await aSigned(world, 'open');
    const { property, buyer } = signed;
    const tell = async () =>
      world.tell('documents.published', { documentIds: await published(property.id, 1), propertyId: property.id });
    await tell();
    await tell();
    expect(settings(await mailsTo(world, buyer))).toEqual(['documents-added']);
    await tomorrow(signed);
    await tell();
    expect(settings(await mailsTo(world, buyer))).toEqual(['documents-added', 'documents-added']);
    expect(await tellMore()).toBe(0);
    expect(settings(await mailsTo(world, buyer))).toEqual(['documents-added', 'documents-added']);
  });
});
