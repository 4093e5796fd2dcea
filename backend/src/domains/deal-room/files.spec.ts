import sharp from 'sharp';
import { DomainError } from '../../platform/common/errors';
import { PropertyDocument } from '../documents/document.entity';
import { PendingFilesService } from '../../platform/storage/pending-files.service';
import { Storage } from '../../platform/storage/storage';
import { aBuyer, anAdmin, aProperty } from '../../../test/builders';
import { OFFICE_FILES } from '../../../test/documents-made';
import { aSignedNda } from '../../../test/ndas';
import { startTestApp, TestApp } from '../../../test/test-app';
import { startTestWorker, testConfig } from '../../../test/test-worker';
import { tokenOf } from '../../../test/tokens';
import { field, file, upload } from '../../../test/uploads';

const LIMIT = 25 * 1024 * 1024;
const { pdf } = OFFICE_FILES;

interface Uploaded {
  ID: number;
  FileName: string;
  ActualFileName: string;
}

describe('stored files', () => {
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

  const send = (content = pdf, name = 'memo.pdf') =>
    upload(
      app,
      '/api/admin/upload/document',
      [field('StoreID', propertyId), field('DocumentTypeID', 1), file(content, name)],
      admin,
    );
  const sent = async (content = pdf, name = 'memo.pdf') => (await send(content, name)).json<Uploaded>();
  const rows = () => app.source.getRepository(PropertyDocument).countBy({ propertyId });
  const has = async (name: string): Promise<boolean> => {
    const found = await app.app.get(Storage).get('StoreDocuments', name);
    found?.stream.destroy();
    return found !== undefined;
  };
  const pending = async () =>
    (await app.source.query<{ name: string }[]>('select file_name "name" from loose_files')).map(({ name }) => name);

  describe('in parts', () => {
    const get = async (name: string, headers: { range?: string; 'if-range'?: string }, token = admin) => {
      const answer = await app.app.inject({
        method: 'GET',
        url: `/StoreDocuments/${name}`,
        headers: { authorization: `Bearer ${token}`, ...headers },
      });
      return { status: answer.statusCode, bytes: answer.rawPayload, headers: answer.headers };
    };

    it('[CALL-111, DOC-08] answers a range by 206 and that part, and names the state of the file', async () => {
      const { FileName } = await sent();
      const whole = await get(FileName, {});
      expect([whole.status, whole.headers['accept-ranges'], whole.headers['content-length']]).toEqual([
        200,
        'bytes',
        String(pdf.length),
      ]);
      const etag = String(whole.headers.etag);
      for (const [range, start, end] of [
        ['bytes=0-3', 0, 3],
        ['bytes=4-', 4, pdf.length - 1],
        ['bytes=-5', pdf.length - 5, pdf.length - 1],
      ] as const) {
        for (const headers of [{ range }, { range, 'if-range': etag }]) {
          const part = await get(FileName, headers);
          expect([
            part.status,
            part.headers['content-range'],
            part.headers['cache-control'],
            part.headers.etag,
          ]).toEqual([206, `bytes ${start}-${end}/${pdf.length}`, 'no-store', etag]);
          expect([part.bytes.equals(pdf.subarray(start, end + 1)), part.headers['content-length']]).toEqual([
            true,
            String(end - start + 1),
          ]);
        }
      }
    });

    it('[CALL-111] answers the whole to another If-Range and to several ranges, and 416 to what lies outside', async () => {
      const { FileName } = await sent();
      for (const headers of [
        { range: 'bytes=0-3', 'if-range': '"another"' },
        { range: 'bytes=0-1,3-4' },
        { range: 'pages=1-2' },
      ]) {
        const answer = await get(FileName, headers);
        expect([headers, answer.status, answer.bytes.equals(pdf)]).toEqual([headers, 200, true]);
      }
      const outside = await get(FileName, { range: `bytes=${pdf.length}-` });
      expect([outside.status, outside.headers['content-range']]).toEqual([416, `bytes */${pdf.length}`]);
    });

    it('[CALL-111, PROF-16] gives no part either to a buyer who has not signed the NDA; to one who has, it does and notes it', async () => {
      const { ID, FileName } = await sent();
      const buyer = await aBuyer(app.source);
      const token = await tokenOf(app, buyer.id);
      const noted = () =>
        app.source.query<unknown[]>('select 1 from document_opens where document_id = $1 and user_id = $2', [
          ID,
          buyer.id,
        ]);
      for (const range of ['bytes=0-3', 'bytes=99999999-']) {
        expect((await get(FileName, { range }, token)).status).toBe(403);
      }
      expect(await noted()).toHaveLength(0);
      await aSignedNda(app.source, { id: propertyId, name: 'A place' }, buyer.id);
      expect((await get(FileName, { range: 'bytes=0-3' }, token)).status).toBe(206);
      expect(await noted()).toHaveLength(1);
    });

    it('[FEVI-08, BEYA-75] notes once what a session takes in parts within ten minutes, and again what it takes later or by another session', async () => {
      const { ID, FileName } = await sent();
      const noted = async () =>
        (
          await app.source.query<{ n: number }[]>('select count(*)::int n from document_opens where document_id = $1', [
            ID,
          ])
        )[0].n;
      const startOf = (index: number): number => Math.floor((index * pdf.length) / 40);
      const part = (index: number) => get(FileName, { range: `bytes=${startOf(index)}-${startOf(index + 1) - 1}` });
      const parts = await Promise.all(Array.from({ length: 40 }, (_, index) => part(index)));
      expect(new Set(parts.map(({ status, headers }) => `${status} ${String(headers.etag)}`)).size).toBe(1);
      expect(Buffer.concat(parts.map(({ bytes }) => bytes)).equals(pdf)).toBe(true);
      expect(await noted()).toBe(1);
      // Another session of the same person, and one that has taken it eleven minutes ago.
      const [person] = await app.source.query<{ user_id: number }[]>(
        'select user_id from document_opens where document_id = $1',
        [ID],
      );
      const [second, third] = [await tokenOf(app, person.user_id), await tokenOf(app, person.user_id)];
      await app.source.query(
        `insert into document_opens (document_id, property_id, user_id, session_id, at) select document_id, property_id, user_id,
           (select id from sessions s where s.user_id = d.user_id order by signed_in_at desc limit 1), now() - interval '11 minutes' from document_opens d where document_id = $1`,
        [ID],
      );
      for (const token of [second, third, third]) {
        expect((await get(FileName, {}, token)).status).toBe(200);
      }
      expect(await noted()).toBe(4);
    });

    it('[FEVI-08] HEAD takes nothing and is not noted', async () => {
      const { ID, FileName } = await sent();
      const answer = await app.app.inject({
        method: 'HEAD',
        url: `/StoreDocuments/${FileName}`,
        headers: { authorization: `Bearer ${admin}` },
      });
      expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, 0]);
      expect(await app.source.query('select 1 from document_opens where document_id = $1', [ID])).toEqual([]);
    });
  });

  it('[CONST-35, DOC-02] 25 MB pass to the byte, and one byte more does not', async () => {
    const full = Buffer.alloc(LIMIT, 32);
    pdf.copy(full);
    const passed = await send(full);
    expect([passed.status, passed.json<{ FileSize: number }>().FileSize]).toEqual([200, LIMIT]);
    const refused = await send(Buffer.concat([full, Buffer.alloc(1)]));
    expect([refused.status, refused.text, await rows()]).toEqual([400, 'File is too large', 1]);
  });

  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['..\\..\\windows\\memo.pdf', 'memo.pdf'],
    ['..', 'file.pdf'],
    ['', 'file.pdf'],
    ['c.html', 'c.html.pdf'],
    ['Memo.PDF', 'Memo.pdf'],
    ['a:b*c?d<e>f|g.pdf', 'a_b_c_d_e_f_g.pdf'],
    [`${'ü'.repeat(160)}.pdf`, `${'ü'.repeat(146)}.pdf`],
    // A form sends quotes and line breaks of a name as %22, %0D and %0A.
    ['a\r\nSet-Cookie: x=1.pdf', 'a%0D%0ASet-Cookie_ x=1.pdf'],
    ['invoice\u202efdp.exe', 'invoicefdp.exe.pdf'],
    ['\u2066memo\u2069\u200f.pdf\u200b', 'memo.pdf'],
    ['"; filename="evil.exe', '%22; filename=%22evil.exe.pdf'],
    ['%2e%2e%2fmemo.pdf', '%2e%2e%2fmemo.pdf'],
    ['Miete 100% für “Käufer”.pdf', 'Miete 100% für “Käufer”.pdf'],
    ['\u0085\u2028\ufeff', 'file.pdf'],
  ])(
    '[DOC-08] [FSEC-24] the name %j is shown as %j, stored under another, and harmless in a header',
    async (given, shown) => {
      const { FileName, ActualFileName } = await sent(pdf, given);
      expect([FileName, ActualFileName]).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.pdf$/), shown]);
      const answer = await app.app.inject({
        method: 'GET',
        url: `/StoreDocuments/${FileName}`,
        headers: { authorization: `Bearer ${admin}` },
      });
      const header = String(answer.headers['content-disposition']);
      expect(header).toMatch(
        /^inline; filename="[\x20\x21\x23\x24\x26-\x5b\x5d-\x7e]*"; filename\*=UTF-8''[A-Za-z0-9!#$&+.^_`|~%-]*$/,
      );
      expect(decodeURIComponent(header.split("filename*=UTF-8''")[1] ?? '')).toBe(ActualFileName);
      expect(answer.headers['set-cookie']).toBeUndefined();
    },
  );

  describe('that no record names', () => {
    it('[DOC-03] are none after an upload and after a deletion', async () => {
      const { ID, FileName } = await sent();
      expect([await has(FileName), await pending()]).toEqual([true, []]);
      await app.call('DELETE', `/api/admin/store/document/${ID}`, undefined, admin);
      expect([await has(FileName), await pending()]).toEqual([false, []]);
    });

    it('[DOC-03] are removed by the worker when an upload was interrupted, and when a deletion was', async () => {
      const storage = app.app.get(Storage);
      const { ID, FileName } = await sent();
      const stuck = jest.spyOn(storage, 'delete').mockRejectedValue(new Error('the process is gone'));
      const saved = jest
        .spyOn(app.app.get(PendingFilesService), 'keep')
        .mockRejectedValueOnce(new DomainError('unavailable', 'The process is gone.'));
      expect((await send(Buffer.concat([pdf, Buffer.from('% another\n')]))).status).toBe(503);
      expect((await app.call('DELETE', `/api/admin/store/document/${ID}`, undefined, admin)).status).toBe(200);
      stuck.mockRestore();
      saved.mockRestore();
      const left = await pending();
      expect(left).toHaveLength(2);
      for (const name of left) {
        expect(await has(name)).toBe(true);
      }
      expect(left).toContain(FileName);

      await app.source.query(`update loose_files set due_at = due_at - interval '1 hour'`);
      const { close } = await startTestWorker(
        testConfig({ DATABASE_URL: process.env.DATABASE_URL as string, DATA_DIR: process.env.DATA_DIR as string }),
        { upkeep: 300 },
      );
      try {
        for (let tries = 0; tries < 100 && (await pending()).length > 0; tries += 1) {
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      } finally {
        await close();
      }
      expect(await pending()).toEqual([]);
      for (const name of left) {
        expect(await has(name)).toBe(false);
      }
    });
  });

  it('[DOC-18] a width that is made while its picture is deleted does not outlive it', async () => {
    const storage = app.app.get(Storage);
    const picture = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#123456' } })
      .webp()
      .toBuffer();
    await storage.put('StoreImages', 'brief.webp', picture, 'image/webp');
    const put = storage.put.bind(storage);
    const deleting = jest.spyOn(storage, 'put').mockImplementationOnce(async (...given) => {
      await storage.delete('StoreImages', 'brief.webp');
      await put(...given);
    });
    expect((await app.call('GET', '/StoreImages/brief.webp?w=400')).status).toBe(404);
    deleting.mockRestore();
    expect(await storage.get('StoreImages', 'brief-400.webp')).toBeUndefined();
  });

  it('[CALL-109] a picture that the browser has already is not sent again', async () => {
    await app.app.get(Storage).put('TeamImages', 'face.webp', Buffer.from('picture'), 'image/webp');
    const first = await app.call('GET', '/TeamImages/face.webp');
    const etag = String(first.headers.etag);
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const again = await app.call('GET', '/TeamImages/face.webp', undefined, undefined, { 'if-none-match': known });
      expect([again.status, again.text, again.headers['cache-control']]).toEqual([
        304,
        '',
        'public, max-age=31536000, immutable',
      ]);
    }
    expect(
      (await app.call('GET', '/TeamImages/face.webp', undefined, undefined, { 'if-none-match': '"x"' })).status,
    ).toBe(200);
    expect(
      (await app.call('GET', '/TeamImages/gone.webp', undefined, undefined, { 'if-none-match': '*' })).status,
    ).toBe(404);
  });
});
