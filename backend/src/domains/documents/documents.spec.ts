import { SignedTokensService } from '../../platform/access/signed-tokens.service';
import { PropertyDocument } from './document.entity';
import { Property } from '../properties/editing/property.entity';
import { Storage } from '../../platform/storage/storage';
import { User } from '../accounts/users/user.entity';
import { aBuyer, anAdmin, aProperty, aSeller, aSession } from '../../../test/builders';
import { OFFICE_FILES, OTHER_FILES } from '../../../test/documents-made';
import { aSignedNda } from '../../../test/ndas';
import { auditOf } from '../../../test/records';
import { aText } from '../../../test/signatures';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { download, field, file, upload } from '../../../test/uploads';

const SIGN_FIRST = 'You need to sign the NDA in order to view the documents.';

interface Uploaded {
  ID: number;
  FileName: string;
  ActualFileName: string;
  Version: number;
}

describe('the documents of a property', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await tokenOf(app, (await anAdmin(app.source, { firstName: 'Ada', lastName: 'Office' })).id);
  });
  afterAll(() => app.close());

  const send = (id: number, type: number, content = OFFICE_FILES.pdf, name = 'memo.pdf') =>
    upload(
      app,
      '/api/admin/upload/document',
      [field('StoreID', id), field('DocumentTypeID', type), file(content, name)],
      admin,
    );
  const sent = async (id: number, type = 1, content = OFFICE_FILES.pdf, name = 'memo.pdf') =>
    (await send(id, type, content, name)).json<Uploaded>();
  const get = async (path: string, token?: string) => app.call('GET', path, undefined, token);
  const downloads = async (documentId: number) =>
    (
      await app.source.query<{ user_id: number }[]>(
        'select user_id from document_opens where document_id = $1 order by id',
        [documentId],
      )
    ).map((row) => row.user_id);
  const rows = (propertyId: number) => app.source.getRepository(PropertyDocument).findBy({ propertyId });

  describe('for administrators', () => {
    it('[CALL-052, CALL-054, DOC-01, DOC-06, DOC-15, DOC-20] uploads, counts versions of one name and type, and lists the newest first', async () => {
      const { id } = await aProperty(app.source);
      const first = await send(id, 8, OFFICE_FILES.pdf, 'Vereinbarung für Käufer.pdf');
      expect([first.status, first.json()]).toEqual([
        200,
        {
          ID: expect.any(Number),
          DocumentTypeID: 8,
          DocumentType: 'NDA',
          FileName: expect.stringMatching(/^[0-9a-f]{32}\.pdf$/),
          ActualFileName: 'Vereinbarung für Käufer.pdf',
          ...{ Version: 1, LineID: first.json<Uploaded>().ID, Replaces: null, Position: 0 },
          ...{ PublishedDate: expect.stringMatching(/Z$/), WithdrawnDate: null },
          Tier: 1,
          FileSize: OFFICE_FILES.pdf.length,
          CreatedDate: expect.stringMatching(/Z$/),
          ModifiedDate: expect.stringMatching(/Z$/),
          UploadedBy: 'Ada Office',
          SignedBy: 0,
          Watermark: false,
          Stampable: 'no',
          WatermarkState: 'not watermarked',
          Notices: [],
        },
      ]);
      expect((await sent(id, 8, aText('second'), 'VEREINBARUNG für Käufer.pdf')).Version).toBe(2);
      expect((await sent(id, 1, aText('third'), 'Vereinbarung für Käufer.pdf')).Version).toBe(1);
      const list = (await get(`/api/admin/store/documents/${id}`, admin)).json<Uploaded[]>();
      expect(list.map(({ Version }) => Version)).toEqual([1, 2, 1]);
      expect(await auditOf(app.source, id)).toEqual(['document.added', 'document.added', 'document.added']);
    });

    it('[DOC-06] two uploads of one name at the same time are two versions', async () => {
      const { id } = await aProperty(app.source);
      const versions = (await Promise.all([1, 2, 3, 4].map((n) => sent(id, 1, aText(`${n}`))))).map(
        ({ Version }) => Version,
      );
      expect(versions.sort()).toEqual([1, 2, 3, 4]);
    });

    it('[FOFF-06] a file that the property has already is refused by its name, also at the same time, under any name and type', async () => {
      const { id } = await aProperty(app.source);
      const answers = await Promise.all([1, 2, 3].map((type) => send(id, type, OFFICE_FILES.pdf, 'rent roll.pdf')));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
      const kept = async () => [await rows(id), await app.source.query('select area, file_name from loose_files')];
      const before = await kept();
      const again = await send(id, 8, OFFICE_FILES.pdf, 'other.pdf');
      expect([again.status, again.text]).toEqual([400, 'This file is here already: rent roll.pdf.']);
      const resource = await upload(
        app,
        '/api/v1/documents',
        [field('StoreID', id), field('DocumentTypeID', 1), file(OFFICE_FILES.pdf, 'memo.pdf')],
        admin,
      );
      expect([resource.status, resource.json<{ detail: string }>().detail]).toEqual([
        409,
        'This file is here already: rent roll.pdf.',
      ]);
      expect(await kept()).toEqual(before);
      expect((await send((await aProperty(app.source)).id, 1)).status).toBe(200);
    });

    it.each(Object.entries(OFFICE_FILES))('[DOC-04] accepts a %s whatever it is called', async (extension, content) => {
      const { id } = await aProperty(app.source);
      expect((await sent(id, 2, content, 'called.png')).FileName).toMatch(new RegExp(`\\.${extension}$`));
    });

    it('[DOC-02, DOC-03] refuses other types, too much, unknown types and properties, and keeps nothing of them', async () => {
      const { id } = await aProperty(app.source);
      for (const content of Object.values(OTHER_FILES)) {
        expect((await send(id, 1, content, 'memo.pdf')).text).toBe(
          'The file could not be uploaded: it must be a PDF, Word, Excel or PowerPoint file.',
        );
      }
      expect((await send(id, 1, Buffer.concat([OFFICE_FILES.pdf, Buffer.alloc(25 * 1024 * 1024)]))).text).toBe(
        'File is too large',
      );
      for (const type of [0, 19, 40_000, 2 ** 40]) {
        expect([type, (await send(id, type)).status]).toEqual([type, 400]);
      }
      expect((await send(999_999, 1)).status).toBe(404);
      expect(
        (
          await upload(
            app,
            '/api/admin/upload/document',
            [field('StoreID', id), file(OFFICE_FILES.pdf, 'a.pdf')],
            admin,
          )
        ).text,
      ).toBe('DocumentTypeID is required');
      expect(await rows(id)).toEqual([]);
    });

    it('[DOC-08] shows the name of a file without its path, and shortens what is too long', async () => {
      const { id } = await aProperty(app.source);
      expect((await sent(id, 1, OFFICE_FILES.pdf, '..\\..\\evil/../memo.pdf')).ActualFileName).toBe('memo.pdf');
      expect((await sent(id, 1, aText('long'), `${'n'.repeat(500)}.pdf`)).ActualFileName).toBe(
        `${'n'.repeat(146)}.pdf`,
      );
    });

    it('[CALL-053, DOC-19] deletes a document with its file; the note of who read it stays', async () => {
      const { id } = await aProperty(app.source);
      const { ID, FileName } = await sent(id);
      await download(app, `/StoreDocuments/${FileName}`, admin);
      expect((await app.call('DELETE', `/api/admin/store/document/${ID}`, undefined, admin)).json()).toEqual({
        ID,
        Message: 'Document has been deleted.',
      });
      expect(await app.app.get(Storage).get('StoreDocuments', FileName)).toBeUndefined();
      expect((await download(app, `/StoreDocuments/${FileName}`, admin)).status).toBe(404);
      expect(await downloads(ID)).toHaveLength(1);
      expect((await app.call('DELETE', `/api/admin/store/document/${ID}`, undefined, admin)).status).toBe(404);
    });

    it.each([
      ['POST', 'admin/upload/document'],
      ['GET', 'admin/store/documents/1'],
      ['DELETE', 'admin/store/document/1'],
    ] as const)('[SHELL-44] %s %s is for administrators; the document stays', async (method, path) => {
      const seller = await aSeller(app.source);
      const { id } = await aProperty(app.source, { sellerId: seller.id });
      const { ID } = await sent(id);
      const own = `/api/${path.replace('/1', `/${path.includes('documents') ? id : ID}`)}`;
      expect((await app.call(method, own)).status).toBe(401);
      for (const user of [await aBuyer(app.source), seller]) {
        expect((await app.call(method, own, undefined, await tokenOf(app, user.id))).status).toBe(403);
      }
      expect(await rows(id)).toHaveLength(1);
    });
  });

  describe('for those who read', () => {
    let seller: User;
    let buyer: User;
    let property: Property;
    let memo: Uploaded;
    beforeEach(async () => {
      [seller, buyer] = [await aSeller(app.source), await aBuyer(app.source)];
      property = await aProperty(app.source, { sellerId: seller.id });
      memo = await sent(property.id);
    });

    it('[CALL-111, DOC-08, PROF-16] answers the file, unchanged and uncached, to administrator, owner and a buyer who signed, and notes each', async () => {
      await aSignedNda(app.source, property, buyer.id);
      for (const token of [admin, await tokenOf(app, seller.id), await tokenOf(app, buyer.id)]) {
        const answer = await download(app, `/StoreDocuments/${memo.FileName}`, token);
        expect([answer.status, answer.bytes.equals(OFFICE_FILES.pdf)]).toEqual([200, true]);
        expect(answer.headers).toMatchObject({
          'content-type': 'application/pdf',
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'no-referrer',
          'content-disposition': `inline; filename="memo.pdf"; filename*=UTF-8''memo.pdf`,
          'content-security-policy': expect.stringContaining("default-src 'none'"),
        });
      }
      expect(await downloads(memo.ID)).toEqual([expect.any(Number), seller.id, buyer.id]);
      const sheet = await sent(property.id, 2, OFFICE_FILES.xlsx, 'Mieten.xlsx');
      expect((await download(app, `/StoreDocuments/${sheet.FileName}`, admin)).headers['content-disposition']).toMatch(
        /^attachment;/,
      );
    });

    it('[PROF-16, PROF-19, DOC-08] refuses a buyer who has not signed this NDA, another seller and a visitor, and notes nothing', async () => {
      await aSignedNda(app.source, await aProperty(app.source), buyer.id);
      const path = `/StoreDocuments/${memo.FileName}`;
      const asBuyer = await get(path, await tokenOf(app, buyer.id));
      expect([asBuyer.status, asBuyer.text]).toEqual([403, SIGN_FIRST]);
      expect((await get(path, await tokenOf(app, (await aSeller(app.source)).id))).status).toBe(404);
      expect((await get(path)).status).toBe(401);
      expect((await get(path, 'nonsense')).status).toBe(401);
      for (const name of ['0'.repeat(32) + '.pdf', '..%2f..%2fetc%2fpasswd', 'x']) {
        expect((await get(`/StoreDocuments/${name}`, admin)).status).toBe(404);
      }
      expect(await downloads(memo.ID)).toEqual([]);
    });

    it('[DOC-08] a link opens one file for one session, and the right to it is asked again', async () => {
      await aSignedNda(app.source, property, buyer.id);
      const token = await tokenOf(app, buyer.id);
      const { Url } = (await get(`/api/home/document/link/${memo.ID}`, token)).json<{ Url: string }>();
      expect(Url).toMatch(new RegExp(`^/StoreDocuments/${memo.FileName}\\?token=`));
      expect((await download(app, Url)).status).toBe(200);
      expect(await downloads(memo.ID)).toEqual([buyer.id]);
      const other = await sent(property.id, 1, aText('other'));
      expect((await get(Url.replace(memo.FileName, other.FileName))).status).toBe(401);
      await app.source.query('update sessions set ended_at = now() where user_id = $1', [buyer.id]);
      const ended = await get(Url);
      expect([ended.status, ended.text]).toEqual([401, 'This link has expired. Please open it again.']);
    });

    it('[DOC-08] a link that is old, for another purpose or forged opens nothing, and neither does that of somebody rejected', async () => {
      const sid = await aSession(app.source, seller.id);
      const tokens = app.app.get(SignedTokensService);
      const path = (token: string) => `/StoreDocuments/${memo.FileName}?token=${token}`;
      const good = tokens.sign('file', { sid, file: memo.FileName }, 300);
      expect((await get(path(good))).status).toBe(200);
      for (const token of [
        tokens.sign('file', { sid, file: memo.FileName }, -1),
        tokens.sign('market', { sid, file: memo.FileName }, 300),
        `${good}x`,
        'a.b.c',
      ]) {
        expect((await get(path(token))).status).toBe(401);
      }
      await app.source.getRepository(User).update(seller.id, { statusId: 3 });
      expect((await get(path(good))).status).toBe(401);
      expect(await downloads(memo.ID)).toEqual([seller.id]);
    });

    it('[DOC-08] no link is made for those who may not read', async () => {
      const link = `/api/home/document/link/${memo.ID}`;
      const asBuyer = await get(link, await tokenOf(app, buyer.id));
      expect([asBuyer.status, asBuyer.text]).toEqual([403, SIGN_FIRST]);
      expect((await get(link, await tokenOf(app, (await aSeller(app.source)).id))).status).toBe(404);
      expect((await get(link)).status).toBe(401);
      expect((await get('/api/home/document/link/9223372036854775808', admin)).status).toBe(404);
    });

    it('[PROF-07, CONST-08] the newest NDA of a published property can be read before it is signed, and no other file', async () => {
      await sent(property.id, 8, aText('old'), 'old nda.pdf');
      const token = await tokenOf(app, buyer.id);
      const old = (await get(`/api/buyer/store/nda/${property.id}`, token)).json<{ Url: string }>();
      expect((await get(old.Url)).status).toBe(200);
      await sent(property.id, 8, OFFICE_FILES.docx, 'new nda.docx');
      expect((await get(`/api/buyer/store/nda/${property.id}`, token)).json()).toMatchObject({
        ActualFileName: 'new nda.docx',
      });
      expect((await get(old.Url)).status).toBe(403);
      expect((await get(`/StoreDocuments/${memo.FileName}`, token)).status).toBe(403);
    });

    it('[PROF-07] there is none of an unpublished property, of one without an NDA, or for a visitor', async () => {
      const path = `/api/buyer/store/nda/${property.id}`;
      const token = await tokenOf(app, buyer.id);
      expect((await get(path, token)).status).toBe(404);
      await sent(property.id, 8, aText('nda'));
      expect((await get(path, token)).status).toBe(200);
      expect((await get(path)).status).toBe(401);
      const { Url } = (await get(path, token)).json<{ Url: string }>();
      await app.source.getRepository(Property).update(property.id, { active: false });
      expect((await get(path, token)).status).toBe(404);
      expect((await get(Url)).status).toBe(404);
    });
  });
});
