import sharp from 'sharp';
import { anAdmin, aProperty } from '../../../test/builders';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { field, file, upload } from '../../../test/uploads';

const pdf = (words: string): Buffer =>
  Buffer.from(`%PDF-1.4\n1 0 obj<</Type/Catalog/T(${words})>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`);
const PDF = pdf('one');

interface Refusal {
  errors: { field: string; code: string; message: string }[];
}

describe('the fields of an upload below /api/v1', () => {
  let app: TestApp;
  let admin: string;
  let property: { id: number };
  let picture: Buffer;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
    property = await aProperty(app.source);
    picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#663311' } })
      .png()
      .toBuffer();
  });
  afterAll(() => app.close());

  const send = (path: string, content: Buffer, fields: Record<string, string | number>) =>
    upload(
      app,
      path,
      [...Object.entries(fields).map(([name, value]) => field(name, value)), file(content, 'a.pdf')],
      admin,
    );

  it('[FINT-11] are named in camelCase; the names of the specification stay equals', async () => {
    const { id } = property;
    const named = await send('/api/v1/documents', PDF, {
      propertyId: id,
      documentTypeId: 1,
      tier: 2,
      watermark: 'true',
      published: 'false',
    });
    expect(named.json()).toMatchObject({
      propertyId: id,
      documentTypeId: 1,
      tier: 2,
      watermark: true,
      publishedAt: null,
    });
    const before = await send('/api/v1/documents', pdf('two'), { StoreID: id, DocumentTypeID: 2, Tier: 3 });
    expect(before.json()).toMatchObject({ propertyId: id, documentTypeId: 2, tier: 3 });
    for (const name of ['propertyId', 'StoreID']) {
      expect((await send('/api/v1/images', picture, { [name]: id })).json()).toMatchObject({ propertyId: id });
    }
  });

  it.each([
    ['/api/v1/images', {}, 'propertyId', 'required', 'propertyId is required'],
    ['/api/v1/documents', {}, 'propertyId', 'required', 'propertyId is required'],
    ['/api/v1/documents', { propertyId: 1 }, 'documentTypeId', 'required', 'documentTypeId is required'],
    [
      '/api/v1/documents',
      { propertyId: 1, documentTypeId: 99 },
      'documentTypeId',
      'invalid',
      'documentTypeId is invalid',
    ],
    ['/api/v1/documents', { propertyId: 1, documentTypeId: 1, tier: 4 }, 'tier', 'invalid', 'tier is invalid'],
    [
      '/api/v1/documents',
      { propertyId: 1, documentTypeId: 1, watermark: 'x' },
      'watermark',
      'invalid',
      'watermark is invalid',
    ],
  ])(
    '[FINT-11] of %s with %j are refused by the names that the document has',
    async (path, fields, name, code, message) => {
      const refused = await send(path, path.endsWith('images') ? picture : PDF, fields as Record<string, string>);
      expect(refused.status).toBe(422);
      expect(refused.json<Refusal>().errors).toEqual([{ field: name, code, message }]);
    },
  );

  it('[FINT-11] keep the names of the specification at its own calls', async () => {
    const refused = await send('/api/admin/upload/document', PDF, {});
    expect([refused.status, refused.text]).toEqual([400, 'StoreID is required']);
  });
});
