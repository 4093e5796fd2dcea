import { isListed, mayReadVersion, versionStage, type VersionStage } from '@stowbridge/contract/visibility';
import type { Property } from '../properties/editing/property.entity';
import { LISTED_VERSION, VERSION_STAGE } from '../documents/versions.sql';
import { aSigner, type Person, profileOf } from '../../../test/access';
import { aDocument, anAdmin, aProperty, aSeller } from '../../../test/builders';
import { auditOf } from '../../../test/records';
import { aText } from '../../../test/signatures';
import { type Answer, startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { download, field, file, upload, type UploadPart } from '../../../test/uploads';

const MEMO = 1;
const ROLL = 2;

interface Item {
  id: number;
  lineId: number;
  version: number;
  replaces: number | null;
  fileName: string;
  actualFileName: string;
  documentTypeId: number;
  tier: number;
  watermark: boolean;
  position: number;
  sha256: string;
  publishedAt: string | null;
  withdrawnAt: string | null;
}

describe('the versions of a document', () => {
  let app: TestApp;
  let admin: string;
  let owner: string;
  let property: Property;
  let reader: Person;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
  }, 60_000);
  afterAll(() => app.close());
  beforeEach(async () => {
    const seller = await aSeller(app.source);
    owner = await tokenOf(app, seller.id);
    property = await aProperty(app.source, { sellerId: seller.id });
    await aDocument(app.source, property.id);
    reader = await aSigner(app, property);
  });

  const post = (path: string, body: object = {}, token = admin) =>
    app.call('POST', `/api/v1/documents/${path}`, body, token);
  const send = (text: string, name = 'roll.pdf', ...more: UploadPart[]): Promise<Answer> =>
    upload(
      app,
      '/api/v1/documents',
      [field('StoreID', property.id), field('DocumentTypeID', ROLL), ...more, file(aText(text), name)],
      admin,
    );
  const sent = async (...given: Parameters<typeof send>): Promise<Item> => (await send(...given)).json<Item>();
  const next = (id: number, text: string, name = 'roll.pdf', ...more: UploadPart[]): Promise<Answer> =>
    upload(app, `/api/v1/documents/${id}/versions`, [...more, file(aText(text), name)], admin);
  const replaced = async (...given: Parameters<typeof next>): Promise<Item> => (await next(...given)).json<Item>();
  const waiting = field('Published', 'false');
  const link = (id: number, token: string, query = ''): Promise<Answer> =>
    app.call('GET', `/api/home/document/link/${id}${query}`, undefined, token);
  /** What the address of a link gives. */
  const opened = async (id: number, token: string, query = ''): Promise<string> => {
    const { bytes } = await download(app, (await link(id, token, query)).json<{ Url: string }>().Url);
    return bytes.toString('latin1');
  };
  const listed = async (token = reader.token): Promise<number[]> =>
    (await profileOf(app, property.id, token)).Documents.filter(({ DocumentTypeID }) => DocumentTypeID !== 8).map(
      ({ ID }) => ID,
    );
  const statuses = async ({ id, fileName }: Item, token: string, query = ''): Promise<number[]> => [
    (await link(id, token, query)).status,
    (await download(app, `/StoreDocuments/${fileName}${query}`, token)).status,
  ];
  const opens = (documentId: number) =>
    app.source.query('select version, line_id "lineId", user_id "userId" from document_opens where document_id = $1', [
      documentId,
    ]);
  const rowsOf = (lineId: number) =>
    app.source.query<Item[]>('select *, xmin::text from documents where line_id = $1 order by version', [lineId]);

  it('[BEYA-78, BEYA-81] new readers get version 2, which alone is listed; the log of version 1 stays', async () => {
    const first = await sent('one', 'roll.pdf', field('Tier', 0));
    expect(first).toMatchObject({ lineId: first.id, version: 1, replaces: null, position: 0 });
    await opened(first.id, reader.token);
    const second = await replaced(first.id, 'two', 'roll of november.pdf');
    expect(second).toMatchObject({
      ...{ lineId: first.id, version: 2, replaces: first.id, documentTypeId: ROLL, tier: 0 },
      ...{ actualFileName: 'roll of november.pdf', publishedAt: expect.stringMatching(/Z$/), withdrawnAt: null },
    });
    const later = await aSigner(app, property);
    expect([await listed(), await listed(later.token), await listed(owner)]).toEqual([1, 2, 3].map(() => [second.id]));
    const seller = await app.call('GET', '/api/seller/stores', undefined, owner);
    expect(seller.text).not.toContain(first.fileName);
    expect(await opened(second.id, later.token)).toBe(aText('two').toString('latin1'));
    expect([await opens(first.id), await opens(second.id)]).toEqual([
      [{ version: 1, lineId: first.id, userId: reader.id }],
      [{ version: 2, lineId: first.id, userId: later.id }],
    ]);
    const log = await app.call('GET', `/api/v1/documents/${first.id}/opens`, undefined, admin);
    expect(log.json<object[]>()).toEqual([expect.objectContaining({ version: 1, userId: reader.id })]);
    const versions = await app.call('GET', `/api/v1/documents?filter={"lineId":${first.id}}`, undefined, admin);
    expect(versions.json<Item[]>().map(({ version }) => version)).toEqual([2, 1]);
  });

  it('[BEYA-78] the office reads how many have opened an earlier version only', async () => {
    const first = await sent('one');
    const [both, other] = [reader, await aSigner(app, property)];
    await opened(first.id, both.token);
    await opened(first.id, other.token);
    const { id } = await replaced(first.id, 'two');
    await opened(id, both.token);
    const list = (await app.call('GET', `/api/admin/store/documents/${property.id}`, undefined, admin)).json<
      { ID: number; LineID: number; Readers: number; ReadBy: number; ReadEarlier: number }[]
    >();
    expect(list.filter(({ LineID }) => LineID === first.id)).toEqual([
      expect.objectContaining({ ID: id, Readers: 2, ReadBy: 1, ReadEarlier: 1 }),
      expect.objectContaining({ ID: first.id, Readers: 0, ReadBy: 0, ReadEarlier: 0 }),
    ]);
  });

  it('[BEYA-80] an old link opens version 2; one that names version 1 opens that to the office and to those who had opened it', async () => {
    const first = await sent('one');
    const before = (await link(first.id, reader.token)).json<{ Url: string; Version: number; Replaced: null }>();
    expect(before).toEqual({ Url: expect.any(String), Version: 1, Replaced: null });
    await download(app, before.Url);
    const later = await aSigner(app, property);
    const second = await replaced(first.id, 'two');
    await app.source.query(`update documents set published_at = '2026-11-24T20:00:00Z' where id = $1`, [second.id]);
    const [one, two] = [aText('one').toString('latin1'), aText('two').toString('latin1')];
    // The link, its address in hand, and the bare address of the file.
    for (const { token } of [reader, later]) {
      expect((await link(first.id, token)).json()).toMatchObject({ Version: 2, Replaced: null });
      expect(await opened(first.id, token)).toBe(two);
      expect((await download(app, `/StoreDocuments/${first.fileName}`, token)).bytes.toString('latin1')).toBe(two);
    }
    expect((await download(app, before.Url)).bytes.toString('latin1')).toBe(two);
    for (const token of [reader.token, admin]) {
      for (const id of [first.id, second.id]) {
        const answer = await link(id, token, '?version=1');
        expect([answer.status, answer.json()]).toEqual([
          200,
          { Url: expect.any(String), Version: 1, Replaced: 'Replaced on 11/24/2026' },
        ]);
        expect(await opened(id, token, '?version=1')).toBe(one);
      }
    }
    expect(await statuses(first, later.token, '?version=1')).toEqual([404, 404]);
    expect(await statuses(first, owner, '?version=1')).toEqual([404, 404]);
    expect(await statuses(first, reader.token, '?version=3')).toEqual([404, 404]);
    // What was made stricter is stricter for all versions.
    expect((await app.call('PUT', `/api/v1/documents/${second.id}`, { tier: 2 }, admin)).status).toBe(200);
    expect(await statuses(first, reader.token, '?version=1')).toEqual([403, 403]);
  });

  it('[BEYA-100] version 0 is 422, as is what is no number', async () => {
    const first = await sent('one');
    for (const named of ['0', '-1', '1.5', '01', 'x', '']) {
      expect([named, await statuses(first, reader.token, `?version=${named}`)]).toEqual([named, [422, 422]]);
    }
  });

  it('[BEYA-83] what is not published is seen by the office only: not in lists, by no link, in no count', async () => {
    const draft = await sent('one', 'roll.pdf', waiting);
    expect(draft).toMatchObject({ publishedAt: null, version: 1 });
    for (const token of [reader.token, owner]) {
      expect([await listed(token), await statuses(draft, token), await statuses(draft, token, '?version=1')]).toEqual([
        [],
        [404, 404],
        [404, 404],
      ]);
    }
    expect(await opened(draft.id, admin)).toBe(aText('one').toString('latin1'));
    const counted = async () =>
      (await app.call('GET', `/api/admin/store/documents/${property.id}`, undefined, admin))
        .json<{ ID: number; Readers: number }[]>()
        .find(({ ID }) => ID === draft.id)?.Readers;
    expect(await counted()).toBe(0);
    // A version that waits leaves the one before it in its place.
    expect((await post('publish', { ids: [draft.id] })).json()).toEqual({ published: [draft.id], leftOut: [] });
    const second = await replaced(draft.id, 'two', 'roll.pdf', waiting);
    expect([second.version, second.publishedAt, await listed(), await counted()]).toEqual([2, null, [draft.id], 1]);
    expect(await opened(draft.id, reader.token)).toBe(aText('one').toString('latin1'));
    expect(await statuses(second, reader.token)).toEqual([404, 404]);
    const [again] = [await post('publish', { ids: [second.id, draft.id] })];
    expect(again.json()).toEqual({ published: [second.id], leftOut: [{ id: draft.id, name: 'roll.pdf' }] });
    expect(await listed()).toEqual([second.id]);
    expect(await auditOf(app.source, property.id)).toEqual([
      ...['document.added', 'document.published', 'document.added', 'document.published'],
    ]);
    // The documents' call knows no workspace.
    const atOnce = await upload(
      app,
      '/api/admin/upload/document',
      [field('StoreID', property.id), field('DocumentTypeID', MEMO), waiting, file(aText('three'), 'memo.pdf')],
      admin,
    );
    expect(atOnce.json()).toMatchObject({ PublishedDate: expect.stringMatching(/Z$/) });
  });

  it('[BEYA-86] a withdrawn document is 404 for everybody but the office, with its earlier versions, until it is published again', async () => {
    const first = await sent('one');
    await opened(first.id, reader.token);
    const second = await replaced(first.id, 'two');
    await opened(second.id, reader.token);
    const withdrawn = await post(`${second.id}/withdraw`);
    expect([withdrawn.status, withdrawn.json()]).toEqual([
      200,
      expect.objectContaining({ id: second.id, withdrawnAt: expect.stringMatching(/Z$/) }),
    ]);
    for (const token of [reader.token, owner]) {
      expect(await listed(token)).toEqual([]);
      for (const document of [first, second]) {
        expect(await statuses(document, token)).toEqual([404, 404]);
        expect(await statuses(document, token, `?version=${document.version}`)).toEqual([404, 404]);
      }
    }
    expect(await statuses(second, admin)).toEqual([200, 200]);
    expect((await post(`${second.id}/withdraw`)).status).toBe(409);
    await post('publish', { ids: [second.id] });
    expect([await listed(), await statuses(first, reader.token)]).toEqual([[second.id], [200, 200]]);
    expect(await opened(first.id, reader.token)).toBe(aText('two').toString('latin1'));
  });

  it('[BEYA-78] of uploads at the same moment each is a version of its own, and of two that withdraw one does it', async () => {
    const first = await sent('one');
    const answers = await Promise.all([2, 3, 4, 5].map((n) => next(first.id, `text ${n}`, `${n}.pdf`)));
    const made = answers.map((answer) => answer.json<Item>()).sort((a, b) => a.version - b.version);
    expect(made.map(({ version }) => version)).toEqual([2, 3, 4, 5]);
    expect(made.map(({ replaces }) => replaces)).toEqual([first, ...made.slice(0, 3)].map(({ id }) => id));
    expect(await listed()).toEqual([made[3].id]);
    const same = await Promise.all([1, 2].map(() => next(first.id, 'the same')));
    expect(same.map(({ status }) => status).sort()).toEqual([201, 409]);
    const ends = await Promise.all([1, 2, 3].map(() => post(`${first.id}/withdraw`)));
    expect(ends.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const news = await Promise.all([1, 2].map(() => post('publish', { ids: [first.id] })));
    expect(news.map((answer) => answer.json<{ published: number[] }>().published.length).sort()).toEqual([0, 1]);
  });

  it('[BEYA-78] a version that is uploaded while the tier is raised has the new tier, whoever comes first', async () => {
    const first = await sent('one');
    await Promise.all([
      next(first.id, 'two'),
      app.call('PUT', `/api/v1/documents/${first.id}`, { tier: 9 }, admin),
      next(first.id, 'three'),
    ]);
    expect((await rowsOf(first.id)).map(({ tier }) => tier)).toEqual([9, 9, 9]);
  });

  it('[BEYA-81] the office says in which order readers find documents', async () => {
    const [a, b, c] = [await sent('a', 'a.pdf'), await sent('b', 'b.pdf'), await sent('c', 'c.pdf')];
    expect(await listed()).toEqual([c.id, b.id, a.id]);
    for (const [position, { id }] of [b, a, c].entries()) {
      const answer = await app.call('PUT', `/api/v1/documents/${id}`, { tier: 1, position: position + 1 }, admin);
      expect(answer.json()).toMatchObject({ position: position + 1 });
    }
    expect(await listed()).toEqual([b.id, a.id, c.id]);
    const next = await replaced(a.id, 'a2');
    expect([next.position, await listed()]).toEqual([2, [b.id, next.id, c.id]]);
  });

  it('refuses what makes no sense, and changes nothing', async () => {
    const first = await sent('one');
    const draft = await sent('draft', 'draft.pdf', waiting);
    const [nda] = await app.source.query<Item[]>(
      'select id, line_id "lineId" from documents where property_id = $1 and document_type_id = 8',
      [property.id],
    );
    const rows = async () => [await rowsOf(first.lineId), await rowsOf(draft.lineId), await rowsOf(nda.lineId)];
    const before = await rows();
    for (const ids of [
      [],
      [0],
      [-1],
      ['x'],
      [1.5],
      null,
      'x',
      [first.id, first.id],
      Array.from({ length: 101 }, (_, n) => n + 1),
    ]) {
      expect([ids, (await post('publish', { ids })).status]).toEqual([ids, 422]);
    }
    expect((await post('publish', { ids: [draft.id, 2_000_000_000] })).status).toBe(404);
    expect((await post(`${draft.id}/withdraw`)).status).toBe(409);
    expect((await post(`${nda.id}/withdraw`)).status).toBe(409);
    expect((await post('2000000000/withdraw')).status).toBe(404);
    expect((await next(2_000_000_000, 'two')).status).toBe(404);
    expect((await next(first.id, 'one')).status).toBe(409);
    expect((await next(first.id, 'two', 'roll.pdf', field('Published', 'perhaps'))).status).toBe(422);
    expect((await next(first.id, 'two', 'roll.pdf', field('AskAgain', 'true'))).status).toBe(422);
    expect((await next(nda.id, 'two', 'nda.pdf', waiting)).status).toBe(422);
    for (const position of [-1, 10_001, 1.5, 'x']) {
      const answer = await app.call('PUT', `/api/v1/documents/${first.id}`, { tier: 1, position }, admin);
      expect([position, answer.status]).toEqual([position, 422]);
    }
    expect(await rows()).toEqual(before);
    for (const token of [reader.token, owner]) {
      expect((await post('publish', { ids: [draft.id] }, token)).status).toBe(403);
      expect((await post(`${first.id}/withdraw`, {}, token)).status).toBe(403);
    }
    expect(await rows()).toEqual(before);
  });

  it('[BEYA-83] the database, the queries and the contract agree on every version of a line', async () => {
    const answers: [published: boolean, withdrawn: boolean][] = [
      [false, false],
      [true, false],
      [true, true],
    ];
    for (const first of answers) {
      for (const second of answers) {
        const { id } = await sent(`${first} ${second}`, `${first} ${second}.pdf`);
        await replaced(id, `${first} ${second} again`);
        for (const [version, [published, withdrawn]] of [first, second].entries()) {
          await app.source.query(
            `update documents set published_at = case when $3 then now() end, withdrawn_at = case when $4 then now() end where line_id = $1 and version = $2`,
            [id, version + 1, published, withdrawn],
          );
        }
        const found = await app.source.query(
          `select ${VERSION_STAGE} stage, ${LISTED_VERSION} listed from documents d where line_id = $1 order by version`,
          [id],
        );
        const stages = [first, second].map(([published, withdrawn], at) =>
          versionStage({ published, withdrawn, replaced: at === 0 && second[0] && !second[1] }),
        );
        expect([first, second, found]).toEqual([
          first,
          second,
          stages.map((stage) => ({ stage, listed: isListed(stage) })),
        ]);
      }
    }
    const readers = (['unpublished', 'newest', 'replaced', 'withdrawn'] as VersionStage[]).map((stage) =>
      [
        ['administrator', false],
        ['owner', true],
        ['signer', true],
        ['accepted', false],
        ['signer', false],
      ].filter(([viewer, opened]) => mayReadVersion(viewer as 'signer', stage, opened as boolean)),
    );
    expect(readers.map((who) => who.length)).toEqual([1, 5, 3, 1]);
    await expect(
      app.source.query('update documents set published_at = null where property_id = $1 and document_type_id = 8', [
        property.id,
      ]),
    ).rejects.toThrow('documents_nda_published');
  });
});
