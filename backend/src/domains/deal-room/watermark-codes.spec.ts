import { createHash } from 'node:crypto';
import { kit, plain, signed } from '../../../test/agreement-files';
import { tokenOf } from '../../../test/tokens';
import { NoAnswer } from '../../platform/common/limited-process';
import { PdfProcesses } from '../../platform/pdf/pdf-processes';
import { PendingFilesService } from '../../platform/storage/pending-files.service';
import { Storage } from '../../platform/storage/storage';
import { Config } from '../../config';
import { type FoundWatermark } from './watermarks.service';
import { type Property } from '../properties/editing/property.entity';
import { type TestApp } from '../../../test/test-app';
import { type Person, WatermarkingOffice } from '../../../test/watermarking-office';

const CEILING_MS = 100_000;
const PREPARED = 'This document is being prepared.';
const PASSWORD = 'This PDF asks for a password. Please upload it without one.';
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

describe('watermarks at an upload and by their code', () => {
  const world = new WatermarkingOffice();
  const { aReader, send, sent, read, change, rowsOf, stampsFail } = world;
  let app: TestApp;
  let admin: string;
  let seller: Person;
  let pages: Buffer;
  let property: Property;
  beforeAll(async () => {
    ({ app, admin, seller, pages } = await world.open());
  }, CEILING_MS);
  afterAll(async () => {
    await app.close();
  });
  beforeEach(async () => {
    property = await world.aProperty();
  });
  afterEach(() => jest.restoreAllMocks());

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
      [{ field: 'watermark', code: 'invalid', message: PASSWORD }],
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
