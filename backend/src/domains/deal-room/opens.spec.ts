import { Role } from '@stowbridge/contract/ids';
import type { Pool } from 'pg';
import { aBuyer, aDocument } from '../../../test/builders';
import { OpensOffice } from '../../../test/opens';
import type { Answer } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { rowsOfWorkbook } from '../../../test/workbook';
import { DocumentOpensService } from './document-opens.service';

const OPENS = Number(process.env.DOCUMENT_OPENS ?? 10_000);

interface Open {
  id: string;
  name: string | null;
  at: string;
}

describe('the log of opens', () => {
  const opens = new OpensOffice();
  const { aListing, aSigner, open, get } = opens;
  let { app, office, admin } = opens;
  beforeAll(async () => {
    ({ app, office, admin } = await opens.start());
  });
  afterAll(() => app.close());

  const names = (answer: Answer): (string | null)[] => answer.json<Open[]>().map(({ name }) => name);

  it('tells the office who opened what, narrowed by person, document, kind and day, and of a document that is gone', async () => {
    const listing = await aListing();
    const { id: other } = await aDocument(app.source, listing.property.id, 1);
    const [buyer, second] = [
      await aSigner(listing.property),
      await aBuyer(app.source, { firstName: 'Bo', lastName: 'Lee' }),
    ];
    await open(listing, buyer, { at: '2026-01-10T20:00:00Z' });
    await open(listing, second, { at: '2026-01-11T20:00:00Z', kind: 'download' });
    await open({ ...listing, documentId: other }, office, { at: '2026-01-12T20:00:00Z' });
    await open(await aListing(), buyer);
    const path = `properties/${listing.property.id}/opens`;
    const all = await get(path, admin);
    expect([all.headers['content-range'], names(all)]).toEqual([
      'opens 0-2/3',
      ['Ana Reyes', 'Bo Lee', 'Zephyrine Quill'],
    ]);
    expect(all.json<Open[]>()[2]).toEqual({
      id: expect.any(String) as string,
      documentId: listing.documentId,
      documentType: expect.any(String) as string,
      actualFileName: expect.any(String) as string,
      version: 1,
      propertyId: listing.property.id,
      userId: buyer.id,
      userTypeId: buyer.userTypeId,
      name: 'Zephyrine Quill',
      company: 'Quillfeather Holdings',
      address: '198.51.100.7',
      userAgent: 'A browser',
      at: '2026-01-10T20:00:00.000Z',
      kind: 'view',
      watermarkCode: null,
    });
    for (const [filter, found] of [
      [{ userId: buyer.id }, ['Zephyrine Quill']],
      [{ documentId: other }, ['Ana Reyes']],
      [{ kind: 'download' }, ['Bo Lee']],
      [{ at_gte: '2026-01-11', at_lte: '2026-01-11' }, ['Bo Lee']],
    ] as const) {
      expect([filter, names(await get(path, admin, filter))]).toEqual([filter, found]);
    }
    expect(names(await get(`documents/${listing.documentId}/opens`, admin))).toEqual(['Bo Lee', 'Zephyrine Quill']);
    expect((await get(path, admin, { name: 'Bo' })).status).toBe(422);

    await app.source.query('delete from documents where id = $1', [other]);
    expect((await get(path, admin, { documentId: other })).json()).toEqual([
      expect.objectContaining({ name: 'Ana Reyes', documentType: null, actualFileName: null, version: 1 }),
    ]);
    expect((await get(`documents/${other}/opens`, admin)).status).toBe(404);
    expect((await get('properties/2000000000/opens', admin)).status).toBe(404);
  });

  it('opens to keys with documents:read, whose other scopes do not do', async () => {
    const { property, documentId } = await aListing();
    const keyOf = async (scope: string): Promise<string> =>
      (await app.call('POST', '/api/v1/api-keys', { name: scope, scopes: [scope] }, admin)).json<{ secret: string }>()
        .secret;
    const [documents, properties] = [await keyOf('documents:read'), await keyOf('properties:read')];
    for (const [path, wrong] of [
      [`properties/${property.id}/opens`, properties],
      [`properties/${property.id}/readers`, properties],
      [`properties/${property.id}/opens/spreadsheet`, properties],
      [`documents/${documentId}/opens`, properties],
    ]) {
      expect([path, (await get(path, documents)).status, (await get(path, wrong)).status]).toEqual([path, 200, 403]);
    }
    expect((await get(`properties/${property.id}`, documents)).status).toBe(403);
  });

  it('[BEYA-94] tells a seller which buyers opened what on own listings, and nothing of others', async () => {
    const [listing, foreign] = [await aListing(), await aListing()];
    const buyer = await aSigner(listing.property);
    await open(listing, buyer);
    await open(listing, office);
    await open(listing, listing.seller);
    await open(foreign, buyer);
    const answer = await get(`me/properties/${listing.property.id}/opens`, listing.asSeller);
    expect([answer.headers['content-range'], answer.json()]).toEqual([
      'opens 0-0/1',
      [
        {
          id: expect.any(String) as string,
          documentId: listing.documentId,
          documentType: expect.any(String) as string,
          actualFileName: expect.any(String) as string,
          version: 1,
          name: 'Zephyrine Quill',
          company: 'Quillfeather Holdings',
          at: expect.any(String) as string,
          kind: 'view',
        },
      ],
    ]);
    expect((await get(`me/properties/${foreign.property.id}/opens`, listing.asSeller)).status).toBe(404);
    expect((await get(`me/properties/2000000000/opens`, listing.asSeller)).status).toBe(404);
    for (const path of [`properties/${listing.property.id}/opens`, `documents/${listing.documentId}/opens`]) {
      expect((await get(path, listing.asSeller)).status).toBe(403);
    }
  });

  it('[BEYA-95] with the names kept, no answer to the seller names a buyer, and no certificate or agreement opens', async () => {
    const listing = await aListing();
    const buyer = await aSigner(listing.property);
    await open(listing, buyer);
    const [{ id: ndaId }] = await app.source.query<{ id: number }[]>('select id from ndas where user_id = $1', [
      buyer.id,
    ]);
    const asked = async (): Promise<[string, number, boolean][]> => {
      const answered: [string, number, boolean][] = [];
      for (const path of [
        `me/properties/${listing.property.id}/opens`,
        `me/properties/${listing.property.id}/ndas`,
        `ndas/${ndaId}/certificate`,
        `ndas/${ndaId}/agreement`,
      ]) {
        const { status, text } = await get(path, listing.asSeller);
        const named = [
          ...['Zephyrine', 'Quill', 'Robin', 'Signer', '198.51.100.7'],
          buyer.email,
          buyer.phoneNumber,
        ].some((fact) => text.includes(fact));
        answered.push([path.split('/').at(-1) ?? '', status, named]);
      }
      return answered;
    };
    expect((await asked()).slice(0, 3)).toEqual([
      ['opens', 200, true],
      ['ndas', 200, true],
      ['certificate', 200, expect.any(Boolean)],
    ]);
    await app.source.query('update properties set seller_sees_names = false where id = $1', [listing.property.id]);
    expect(await asked()).toEqual([
      ['opens', 200, false],
      ['ndas', 200, false],
      ['certificate', 404, false],
      ['agreement', 404, false],
    ]);
    const counted = await get(`me/properties/${listing.property.id}/opens`, listing.asSeller);
    expect([counted.headers['content-range'], counted.json()]).toEqual([
      'opens 0-0/1',
      [expect.objectContaining({ documentId: listing.documentId, name: null, company: null })],
    ]);
    expect(
      (await get(`me/properties/${listing.property.id}/opens`, listing.asSeller, { userId: buyer.id })).status,
    ).toBe(422);
    expect((await get(`ndas/${ndaId}/certificate`, await tokenOf(app, buyer.id))).status).toBe(200);
    expect(names(await get(`properties/${listing.property.id}/opens`, admin))).toEqual(['Zephyrine Quill']);
  });

  it('[BEYA-97] thousands of opens stream as a spreadsheet, which nobody has to hold', async () => {
    const listing = await aListing();
    const buyer = await aSigner(listing.property);
    await app.source.query(
      `insert into document_opens (document_id, version, property_id, user_id, session_id, address, at)
       select $1, 1, $2, $3, 'session ' || n, '198.51.100.7', '2026-01-10 20:00Z'::timestamptz + n * interval '1 second' from generate_series(1, $4::int) n`,
      [listing.documentId, listing.property.id, buyer.id, OPENS],
    );
    const service = app.app.get(DocumentOpensService, { strict: false });
    const caller = { ...office, roles: [Role.Admin], sessionId: 'a session', signedInAt: new Date(), address: null };
    const opens = (await service.all(caller, listing.property.id, {}))[Symbol.asyncIterator]();
    const asked = jest.spyOn((app.source.driver as unknown as { master: Pool }).master, 'query');
    for (const batches of [1, 2]) {
      for (let row = 0; row < 1000; row += 1) {
        expect((await opens.next()).done).toBe(false);
      }
      expect(asked).toHaveBeenCalledTimes(batches);
    }
    asked.mockRestore();
    const file = await app.app.inject({
      url: `/api/v1/properties/${listing.property.id}/opens/spreadsheet?sort=${encodeURIComponent('["id","ASC"]')}`,
      headers: { authorization: `Bearer ${admin}` },
    });
    expect([file.statusCode, file.headers['content-disposition'], file.headers['content-length']]).toEqual([
      200,
      'attachment; filename="opens.xlsx"',
      undefined,
    ]);
    const [heading, ...rows] = rowsOfWorkbook(file.rawPayload);
    expect(heading).toEqual([
      'Opened (Mountain Time)',
      'Name',
      'Company',
      'Document Type',
      'Document',
      'Document ID',
      'Version',
      'Opened As',
      'Network Address',
      'Browser',
      'Watermark',
    ]);
    expect(rows).toHaveLength(OPENS);
    expect(rows[0].slice(1, 3)).toEqual(['Zephyrine Quill', 'Quillfeather Holdings']);
  });
});
