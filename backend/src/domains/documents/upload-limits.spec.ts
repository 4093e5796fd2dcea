import sharp from 'sharp';
import { kit, plain } from '../../../test/agreement-files';
import { anAdmin, aProperty } from '../../../test/builders';
import { differences, stateOf } from '../../../test/denials/snapshot';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { field, file, upload } from '../../../test/uploads';

const MB = 1024 * 1024;
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

/** Readers of either kind stop at the end of the content, whatever follows. */
const padded = (content: Buffer, bytes: number): Buffer =>
  Buffer.concat([content, Buffer.alloc(bytes - content.length, 32)]);

describe('limits of uploads, exact to the byte', () => {
  let app: TestApp;
  let token: string;
  let picture: Buffer;
  let StoreID: number;
  beforeAll(async () => {
    app = await startTestApp();
    token = await tokenOf(app, (await anAdmin(app.source)).id);
    picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#884422' } })
      .png()
      .toBuffer();
  });
  beforeEach(async () => {
    StoreID = (await aProperty(app.source)).id;
  });
  afterAll(() => app.close());

  it.each([
    ['[CALL-051, DOC-02, CONST-35] an image', '/api/admin/upload/image', 25 * MB, 'png'],
    ['[CALL-054, DOC-02, CONST-35] a document', '/api/admin/upload/document', 25 * MB, 'pdf'],
    ['[CONST-35] an image of the resource', '/api/v1/images', 25 * MB, 'png'],
    ['[CONST-35] a document of the resource', '/api/v1/documents', 25 * MB, 'pdf'],
    ['[CALL-095, VEND-18, CONST-36] a logo', '/api/admin/upload/vendor/logo', MB, 'png'],
    ['[CONST-36] a portrait', '/api/v1/team-members/portraits', MB, 'png'],
  ])('%s: %s takes %i bytes, and of one more leaves nothing', async (_title, path, limit, kind) => {
    const content = kind === 'png' ? picture : PDF;
    const send = (bytes: number) =>
      upload(
        app,
        path,
        [field('StoreID', StoreID), field('DocumentTypeID', 1), file(padded(content, bytes), `full.${kind}`)],
        token,
      );
    const pending = async (): Promise<number> =>
      (await app.source.query<unknown[]>('select 1 from loose_files')).length;

    const [before, pendingBefore] = [await stateOf(app), await pending()];
    const refused = await send(limit + 1);
    const detail = path.startsWith('/api/v1') ? refused.json<{ detail: string }>().detail : refused.text;
    expect([refused.status, detail]).toEqual([path.startsWith('/api/v1') ? 413 : 400, 'File is too large']);
    expect([differences(before, await stateOf(app)), await pending()]).toEqual([[], pendingBefore]);

    expect([200, 201]).toContain((await send(limit)).status);
    expect(differences(before, await stateOf(app))).toContain('files');
  });

  it('[BEYA-101] 300 pages are taken, and PDF files that are broken or need a password', async () => {
    const locked = await kit({ pdfVersion: '1.7ext3', userPassword: 'secret', ownerPassword: 'owner' });
    const broken = Buffer.from(`%PDF-1.7\n${'[('.repeat(10_000)}`);
    for (const content of [await plain(300), locked, broken]) {
      const fields = [field('StoreID', StoreID), field('DocumentTypeID', 1), file(content, 'memo.pdf')];
      expect((await upload(app, '/api/admin/upload/document', fields, token)).status).toBe(200);
    }
  });
});
