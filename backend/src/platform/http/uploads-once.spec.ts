import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { anAdmin, aProperty } from '../../../test/builders';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { field, file, upload, type UploadPart } from '../../../test/uploads';

const pdf = (words: string): Buffer =>
  Buffer.from(`%PDF-1.4\n1 0 obj<</Type/Catalog/T(${words})>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`);
const picture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();

/** By resource: where its files are, its table, and an upload; another word makes another file. */
const UPLOADS: Record<
  string,
  { area: string; table: string; parts: (propertyId: number, word: string) => Promise<UploadPart[]> }
> = {
  images: {
    area: 'StoreImages',
    table: 'property_images',
    parts: async (propertyId, word) => [
      file(await picture(word === 'one' ? '#663311' : '#116633'), 'front.png'),
      field('StoreID', propertyId),
    ],
  },
  documents: {
    area: 'StoreDocuments',
    table: 'documents',
    parts: async (propertyId, word) => [
      file(pdf(word), 'Rent roll.pdf'),
      field('StoreID', propertyId),
      field('DocumentTypeID', 1),
    ],
  },
};

describe.each(Object.entries(UPLOADS))('Idempotency-Key on an upload to %s', (resource, { area, table, parts }) => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
  });
  afterAll(() => app.close());

  const send = async (propertyId: number, key: string, word = 'one') =>
    upload(app, `/api/v1/${resource}`, await parts(propertyId, word), admin, { 'idempotency-key': key });
  const kept = async (propertyId: number): Promise<[rows: number, files: number]> => {
    const rows = await app.source.query<unknown[]>(`select 1 from ${table} where property_id = $1`, [propertyId]);
    const folder = join(process.env.DATA_DIR as string, 'files', area);
    // A file that is removed leaves the folder that it was in.
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    return [rows.length, entries.filter((entry) => entry.isFile()).length];
  };

  it('[FINT-01] is answered again, and keeps nothing twice', async () => {
    const [{ id }, key] = [await aProperty(app.source), randomUUID()];
    const first = await send(id, key);
    expect([first.status, first.headers['idempotency-replayed']]).toEqual([201, undefined]);
    const before = await kept(id);
    expect(before[0]).toBe(1);
    const again = await send(id, key);
    expect([again.status, again.json(), again.headers['idempotency-replayed'], again.headers.location]).toEqual([
      201,
      first.json(),
      'true',
      first.headers.location,
    ]);
    expect(await kept(id)).toEqual(before);
  });

  it('[FINT-01] another file, or another field, under the key is refused', async () => {
    const [{ id }, other, key] = [await aProperty(app.source), await aProperty(app.source), randomUUID()];
    expect((await send(id, key)).status).toBe(201);
    const before = await kept(id);
    for (const answer of [await send(id, key, 'two'), await send(other.id, key)]) {
      expect([answer.status, answer.json<{ code: string }>().code]).toEqual([409, 'idempotency_key_reused']);
    }
    expect([await kept(id), (await kept(other.id))[0]]).toEqual([before, 0]);
  });

  it('[FINT-01] ten at the same time make one record and one file', async () => {
    const [{ id }, key] = [await aProperty(app.source), randomUUID()];
    const [, files] = await kept(id);
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(id, key)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await kept(id)).toEqual([1, files + 1]);
  });
});
