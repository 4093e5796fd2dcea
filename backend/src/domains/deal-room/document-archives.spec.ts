import { type ClientRequest, type IncomingMessage, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OFFICE_FILES } from '../../../test/documents-made';
import { plain } from '../../../test/agreement-files';
import { aBuyer, aSeller } from '../../../test/builders';
import { pdfContents } from '../../../test/pdf-contents';
import type { TestApp } from '../../../test/test-app';
import { eventually } from '../../../test/test-worker';
import { tokenOf } from '../../../test/tokens';
import { unpacked } from '../../../test/unpacked';
import { WatermarkingOffice } from '../../../test/watermarking-office';
import { NoAnswer } from '../../platform/common/limited-process';
import { Storage } from '../../platform/storage/storage';
import { archiveNames } from './archive-names';

const CEILING_MS = 100_000;

describe('all documents of a property in one file', () => {
  const world = new WatermarkingOffice();
  const { aReader, sent, stampsFail } = world;
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    ({ app, admin } = await world.open());
  }, CEILING_MS);
  afterAll(() => app.close());
  beforeEach(() => world.aProperty());
  afterEach(() => jest.restoreAllMocks());

  const path = () => `/api/v1/me/properties/${world.property.id}/documents.zip`;
  const get = async (token: string, method: 'GET' | 'HEAD' = 'GET') => {
    const answer = await app.app.inject({ method, url: path(), headers: { authorization: `Bearer ${token}` } });
    return { status: answer.statusCode, bytes: answer.rawPayload, text: answer.body, headers: answer.headers };
  };
  const opens = () =>
    app.source.query<{ document: number; user: number; kind: string; stamped: boolean }[]>(
      `select document_id "document", user_id "user", kind, watermark_code is not null stamped
       from document_opens where property_id = $1 order by id`,
      [world.property.id],
    );

  it(
    '[BEYA-133] holds what this reader may open, stamped where the watermark is on, and each is noted once',
    async () => {
      const [memo, sheet] = [await sent(), await sent(OFFICE_FILES.xlsx, { name: 'Units.xlsx', typeId: 2 })];
      const pages = await plain(2);
      const plainMemo = await sent(pages, { typeId: 3, Watermark: 'false' });
      await sent(await plain(4), { name: 'Contracts.pdf', Tier: 3 });
      const reader = await aReader();
      expect((await get(reader.token, 'HEAD')).headers['content-length']).toBeDefined();
      expect(await opens()).toEqual([]);

      const { status, bytes, headers } = await get(reader.token);
      expect([status, headers['content-type'], headers['content-length']]).toEqual([
        200,
        'application/zip',
        String(bytes.length),
      ]);
      expect(headers['content-disposition']).toContain('Documents.zip');
      const files = await unpacked(bytes);
      expect(Object.keys(files).sort()).toEqual(['Memo (2).pdf', 'Memo.pdf', 'Units.xlsx']);
      expect(files['Memo (2).pdf'].equals(pages)).toBe(true);
      expect(files['Units.xlsx'].equals(OFFICE_FILES.xlsx)).toBe(true);
      for (const { text } of (await pdfContents(files['Memo.pdf'])).pages) {
        expect(text).toContain(reader.email);
      }
      const noted = [
        { document: memo.ID, stamped: true },
        { document: sheet.ID, stamped: false },
        { document: plainMemo.ID, stamped: false },
      ].map((row) => ({ user: reader.id, kind: 'download', ...row }));
      expect(await opens()).toEqual(noted);
      await get(reader.token);
      expect(await opens()).toHaveLength(3);

      for (const token of [admin, world.seller.token]) {
        const originals = await unpacked((await get(token)).bytes);
        expect(Object.keys(originals)).toHaveLength(4);
        expect(originals['Memo.pdf'].equals(world.pages)).toBe(true);
      }
    },
    CEILING_MS,
  );

  it('[BEYA-133, BEYA-129] is called by the teaser name for whoever reads no more of a confidential property', async () => {
    await sent(world.pages, { Tier: 0 });
    await app.source.query(
      "update properties set name = 'Kestrel Storage', confidential = true, teaser_name = 'Storage in the north' where id = $1",
      [world.property.id],
    );
    const visitor = await tokenOf(app, (await aBuyer(app.source)).id);
    const nameOf = async (token: string) => (await get(token, 'HEAD')).headers['content-disposition'];
    expect(await nameOf(visitor)).toContain('"Storage in the north - Documents.zip"');
    expect(await nameOf((await aReader()).token)).toContain('"Kestrel Storage - Documents.zip"');
  });

  it('[BEYA-133] is not found by whoever may open nothing there, and notes nothing', async () => {
    await sent();
    const [buyer, otherSeller] = [await aBuyer(app.source), await aSeller(app.source)];
    for (const { id } of [buyer, otherSeller]) {
      expect((await get(await tokenOf(app, id))).status).toBe(404);
    }
    expect((await app.call('GET', path())).status).toBe(401);
    expect((await app.call('GET', path().replace(/\d+/, '2000000000'), undefined, admin)).status).toBe(404);
    expect(await opens()).toEqual([]);
  });

  it('[BEYA-133, BEYA-84] leaves out what is not published, or withdrawn, and old versions', async () => {
    await sent(undefined, { Watermark: 'false' });
    const newest = await plain(1);
    await sent(newest, { Watermark: 'false' });
    const withdrawn = await sent(await plain(4), { name: 'Withdrawn.pdf' });
    const waiting = await sent(await plain(5), { name: 'Waiting.pdf' });
    await app.source.query('update documents set withdrawn_at = now() where id = $1', [withdrawn.ID]);
    await app.source.query('update documents set published_at = null where id = $1', [waiting.ID]);
    const files = await unpacked((await get((await aReader()).token)).bytes);
    expect(files).toEqual({ 'Memo.pdf': newest });
  });

  it(
    '[BEYA-133, BEYA-87] names what is being prepared instead of handing it out, and asks to come back while all are busy',
    async () => {
      const [memo, reader] = [await sent(), await aReader()];
      await sent(OFFICE_FILES.xlsx, { name: 'Units.xlsx', typeId: 2 });
      stampsFail(new NoAnswer('busy'));
      const busy = await get(reader.token);
      expect([busy.status, busy.headers['retry-after'], await opens()]).toEqual([503, '5', []]);

      await app.source.query("update documents set stampable = 'no' where id = $1", [memo.ID]);
      const files = await unpacked((await get(reader.token)).bytes);
      expect(Object.keys(files).sort()).toEqual(['Not included.txt', 'Units.xlsx']);
      expect(files['Not included.txt'].toString()).toContain('Memo.pdf');
      expect(await opens()).toHaveLength(1);

      await app.source.query("delete from documents where property_id = $1 and content_type <> 'application/pdf'", [
        world.property.id,
      ]);
      const alone = await get(reader.token);
      expect([alone.status, alone.text]).toEqual([503, expect.stringContaining('This document is being prepared.')]);
    },
    CEILING_MS,
  );

  /** Larger than any buffer on the way, so that the server waits for its reader. */
  const threeLarge = async () => {
    const filler = Buffer.alloc(20 * 1024 * 1024, '\n% more');
    for (const name of ['First.pdf', 'Second.pdf', 'Third.pdf']) {
      await sent(Buffer.concat([world.pages, Buffer.from(`\n% ${name}`), filler]), { name, Watermark: 'false' });
    }
  };
  /** Asks for the archive and does something when it begins to come. @returns whether it came whole */
  const begun = async (token: string, then: (asked: ClientRequest, answer: IncomingMessage) => unknown) => {
    if (!app.app.getHttpServer().listening) {
      await app.app.listen(0, '127.0.0.1');
    }
    const { port } = app.app.getHttpServer().address() as AddressInfo;
    return new Promise<boolean>((resolve, reject) => {
      const asked = ask({ port, path: path(), headers: { authorization: `Bearer ${token}` } }, (answer) => {
        answer.on('error', () => undefined).on('close', () => resolve(answer.complete));
        answer.once('data', () => {
          answer.pause();
          void Promise.resolve(then(asked, answer)).then(() => answer.resume(), reject);
        });
      });
      asked.on('error', reject).end();
    });
  };

  it('[BEYA-133] opens nothing more once its reader has hung up', async () => {
    await threeLarge();
    const reader = await aReader();
    const got = jest.spyOn(app.app.get(Storage), 'get');
    expect(await begun(reader.token, (asked) => asked.destroy())).toBe(false);
    const streams = async () =>
      Promise.all(got.mock.results.map(async (result) => (await (result.value as ReturnType<Storage['get']>))?.stream));
    await eventually(async () => (await streams()).every((stream) => stream?.destroyed));
    expect((await opens()).length).toBeLessThan(3);
  });

  it('[BEYA-133] ends where its reader is let out meanwhile', async () => {
    await threeLarge();
    const [reader, other] = [await aReader(), await aReader('Mo')];
    const openedBy = async ({ id }: typeof reader) => (await opens()).filter(({ user }) => user === id).length;
    expect([await begun(other.token, () => undefined), await openedBy(other)]).toEqual([true, 3]);
    const whole = await begun(reader.token, () =>
      app.source.query('update nda_access set expires_at = now() where user_id = $1', [reader.id]),
    );
    expect(whole).toBe(false);
    expect(await openedBy(reader)).toBeLessThan(3);
  });

  it('names each file once, and so that every file system takes it', () => {
    const named = (...names: string[]) =>
      archiveNames(names.map((actualFileName) => ({ actualFileName, fileName: 'x.pdf' })));
    expect(named('Memo.pdf', 'memo.PDF', 'Memo (2).pdf', '../../etc/passwd', 'a:b.pdf', 'CON.pdf')).toEqual([
      'Memo.pdf',
      'memo (2).pdf',
      'Memo (2) (2).pdf',
      'passwd.pdf',
      'a_b.pdf',
      '_CON.pdf',
    ]);
    expect(new Set(named(...Array<string>(50).fill('Caf\u00e9.pdf'), 'Cafe\u0301.pdf')).size).toBe(51);
  });
});
