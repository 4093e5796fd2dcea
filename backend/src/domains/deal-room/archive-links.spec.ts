import { aBuyer } from '../../../test/builders';
import { plain } from '../../../test/agreement-files';
import { aSignedNda } from '../../../test/ndas';
import type { TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { unpacked } from '../../../test/unpacked';
import { type Person, WatermarkingOffice } from '../../../test/watermarking-office';
import type { DocumentDto } from '../documents/document.dto';
import { DocumentArchivesService } from './document-archives.service';

const CEILING_MS = 100_000;

describe('the way to documents that are too large to be sent at once', () => {
  const world = new WatermarkingOffice();
  let app: TestApp;
  let reader: Person;
  let memo: DocumentDto;
  beforeAll(async () => {
    ({ app } = await world.open());
  }, CEILING_MS);
  afterAll(() => app.close());
  beforeEach(async () => {
    await world.aProperty();
    memo = await world.sent();
    await world.sent(await plain(2), { name: 'Units.pdf' });
    reader = await world.aReader();
    lowered();
  });

  const lowered = (bytes = 1000) => {
    app.app.get(DocumentArchivesService).largest = bytes;
  };
  const path = (property = world.property) => `/api/v1/me/properties/${property.id}`;
  const ask = (token: string, body: object = {}, property = world.property) =>
    app.call('POST', `${path(property)}/document-archives`, body, token);
  const urlOf = async (token: string, body: object = {}) => (await ask(token, body)).json<{ url: string | null }>().url;
  /** As a browser asks that saves the file: without a bearer token. */
  const save = async (url: string) => app.app.inject({ url });
  const mailed = () =>
    app.source.query<{ archiveId: string; userId: number }[]>(
      `select payload->>'archiveId' "archiveId", (payload->'userId')::int "userId" from events
       where name = 'documents.archive-asked' and payload->'propertyId' = to_jsonb($1::int) order by id`,
      [world.property.id],
    );

  it('[BEYA-133] at once up to the limit: nothing is mailed', async () => {
    lowered(1_000_000);
    const url = await urlOf(reader.token);
    const { statusCode, rawPayload } = await save(url ?? '');
    expect([statusCode, Object.keys(await unpacked(rawPayload)).sort()]).toEqual([200, ['Memo.pdf', 'Units.pdf']]);
    expect(await mailed()).toEqual([]);
  });

  it(
    '[BEYA-133] above it by a mailed link: one for each request, and the whole file by it',
    async () => {
      const refused = await app.call('GET', `${path()}/documents.zip`, undefined, reader.token);
      expect([refused.status, refused.json<{ detail: string }>().detail]).toEqual([
        413,
        'These documents are larger than 500 MB together.',
      ]);
      expect([await mailed(), await world.rowsOf(memo.ID)]).toEqual([[], []]);

      expect(await urlOf(reader.token)).toBeNull();
      const [{ archiveId, userId }, ...more] = await mailed();
      expect([userId, more]).toEqual([reader.id, []]);

      const url = await urlOf(reader.token, { mailed: archiveId });
      const { statusCode, headers, rawPayload } = await save(url ?? '');
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'application/zip',
        'no-store',
      ]);
      expect(Object.keys(await unpacked(rawPayload)).sort()).toEqual(['Memo.pdf', 'Units.pdf']);
      const opens = await app.source.query<{ user_id: number }[]>(
        'select user_id from document_opens where property_id = $1',
        [world.property.id],
      );
      expect(opens).toEqual([{ user_id: reader.id }, { user_id: reader.id }]);
      expect(await mailed()).toHaveLength(1);
    },
    CEILING_MS,
  );

  it('[BEYA-133] the mailed link is that of one person and property, for a day', async () => {
    await ask(reader.token);
    const [{ archiveId }] = await mailed();
    const other = await world.aReader('Mo');
    expect((await ask(other.token, { mailed: archiveId })).status).toBe(404);
    expect((await ask(reader.token, { mailed: '5f0c7a52-9d7e-4d0b-8a55-0a4a1f2f7d3e' })).status).toBe(404);
    expect((await ask(reader.token, { mailed: 'none' })).status).toBe(422);
    const first = world.property;
    const second = await world.aProperty();
    await world.sent();
    await aSignedNda(app.source, second, reader.id);
    expect((await ask(reader.token, { mailed: archiveId })).status).toBe(404);
    const last = `update events set created_at = now() - interval '23 hours 59 minutes' where payload->>'archiveId' = $1`;
    await app.source.query(last, [archiveId]);
    expect((await ask(reader.token, { mailed: archiveId }, first)).status).toBe(200);
    await app.source.query(last.replace('23 hours 59 minutes', '24 hours'), [archiveId]);
    expect((await ask(reader.token, { mailed: archiveId }, first)).status).toBe(404);
  });

  it('[BEYA-133] the address ends with its session and with the access of its reader', async () => {
    lowered(1_000_000);
    const url = (await urlOf(reader.token)) ?? '';
    const elsewhere = await world.aProperty();
    await world.sent();
    await aSignedNda(app.source, elsewhere, reader.id);
    expect((await save(url.replace(/\d+(?=\/documents)/, String(elsewhere.id)))).statusCode).toBe(401);
    expect((await save(url.slice(0, -3))).statusCode).toBe(401);
    expect((await save(url.replace(/\?.*/, ''))).statusCode).toBe(401);
    await app.source.query('update nda_access set expires_at = now() where user_id = $1', [reader.id]);
    expect((await save(url)).statusCode).toBe(404);
    await app.source.query('update nda_access set expires_at = null where user_id = $1', [reader.id]);
    expect((await save(url)).statusCode).toBe(200);
    await app.source.query('update sessions set ended_at = now() where user_id = $1', [reader.id]);
    expect((await save(url)).statusCode).toBe(401);
  });

  it('[BEYA-133] is not found by whoever may open nothing there, and mails nothing', async () => {
    const buyer = await aBuyer(app.source);
    expect((await ask(await tokenOf(app, buyer.id))).status).toBe(404);
    expect((await ask(world.admin)).status).toBe(403);
    expect((await app.call('POST', `${path()}/document-archives`, {})).status).toBe(401);
    expect(await mailed()).toEqual([]);
    expect(await urlOf(world.seller.token)).toBeNull();
    expect(await mailed()).toEqual([expect.objectContaining({ userId: world.seller.id })]);
  });
});
