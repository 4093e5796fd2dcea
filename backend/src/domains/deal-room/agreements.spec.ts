import { buffer } from 'node:stream/consumers';
import { sha256Of } from '../documents/agreements';
import { Property } from '../properties/editing/property.entity';
import { Storage } from '../../platform/storage/storage';
import { User } from '../accounts/users/user.entity';
import { aBuyer, anAdmin, aProperty, aSeller } from '../../../test/builders';
import { OFFICE_FILES } from '../../../test/documents-made';
import { aText, sign, textOf, uploadNda } from '../../../test/signatures';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { download } from '../../../test/uploads';

interface Signature {
  agreement_id: number;
  document_sha256: string;
  text_lost: boolean;
}

describe('the texts that people have signed', () => {
  let app: TestApp;
  let admin: string;
  let seller: User;
  let buyer: User;
  let property: Property;
  let token: string;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    [seller, buyer] = [await aSeller(app.source), await aBuyer(app.source)];
    property = await aProperty(app.source, { sellerId: seller.id });
    token = await tokenOf(app, buyer.id);
  });

  const signed = async (content: Buffer): Promise<{ documentId: number; ndaId: number }> => {
    const documentId = await uploadNda(app, property.id, admin, content);
    return {
      documentId,
      ndaId: (await sign(app, property.id, token)).json<{ BuyerStoreNDAID: number }>().BuyerStoreNDAID,
    };
  };
  const signatureOf = async (id: number): Promise<Signature> =>
    (
      await app.source.query<Signature[]>('select agreement_id, document_sha256, text_lost from ndas where id = $1', [
        id,
      ])
    )[0];
  const agreementOf = async (ndaId: number, as: string) =>
    app.call('GET', `/api/v1/ndas/${ndaId}/agreement`, undefined, as);
  const stored = async (sha256: string): Promise<Buffer | undefined> => {
    const file = await app.app.get(Storage).get('Agreements', `${sha256}.pdf`);
    return file && (await buffer(file.stream));
  };

  it('[FEVI-02] [BEYA-15] are kept when the document and then the property are deleted, byte for byte as the signature names them', async () => {
    const content = aText('kept');
    const { documentId, ndaId } = await signed(content);
    expect((await app.call('DELETE', `/api/admin/store/document/${documentId}`, undefined, admin)).status).toBe(200);
    const read = async (as: string) => {
      const { url } = (await agreementOf(ndaId, as)).json<{ url: string }>();
      return sha256Of((await download(app, url)).bytes);
    };
    const { document_sha256, text_lost } = await signatureOf(ndaId);
    expect([document_sha256, text_lost]).toEqual([sha256Of(content), false]);
    for (const reader of [admin, token, await tokenOf(app, seller.id)]) {
      expect(await read(reader)).toBe(document_sha256);
    }
    await app.source.query('update deals set deal_status_id = 2 where property_id = $1', [property.id]);
    expect((await app.call('PUT', `/api/admin/store/${property.id}/true`, {}, admin)).status).toBe(200);
    for (const reader of [admin, token]) {
      expect(await read(reader)).toBe(document_sha256);
    }
    expect(await stored(document_sha256)).toEqual(content);
    expect((await app.call('GET', (await textOf(app, property.id, token)).Url)).status).toBe(200);
  });

  it('[FEVI-02] no text that was signed can be changed or removed, not even in the database', async () => {
    const { ndaId } = await signed(aText('guarded'));
    const { agreement_id: id } = await signatureOf(ndaId);
    for (const change of [
      'delete from agreements where id = $1',
      `update agreements set actual_file_name = 'x' where id = $1`,
    ]) {
      await expect(app.asOwner(change, [id])).rejects.toThrow('agreements is append-only');
    }
    await expect(app.asOwner('update ndas set agreement_id = null where id = $1', [ndaId])).rejects.toThrow(
      'ndas is append-only',
    );
    await expect(
      app.source.query(`insert into loose_files (area, file_name, due_at) values ('Agreements', 'x.pdf', now())`),
    ).rejects.toThrow('loose_files_area');
  });

  it('[FEVI-02] one text on several properties is kept once, by its first upload', async () => {
    const content = aText('shared');
    const other = await aProperty(app.source);
    await uploadNda(app, property.id, admin, content, 'first.pdf');
    await uploadNda(app, other.id, admin, content, 'second.pdf');
    const rows = await app.source.query(
      'select a.actual_file_name, a.bytes, a.uploaded_by_id is not null known, count(d.id)::int documents from agreements a join documents d on d.agreement_id = a.id where a.sha256 = $1 group by a.id',
      [sha256Of(content)],
    );
    expect(rows).toEqual([{ actual_file_name: 'first.pdf', bytes: content.length, known: true, documents: 2 }]);
  });

  it('[FEVI-02] the pages of a PDF are counted; of other files, and of what cannot be read, they are not known', async () => {
    const { PDFDocument } = await import('@cantoo/pdf-lib');
    const document = await PDFDocument.create();
    for (let page = 0; page < 3; page += 1) {
      document.addPage();
    }
    for (const [content, pages] of [
      [Buffer.from(await document.save()), 3],
      [OFFICE_FILES.docx, null],
      [aText('without pages'), null],
    ] as const) {
      await uploadNda(app, property.id, admin, content);
      expect(await app.source.query('select pages from agreements where sha256 = $1', [sha256Of(content)])).toEqual([
        { pages },
      ]);
    }
  });

  it('[FEVI-02] the office reads how many people have signed a text before it takes the document off', async () => {
    const { documentId } = await signed(aText('counted'));
    for (let more = 0; more < 2; more += 1) {
      expect((await sign(app, property.id, await tokenOf(app, (await aBuyer(app.source)).id))).status).toBe(200);
    }
    const listed = async () =>
      (await app.call('GET', `/api/admin/store/documents/${property.id}`, undefined, admin)).json<
        { ID: number; SignedBy: number }[]
      >();
    expect((await listed()).map(({ ID, SignedBy }) => [ID, SignedBy])).toEqual([[documentId, 3]]);
    await uploadNda(app, property.id, admin, aText('unsigned'));
    expect((await listed()).map(({ SignedBy }) => SignedBy)).toEqual([0, 3]);
  });

  it('[FEVI-02, SHELL-44] nobody else opens them: another buyer, another seller, a visitor, and a link in a hand that lost its right', async () => {
    const { ndaId } = await signed(aText('private'));
    const { document_sha256 } = await signatureOf(ndaId);
    const strangers = [
      await tokenOf(app, (await aBuyer(app.source)).id),
      await tokenOf(app, (await aSeller(app.source)).id),
    ];
    for (const stranger of strangers) {
      expect((await agreementOf(ndaId, stranger)).status).toBe(404);
      expect((await app.call('GET', `/StoreDocuments/${document_sha256}.pdf`, undefined, stranger)).status).toBe(404);
    }
    expect((await app.call('GET', `/api/v1/ndas/${ndaId}/agreement`)).status).toBe(401);
    expect((await app.call('GET', `/StoreDocuments/${document_sha256}.pdf`)).status).toBe(401);
    const { url } = (await agreementOf(ndaId, await tokenOf(app, seller.id))).json<{ url: string }>();
    expect((await app.call('GET', url)).status).toBe(200);
    await app.source.getRepository(Property).update(property.id, { sellerId: null });
    expect((await app.call('GET', url)).status).toBe(404);
    for (const id of [999_999, '2147483648', 'x']) {
      expect((await app.call('GET', `/api/v1/ndas/${id}/agreement`, undefined, admin)).status).toBe(404);
    }
  });

  it('[FEVI-02] a signer reads the text as it was signed, also when the office has uploaded another one since', async () => {
    const content = aText('as it was');
    await signed(content);
    await uploadNda(app, property.id, admin, aText('newer'), 'newer.pdf');
    expect(sha256Of((await download(app, (await textOf(app, property.id, token)).Url)).bytes)).toBe(sha256Of(content));
    expect(await textOf(app, property.id, await tokenOf(app, (await aBuyer(app.source)).id))).toMatchObject({
      ActualFileName: 'newer.pdf',
    });
    await app.source.getRepository(Property).update(property.id, { active: false });
    expect(await textOf(app, property.id, token)).toMatchObject({ ActualFileName: 'nda.pdf' });
  });

  it('[FEVI-02] what was lost before texts were kept is not found, and nothing stands in for it', async () => {
    const [{ id }] = await app.source.query<{ id: number }[]>(
      `insert into ndas (property_id, property_name, user_id, first_name, last_name, email, address1, city, state_id, zip_code, phone, document_sha256, text_lost, consent_text, signed_at)
       values ($1, 'P', $2, 'R', 'B', 'r@b.co', '1 St', 'Denver', 6, '80202', '303-555-0100', 'x', true, 'I agree', now()) returning id`,
      [property.id, buyer.id],
    );
    const answer = await agreementOf(id, admin);
    expect([answer.status, answer.text]).toEqual([
      404,
      expect.stringContaining('The text of this agreement was not found.'),
    ]);
  });
});
