import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createHash } from 'node:crypto';
import type { FoundWatermark } from './watermarks.service';
import { kit, plain, signed } from '../../../test/agreement-files';
import { aBuyer, anAdmin, aProperty, aSeller } from '../../../test/builders';
import { OFFICE_FILES } from '../../../test/documents-made';
import { aSignedNda } from '../../../test/ndas';
import { pdfContents } from '../../../test/pdf-contents';
import { uploadNda } from '../../../test/signatures';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { field, file, upload } from '../../../test/uploads';
import { NoAnswer } from '../../platform/common/limited-process';
import { createHttpApp } from '../../platform/http/http-app';
import { PdfProcesses } from '../../platform/pdf/pdf-processes';
import { PendingFilesService } from '../../platform/storage/pending-files.service';
import { Storage } from '../../platform/storage/storage';
import { AppModule } from '../../app.module';
import { Config, loadConfig } from '../../config';
import type { DocumentDto } from '../documents/document.dto';
import type { Property } from '../properties/editing/property.entity';
import type { OfficeDayDto } from '../../views/analytics/office-dashboard.resource.dto';

const CEILING_MS = 100_000;
const PREPARED = 'This document is being prepared.';
const PASSWORD = 'This PDF asks for a password. Please upload it without one.';
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const without = (text: string): string => text.replace(/\s+/g, '');

interface Person {
  id: number;
  token: string;
  email: string;
}

describe('documents with a watermark', () => {
  let app: TestApp;
  /** A second API process, as it were, on the same database and store. */
  let other: NestFastifyApplication;
  let admin: string;
  let seller: Person;
  let property: Property;
  let pages: Buffer;
  beforeAll(async () => {
    app = await startTestApp();
    other = await createHttpApp(AppModule, loadConfig(), { logger: ['error'] });
    await other.init();
    await other.getHttpAdapter().getInstance().ready();
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
    const { id, email } = await aSeller(app.source);
    seller = { id, email, token: await tokenOf(app, id) };
    pages = await plain(3);
  }, CEILING_MS);
  afterAll(async () => {
    await other.close();
    await app.close();
  });
  beforeEach(async () => {
    property = await aProperty(app.source, { sellerId: seller.id });
  });
  afterEach(() => jest.restoreAllMocks());

  async function aReader(firstName = 'Nia'): Promise<Person> {
    const { id, email } = await aBuyer(app.source, { firstName, lastName: 'Hart' });
    await aSignedNda(app.source, property, id);
    return { id, email, token: await tokenOf(app, id) };
  }
  const send = (content: Buffer, { name = 'Memo.pdf', typeId = 1, ...more }: Record<string, string | number> = {}) =>
    upload(
      app,
      '/api/admin/upload/document',
      [
        field('StoreID', property.id),
        field('DocumentTypeID', typeId),
        ...Object.entries({ Watermark: 'true', ...more }).map(([key, value]) => field(key, value)),
        file(content, String(name)),
      ],
      admin,
    );
  const sent = async (content = pages, more: Record<string, string | number> = {}) =>
    (await send(content, more)).json<DocumentDto>();
  const read = async (
    { FileName }: Pick<DocumentDto, 'FileName'>,
    token: string,
    headers: Record<string, string> = {},
    method: 'GET' | 'HEAD' = 'GET',
    server = app.app,
  ) => {
    const answer = await server.inject({
      method,
      url: `/StoreDocuments/${FileName}`,
      headers: { authorization: `Bearer ${token}`, ...headers },
    });
    return { status: answer.statusCode, bytes: answer.rawPayload, text: answer.body, headers: answer.headers };
  };
  const change = (id: number, body: object) => app.call('PUT', `/api/v1/documents/${id}`, { tier: 1, ...body }, admin);
  const rowsOf = (documentId: number) =>
    app.source.query<{ code: string; text: string; sha256: string; bytes: number }[]>(
      'select code, text, sha256, bytes from watermarks where document_id = $1 order by id',
      [documentId],
    );
  const toPrepare = async () =>
    (await app.call('GET', '/api/v1/office/day', undefined, admin)).json<OfficeDayDto>().documentsToPrepare;
  const stampsFail = (...reasons: NoAnswer[]) => {
    const stamp = jest.spyOn(app.app.get(PdfProcesses), 'stamp');
    reasons.forEach((reason) => stamp.mockRejectedValueOnce(reason));
    return stamp;
  };

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

  it('[BEYA-96] a process that is lost over a file is not held against it', async () => {
    const [document, { token }] = [await sent(), await aReader()];
    stampsFail(new NoAnswer('unreadable', 'memory'));
    expect((await read(document, token)).status).toBe(200);
  });

  it('[BEYA-89] when the pool is full the answer is 503 with Retry-After: 5 within a second', async () => {
    const [document, { token }] = [await sent(), await aReader()];
    const pdfs = app.app.get(PdfProcesses);
    let release: (content: Buffer) => void = () => undefined;
    const held = new Promise<Buffer>((resolve) => (release = resolve));
    const busy = Array.from({ length: 18 }, () => pdfs.stamp(() => held, { line: 'Nia' }));
    const begun = Date.now();
    const refused = await read(document, token);
    const took = Date.now() - begun;
    expect([refused.status, refused.text, refused.headers['retry-after']]).toEqual([503, PREPARED, '5']);
    expect(took).toBeLessThan(1000);
    release(pages);
    await Promise.all(busy);
    expect((await read(document, token)).status).toBe(200);
  });

  it('[BEYA-90] a PDF that asks for a password is refused where the watermark is on; a later one by PUT too', async () => {
    const content = await kit({ userPassword: 'open' });
    const refused = await send(content);
    expect([refused.status, refused.text]).toEqual([400, PASSWORD]);
    const document = await sent(content, { Watermark: 'false' });
    const later = await change(document.ID, { watermark: true });
    expect([later.status, later.json<{ errors: object[] }>().errors]).toEqual([
      422,
      [{ field: 'watermark', message: PASSWORD }],
    ]);
    expect((await change(document.ID, {})).json()).toMatchObject({ watermark: false });
  });

  it('[BEYA-91] of a PDF with a digital signature the office is told that stamping ends its validity, and may switch the watermark off', async () => {
    const content = await signed();
    const document = await sent(content);
    expect(document).toMatchObject({
      WatermarkState: 'watermarked',
      Notices: [expect.stringContaining('Stamping ends its validity')],
    });
    expect((await change(document.ID, { watermark: false })).json()).toMatchObject({ notices: [] });
    expect((await read(document, (await aReader()).token)).bytes.equals(content)).toBe(true);
    expect((await change(document.ID, { watermark: true })).json<{ notices: string[] }>().notices).toHaveLength(1);
  });

  it('an upload that does not say has its watermark as WATERMARK says, and one that says it wrongly is refused', async () => {
    expect(await sent(pages, { Watermark: '' })).toMatchObject({ Watermark: false });
    const refused = await send(pages, { Watermark: 'yes' });
    expect([refused.status, refused.text]).toEqual([400, 'Watermark is invalid']);
    jest.replaceProperty(app.app.get(Config), 'WATERMARK', 'on');
    const given = [
      await sent(await plain(5), { Watermark: '' }),
      await sent(await plain(1), { Watermark: 'false' }),
      await sent(await plain(4), { Watermark: '', typeId: 8 }),
    ];
    expect(given.map(({ Watermark }) => Watermark)).toEqual([true, false, false]);
  });

  it('[BEYA-96] a copy is a file without a record, which the worker removes after 24 hours', async () => {
    const [document, { token }] = [await sent(), await aReader()];
    const { bytes } = await read(document, token);
    const name = `${sha256(bytes)}.pdf`;
    const has = async (): Promise<boolean> => {
      const found = await app.app.get(Storage).get('Stamped', name);
      found?.stream.destroy();
      return found !== undefined;
    };
    const [{ hours }] = await app.source.query<{ hours: number }[]>(
      `select extract(epoch from due_at - now())::float / 3600 hours from loose_files where area = 'Stamped' and file_name = $1`,
      [name],
    );
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    await app.source.query(`update loose_files set due_at = due_at - interval '23 hours'`);
    await app.app.get(PendingFilesService).removeDue();
    expect(await has()).toBe(true);
    await app.source.query(`update loose_files set due_at = due_at - interval '1 hour'`);
    await app.app.get(PendingFilesService).removeDue();
    expect(await has()).toBe(false);
    expect((await read(document, token)).bytes.equals(bytes)).toBe(true);
    expect(await has()).toBe(true);
  });

  describe('by its code', () => {
    const find = (code: string, token = admin) =>
      app.call('GET', `/api/v1/watermarks/${encodeURIComponent(code)}`, undefined, token);

    it('[BEYA-77] in lower case without its dash it finds person, document, version, time and the addresses of that copy’s opens', async () => {
      const [document, reader] = [await sent(), await aReader()];
      await read(document, reader.token);
      await read(document, await tokenOf(app, reader.id));
      await read(document, (await aReader('Omar')).token);
      const [{ code, text, sha256: hash }] = await rowsOf(document.ID);
      const shown = `${code.slice(0, 4)}-${code.slice(4)}`;
      for (const typed of [code.toLowerCase(), shown, ` ${shown.toLowerCase()} `]) {
        const found = await find(typed);
        expect([found.status, found.json<FoundWatermark>()]).toMatchObject([
          200,
          {
            code: shown,
            userId: reader.id,
            name: 'Nia Hart',
            email: reader.email,
            documentId: document.ID,
            documentName: 'Memo.pdf',
            version: 1,
            propertyId: property.id,
            propertyName: property.name,
            text,
            sha256: hash,
            opens: [{ address: '127.0.0.1' }, { address: '127.0.0.1' }],
          },
        ]);
        const { opens, madeAt } = found.json<FoundWatermark>();
        for (const { at } of opens) {
          expect(Math.abs(new Date(at).getTime() - new Date(madeAt).getTime())).toBeLessThan(60_000);
        }
      }
    });

    it('[BEYA-77] it still does when the document is gone', async () => {
      const [document, { token, id }] = [await sent(), await aReader()];
      await read(document, token);
      const [{ code }] = await rowsOf(document.ID);
      await app.call('DELETE', `/api/v1/documents/${document.ID}`, undefined, admin);
      expect((await find(code)).json()).toMatchObject({ userId: id, documentName: 'Memo.pdf', version: 1 });
    });

    it('[BEYA-100] one of another form, and one that was never given, is 404', async () => {
      for (const wrong of ['x', 'K7QF-2M9', 'K7QF-2M9XX', 'K7QF-2M9I', "'; drop table watermarks; --", '22222222']) {
        expect([wrong, (await find(wrong)).status]).toEqual([wrong, 404]);
      }
    });

    it('is for administrators and keys with documents:read', async () => {
      const [document, reader] = [await sent(), await aReader()];
      await read(document, reader.token);
      const [{ code }] = await rowsOf(document.ID);
      for (const token of [reader.token, seller.token]) {
        expect((await find(code, token)).status).toBe(403);
      }
      const keyOf = async (scope: string) =>
        (await app.call('POST', '/api/v1/api-keys', { name: scope, scopes: [scope] }, admin)).json<{ secret: string }>()
          .secret;
      const withKey = async (key: string) => (await find(code, key)).status;
      expect([await withKey(await keyOf('documents:read')), await withKey(await keyOf('ndas:read'))]).toEqual([
        200, 403,
      ]);
    });
  });

  it('its row is never changed', async () => {
    const [document, { token }] = [await sent(), await aReader()];
    await read(document, token);
    for (const statement of [`update watermarks set text = 'x'`, 'delete from watermarks']) {
      await expect(app.source.query(statement)).rejects.toThrow();
    }
  });
});
