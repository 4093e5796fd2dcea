import { PropertyDocument } from './document.entity';
import { anAdmin, aProperty } from '../../../test/builders';
import { OFFICE_FILES } from '../../../test/documents-made';
import { aText } from '../../../test/signatures';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { field, file, upload } from '../../../test/uploads';

describe('the tier of a document', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
  });
  afterAll(() => app.close());

  const sent = async (id: number, type = 1, content = OFFICE_FILES.pdf) =>
    (
      await upload(
        app,
        '/api/admin/upload/document',
        [field('StoreID', id), field('DocumentTypeID', type), file(content, 'memo.pdf')],
        admin,
      )
    ).json<{ ID: number }>();
  const rows = (propertyId: number) => app.source.getRepository(PropertyDocument).findBy({ propertyId });

  interface Item {
    id: number;
    documentTypeId: number;
    tier: number;
    version: number;
    modifiedAt: string;
  }
  const withTier = (id: number, type: number, Tier: string, path = '/api/admin/upload/document') =>
    upload(
      app,
      path,
      [
        field('StoreID', id),
        field('DocumentTypeID', type),
        field('Tier', Tier),
        file(aText(`${path} ${type} ${Tier}`), 'memo.pdf'),
      ],
      admin,
    );
  const put = (id: number, body: object, headers: Record<string, string> = {}) =>
    app.call('PUT', `/api/v1/documents/${id}`, body, admin, headers);
  const rowOf = (id: number) => app.source.query('select *, xmin::text from documents where id = $1', [id]);

  it('[BEYA-52, BEYA-54, BEYA-55] is named at the upload, or is 1; an NDA and what is none are refused', async () => {
    const { id } = await aProperty(app.source);
    for (const tier of [0, 1, 2, 3, 9]) {
      expect((await withTier(id, 1, String(tier))).json()).toMatchObject({ Tier: tier });
      expect((await withTier(id, 2, String(tier), '/api/v1/documents')).json()).toMatchObject({ tier });
    }
    expect((await withTier(id, 8, '1')).json()).toMatchObject({ Tier: 1 });
    const before = await rows(id);
    for (const tier of ['4', '-1', '1.0', '9x', 'null', '1e0']) {
      const [call, resource] = [await withTier(id, 3, tier), await withTier(id, 3, tier, '/api/v1/documents')];
      expect([tier, call.status, call.text, resource.status]).toEqual([tier, 400, 'Tier is invalid', 422]);
    }
    const nda = await withTier(id, 8, '2');
    expect([nda.status, nda.text]).toEqual([400, 'An NDA has no tier.']);
    expect(await rows(id)).toEqual(before);
    const listed = await app.call('GET', `/api/v1/documents?filter={"propertyId":${id},"tier":9}`, undefined, admin);
    expect(listed.json<Item[]>().map(({ tier }) => tier)).toEqual([9, 9]);
  });

  it('[BEYA-52, BEYA-55] is changed later, with the type, by whoever has seen the newest version; the log tells it', async () => {
    const { id: propertyId } = await aProperty(app.source);
    const { ID: id } = await sent(propertyId, 1);
    await sent(propertyId, 2, aText('the rent roll'));
    const read = await app.call('GET', `/api/v1/documents/${id}`, undefined, admin);
    const etag = String(read.headers.etag);
    const changed = await put(id, { ...read.json<Item>(), tier: 2 }, { 'if-match': etag });
    expect([changed.status, changed.json<Item>()]).toEqual([
      200,
      { ...read.json<Item>(), tier: 2, modifiedAt: expect.any(String) },
    ]);
    expect((await put(id, { tier: 3 }, { 'if-match': etag })).status).toBe(412);
    // Also of a type in which the name is taken it is a document of its own.
    expect((await put(id, { documentTypeId: 2, tier: 2 })).json()).toMatchObject({ documentTypeId: 2, version: 1 });
    const before = await rowOf(id);
    expect((await put(id, { tier: 2 })).status).toBe(200);
    expect(await rowOf(id)).toEqual(before);
    const log = await app.source.query(
      `select detail from audit_log where subject_id = $1 and action = 'document.changed' order by id`,
      [propertyId],
    );
    expect(log).toEqual([
      { detail: { documentId: id, before: { tier: 1 }, after: { tier: 2 } } },
      { detail: { documentId: id, before: { documentTypeId: 1 }, after: { documentTypeId: 2 } } },
    ]);
  });

  it('is refused where it makes no sense, and an NDA stays one; nothing changes', async () => {
    const { id: propertyId } = await aProperty(app.source);
    const [memo, nda] = [await sent(propertyId, 1), await sent(propertyId, 8, aText('an NDA'))];
    const before = [await rowOf(memo.ID), await rowOf(nda.ID)];
    for (const [id, body, status] of [
      [memo.ID, { tier: 4 }, 422],
      [memo.ID, { tier: -1 }, 422],
      [memo.ID, { tier: '1x' }, 422],
      [memo.ID, { tier: null }, 422],
      [memo.ID, {}, 422],
      [memo.ID, { tier: 1, documentTypeId: 19 }, 422],
      [memo.ID, { tier: 1, documentTypeId: 'x' }, 422],
      [memo.ID, { tier: 1, more: 1 }, 422],
      [memo.ID, { tier: 1, documentTypeId: 8 }, 409],
      [nda.ID, { tier: 1, documentTypeId: 1 }, 409],
      [nda.ID, { tier: 2 }, 422],
      [nda.ID, { tier: 0 }, 422],
      [999_999, { tier: 1 }, 404],
    ] as const) {
      expect([body, (await put(id, body)).status]).toEqual([body, status]);
    }
    expect([await rowOf(memo.ID), await rowOf(nda.ID)]).toEqual(before);
    await expect(app.source.query('update documents set tier = 2 where id = $1', [nda.ID])).rejects.toThrow(
      'documents_nda_tier',
    );
  });
});
