import { aSigner } from '../../../test/access';
import { auditOf } from '../../../test/records';
import { aText } from '../../../test/signatures';
import { download, field, file, upload } from '../../../test/uploads';
import { type Item, ROLL, Versions, waiting } from '../../../test/versions';

const MEMO = 1;

describe('the versions of a document', () => {
  const versions = new Versions();
  const { post, sent, next, replaced, link, opened, listed, statuses, rowsOf } = versions;
  let { app, admin, owner, property, reader } = versions;
  beforeAll(() => versions.start(), 60_000);
  beforeEach(async () => {
    ({ app, admin, owner, property, reader } = await versions.aProperty());
  });
  afterAll(() => app.close());

  const opens = (documentId: number) =>
    app.source.query('select version, line_id "lineId", user_id "userId" from document_opens where document_id = $1', [
      documentId,
    ]);

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
});
