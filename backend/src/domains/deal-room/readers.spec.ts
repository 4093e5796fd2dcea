import { aBuyer, aDocument } from '../../../test/builders';
import { OpensOffice } from '../../../test/opens';
import type { Answer } from '../../../test/test-app';

describe('the readers of documents', () => {
  const opens = new OpensOffice();
  const { aListing, aSigner, open, get } = opens;
  let { app, office, admin } = opens;
  beforeAll(async () => {
    ({ app, office, admin } = await opens.start());
  });
  afterAll(() => app.close());

  it('tells the office how often each person opened each document, first and last', async () => {
    const listing = await aListing();
    const { id: other } = await aDocument(app.source, listing.property.id, 1);
    const buyer = await aSigner(listing.property);
    await open(listing, buyer, { at: '2026-01-10T20:00:00Z' });
    await open({ ...listing, documentId: other }, buyer, { at: '2026-01-11T20:00:00Z' });
    await open(listing, office, { at: '2026-01-12T20:00:00Z' });
    await open(listing, buyer, { at: '2026-01-13T20:00:00Z' });
    await open(await aListing(), buyer);
    const path = `properties/${listing.property.id}/readers`;
    const all = await get(path, admin);
    const read = (answer: Answer): unknown[] =>
      answer
        .json<{ name: string; documentId: number; firstAt: string; lastAt: string; opens: number }[]>()
        .map(({ name, documentId, firstAt, lastAt, opens }) => [
          name,
          documentId === other ? 'other' : 'first',
          firstAt.slice(0, 10),
          lastAt.slice(0, 10),
          opens,
        ]);
    expect([all.headers['content-range'], read(all)]).toEqual([
      'readers 0-2/3',
      [
        ['Zephyrine Quill', 'first', '2026-01-10', '2026-01-13', 2],
        ['Ana Reyes', 'first', '2026-01-12', '2026-01-12', 1],
        ['Zephyrine Quill', 'other', '2026-01-11', '2026-01-11', 1],
      ],
    ]);
    expect(read(await get(path, admin, { documentId: other }))).toHaveLength(1);
    expect(read(await get(path, admin, { userId: office.id }))).toHaveLength(1);
    expect((await get(path, listing.asSeller)).status).toBe(403);
    expect((await get('properties/2000000000/readers', admin)).status).toBe(404);
  });

  it('[BEYA-94, BEYA-95] tells a seller the same of buyers on own listings, and of all buyers together where their names are kept', async () => {
    const [listing, foreign] = [await aListing(), await aListing()];
    const [buyer, second] = [await aSigner(listing.property), await aBuyer(app.source)];
    await open(listing, buyer, { at: '2026-01-10T20:00:00Z' });
    await open(listing, second, { at: '2026-01-11T20:00:00Z' });
    await open(listing, buyer, { at: '2026-01-12T20:00:00Z' });
    await open(listing, office);
    await open(listing, listing.seller);
    const path = `me/properties/${listing.property.id}/readers`;
    const shared = { documentId: listing.documentId, version: 1 };
    const days = { firstAt: '2026-01-10T20:00:00.000Z', lastAt: '2026-01-12T20:00:00.000Z' };
    expect((await get(path, listing.asSeller)).json()).toMatchObject([
      { ...shared, ...days, name: 'Zephyrine Quill', company: 'Quillfeather Holdings', people: 1, opens: 2 },
      { ...shared, people: 1, opens: 1 },
    ]);
    await app.source.query('update properties set seller_sees_names = false where id = $1', [listing.property.id]);
    const kept = await get(path, listing.asSeller);
    expect([kept.headers['content-range'], kept.json()]).toEqual([
      'readers 0-0/1',
      [
        {
          id: expect.any(String) as string,
          ...shared,
          ...days,
          documentType: expect.any(String) as string,
          actualFileName: expect.any(String) as string,
          name: null,
          company: null,
          people: 2,
          opens: 3,
        },
      ],
    ]);
    expect((await get(path, listing.asSeller, { userId: buyer.id })).status).toBe(422);
    expect((await get(`me/properties/${foreign.property.id}/readers`, listing.asSeller)).status).toBe(404);
  });
});
