import { Logger } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { plain } from '../../../test/agreement-files';
import { OFFICE_FILES } from '../../../test/documents-made';
import { pdfContents } from '../../../test/pdf-contents';
import { uploadNda } from '../../../test/signatures';
import { NoAnswer } from '../../platform/common/limited-process';
import { createHttpApp } from '../../platform/http/http-app';
import { Storage } from '../../platform/storage/storage';
import { AppModule } from '../../app.module';
import { loadConfig } from '../../config';
import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Property } from '../properties/editing/property.entity';
import { type TestApp } from '../../../test/test-app';
import { type Person, WatermarkingOffice } from '../../../test/watermarking-office';

const CEILING_MS = 100_000;
const PREPARED = 'This document is being prepared.';
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const without = (text: string): string => text.replace(/\s+/g, '');

describe('documents with a watermark', () => {
  const world = new WatermarkingOffice();
  const { aReader, send, sent, read, change, rowsOf, toPrepare, stampsFail } = world;
  let app: TestApp;
  let admin: string;
  let seller: Person;
  let pages: Buffer;
  /** A second API process, as it were, on the same database and store. */
  let other: NestFastifyApplication;
  let property: Property;
  beforeAll(async () => {
    ({ app, admin, seller, pages } = await world.open());
    other = await createHttpApp(AppModule, loadConfig(), { logger: ['error'] });
    await other.init();
    await other.getHttpAdapter().getInstance().ready();
  }, CEILING_MS);
  afterAll(async () => {
    await other.close();
    await app.close();
  });
  beforeEach(async () => {
    property = await world.aProperty();
  });
  afterEach(() => jest.restoreAllMocks());

  it(
    '[BEYA-73] [BEYA-74] two buyers get their own line on every page; the office and the owning seller get the original',
    async () => {
      const document = await sent();
      expect(document).toMatchObject({ Watermark: true, Stampable: 'yes', WatermarkState: 'watermarked', Notices: [] });
      const readers = [await aReader('Nia'), await aReader('Omar')];
      const copies = await Promise.all(readers.map(({ token }) => read(document, token)));
      const rows = await rowsOf(document.ID);
      for (const [n, { status, bytes, headers }] of copies.entries()) {
        const { text, ...row } = rows.find((one) => one.text.includes(readers[n].email)) ?? rows[0];
        expect([status, headers.etag, headers['content-length'], row.sha256]).toEqual([
          200,
          `"${row.sha256}"`,
          String(row.bytes),
          sha256(bytes),
        ]);
        expect(text).toMatch(
          new RegExp(
            `^${n === 0 ? 'Nia' : 'Omar'} Hart · ${readers[n].email} · \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC · 127\\.0\\.0\\.1 · ${row.code.slice(0, 4)}-${row.code.slice(4)}$`,
          ),
        );
        const found = (await pdfContents(bytes)).pages.map((page) => without(page.text));
        expect(found).toHaveLength(3);
        for (const page of found) {
          expect(page.split(without(text))).toHaveLength(3);
          expect(page).not.toContain(readers[1 - n].email);
        }
      }
      for (const token of [admin, seller.token]) {
        expect(sha256((await read(document, token)).bytes)).toBe(sha256(pages));
      }
      expect(await rowsOf(document.ID)).toHaveLength(2);
    },
    CEILING_MS,
  );

  it('a link opens the same copy', async () => {
    const [document, { token }] = [await sent(), await aReader()];
    const { Url } = (await app.call('GET', `/api/home/document/link/${document.ID}`, undefined, token)).json<{
      Url: string;
    }>();
    const linked = await app.app.inject({ method: 'GET', url: Url });
    expect([linked.statusCode, sha256(linked.rawPayload)]).toEqual([200, sha256((await read(document, token)).bytes)]);
  });

  it(
    '[BEYA-76] a second API process answers the same bytes and ETag on that day, also when both are asked first at once',
    async () => {
      const document = await sent();
      for (const { token } of [await aReader(), await aReader(), await aReader()]) {
        const answers = await Promise.all([read(document, token), read(document, token, {}, 'GET', other)]);
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
        expect(answers[0].bytes.equals(answers[1].bytes)).toBe(true);
        expect(answers[0].headers.etag).toBe(answers[1].headers.etag);
        // The store has lost it: it is made again from its row, by whoever is asked.
        await app.app.get(Storage).delete('Stamped', `${sha256(answers[0].bytes)}.pdf`);
        expect((await read(document, token, {}, 'GET', other)).bytes.equals(answers[0].bytes)).toBe(true);
      }
      expect(await rowsOf(document.ID)).toHaveLength(3);
    },
    CEILING_MS,
  );

  it('forty parts at once are parts of one copy, which is made once', async () => {
    const [document, { token }] = [await sent(), await aReader()];
    const stamp = stampsFail();
    const size = pages.length;
    const step = Math.ceil(size / 40);
    const parts = await Promise.all(
      Array.from({ length: 40 }, (_, n) => read(document, token, { range: `bytes=${n * step}-${(n + 1) * step - 1}` })),
    );
    const whole = (await read(document, token)).bytes;
    expect(Buffer.concat(parts.map(({ bytes }) => bytes)).equals(whole.subarray(0, 40 * step))).toBe(true);
    expect(new Set(parts.map(({ status, headers }) => `${status} ${String(headers.etag)}`))).toEqual(
      new Set([`206 "${sha256(whole)}"`]),
    );
    expect(stamp).toHaveBeenCalledTimes(1);
  });

  it('[BEYA-99] an If-Range of the original gets the whole copy, that of the copy the part, HEAD what it would be', async () => {
    const [document, { token }] = [await sent(), await aReader()];
    const head = await read(document, token, {}, 'HEAD');
    const whole = await read(document, token, { range: 'bytes=0-9', 'if-range': `"${sha256(pages)}"` });
    expect([whole.status, head.status, head.headers.etag, head.headers['content-length']]).toEqual([
      200,
      200,
      `"${sha256(whole.bytes)}"`,
      String(whole.bytes.length),
    ]);
    const part = await read(document, token, { range: 'bytes=0-9', 'if-range': String(head.headers.etag) });
    expect([part.status, part.bytes.equals(whole.bytes.subarray(0, 10)), part.headers['content-range']]).toEqual([
      206,
      true,
      `bytes 0-9/${whole.bytes.length}`,
    ]);
    const outside = await read(document, token, { range: `bytes=${whole.bytes.length}-` });
    expect([outside.status, outside.headers['content-range']]).toEqual([416, `bytes */${whole.bytes.length}`]);
  });

  it('[BEYA-82] an NDA has no watermark, and is handed out as it is to everyone', async () => {
    const content = await plain(2);
    const refused = await send(content, { typeId: 8 });
    expect([refused.status, refused.text]).toEqual([400, 'An NDA has no watermark.']);
    const id = await uploadNda(app, property.id, admin, content);
    expect((await change(id, { watermark: true })).status).toBe(422);
    await expect(app.source.query('update documents set watermark = true where id = $1', [id])).rejects.toThrow(
      'documents_nda_watermark',
    );
    const [{ name }] = await app.source.query<{ name: string }[]>(
      'select file_name "name" from documents where id = $1',
      [id],
    );
    for (const token of [admin, seller.token, (await aReader()).token]) {
      expect(sha256((await read({ FileName: name }, token)).bytes)).toBe(sha256(content));
    }
    expect(await rowsOf(id)).toEqual([]);
  });

  it('[BEYA-92] a workbook goes out as it is and is marked not watermarked; so is a PDF whose watermark is off', async () => {
    const { token } = await aReader();
    const sheet = await sent(OFFICE_FILES.xlsx, { name: 'Rent roll.xlsx' });
    const off = await sent(pages, { Watermark: 'false' });
    expect(
      [sheet, off].map(({ Watermark, Stampable, WatermarkState }) => [Watermark, Stampable, WatermarkState]),
    ).toEqual([
      [true, 'not a PDF', 'not watermarked'],
      [false, 'yes', 'not watermarked'],
    ]);
    expect((await read(sheet, token)).bytes.equals(OFFICE_FILES.xlsx)).toBe(true);
    expect((await read(off, token)).bytes.equals(pages)).toBe(true);
    const listed = await app.call(
      'GET',
      `/api/v1/documents?filter=${encodeURIComponent(JSON.stringify({ propertyId: property.id }))}`,
      undefined,
      admin,
    );
    expect(listed.json<{ watermarkState: string }[]>().map(({ watermarkState }) => watermarkState)).toEqual([
      'not watermarked',
      'not watermarked',
    ]);
  });

  it('[BEYA-87] [BEYA-88] what cannot be stamped is never handed out to a buyer, and waits on Today until the watermark is off', async () => {
    jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    const [document, { token }] = [await sent(), await aReader()];
    const before = await toPrepare();
    stampsFail(new NoAnswer('unreadable'), new NoAnswer('unreadable'));
    for (const headers of [{}, {}, { range: 'bytes=0-9' }] as Record<string, string>[]) {
      const refused = await read(document, token, headers);
      expect([refused.status, refused.text, refused.headers['retry-after']]).toEqual([503, PREPARED, undefined]);
    }
    expect((await read(document, admin)).bytes.equals(pages)).toBe(true);
    const waiting = await toPrepare();
    expect(waiting.count).toBe(before.count + 1);
    expect(waiting.first).toContainEqual({
      id: document.ID,
      name: 'Memo.pdf',
      propertyId: property.id,
      propertyName: property.name,
    });
    expect((await change(document.ID, { watermark: false })).json()).toMatchObject({
      watermark: false,
      watermarkState: 'not watermarked',
    });
    expect(await toPrepare()).toEqual(before);
    expect((await read(document, token)).bytes.equals(pages)).toBe(true);
    // Switched on again, it is looked at anew.
    expect((await change(document.ID, { watermark: true })).json()).toMatchObject({
      stampable: 'yes',
      watermarkState: 'watermarked',
    });
    expect((await read(document, token)).bytes.equals(pages)).toBe(false);
  });

  it('[BEYA-88] a file that cannot be stamped is told of at its upload, and waits until another version is uploaded', async () => {
    const before = await toPrepare();
    const broken = await sent(OFFICE_FILES.pdf);
    expect(broken).toMatchObject({
      Stampable: 'no',
      WatermarkState: 'to prepare',
      Notices: [expect.stringContaining('cannot be stamped')],
    });
    expect((await toPrepare()).count).toBe(before.count + 1);
    expect((await read(broken, (await aReader()).token)).status).toBe(503);
    expect((await sent()).Version).toBe(2);
    expect(await toPrepare()).toEqual(before);
  });
});
