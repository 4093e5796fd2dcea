import { aBuyer, anAdmin, aProperty } from '../../../test/builders';
import { OFFICE_FILES } from '../../../test/documents-made';
import { aSignedNda } from '../../../test/ndas';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { field, file, upload } from '../../../test/uploads';

const { pdf } = OFFICE_FILES;

describe('an open of a document', () => {
  let app: TestApp;
  let admin: string;
  let propertyId: number;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    propertyId = (await aProperty(app.source)).id;
  });

  const sent = async (content = pdf, name = 'memo.pdf') =>
    (
      await upload(
        app,
        '/api/admin/upload/document',
        [field('StoreID', propertyId), field('DocumentTypeID', 1), file(content, name)],
        admin,
      )
    ).json<{ ID: number; FileName: string }>();

  it('[BEYA-75] notes the version, the session, and what the request says of itself, of a link too', async () => {
    const { ID } = await sent();
    const buyer = await aBuyer(app.source);
    await aSignedNda(app.source, { id: propertyId, name: 'A place' }, buyer.id);
    const browser = `Mozilla/5.0\u0007 ${'x'.repeat(500)}`;
    const answer = await app.call('GET', `/api/home/document/link/${ID}`, undefined, await tokenOf(app, buyer.id));
    await app.app.inject({
      method: 'GET',
      url: answer.json<{ Url: string }>().Url,
      headers: { 'user-agent': browser, 'sec-fetch-dest': 'document' },
      remoteAddress: '203.0.113.7',
    });
    expect(await app.source.query('select * from document_opens where document_id = $1', [ID])).toEqual([
      {
        id: expect.any(String),
        document_id: ID,
        line_id: ID,
        version: 1,
        property_id: propertyId,
        user_id: buyer.id,
        session_id: expect.any(String),
        address: '203.0.113.7',
        user_agent: `Mozilla/5.0 ${'x'.repeat(388)}`,
        at: expect.any(Date),
        kind: 'view',
        watermark_code: null,
      },
    ]);
  });

  it.each([
    ['a tab', pdf, 'memo.pdf', '', 'document', 'view'],
    ['a frame of a page', pdf, 'memo.pdf', '', 'iframe', 'view'],
    ['a reader that says so', pdf, 'memo.pdf', '?view=true', 'empty', 'view'],
    ['a browser that saves it', pdf, 'memo.pdf', '', 'empty', 'download'],
    ['a program', pdf, 'memo.pdf', '?view=1', undefined, 'download'],
    ['a tab, which saves what it cannot show', OFFICE_FILES.xlsx, 'rents.xlsx', '?view=true', 'document', 'download'],
  ])('[BEYA-75] notes how it is opened by %s', async (_, content, name, query, destination, kind) => {
    const { ID, FileName } = await sent(content, name);
    const headers: Record<string, string> = destination === undefined ? {} : { 'sec-fetch-dest': destination };
    expect((await app.call('GET', `/StoreDocuments/${FileName}${query}`, undefined, admin, headers)).status).toBe(200);
    expect(await app.source.query('select kind from document_opens where document_id = $1', [ID])).toEqual([{ kind }]);
  });
});
