import { isListed, mayReadVersion, versionStage, type VersionStage } from '@stowbridge/contract/visibility';
import { field } from '../../../test/uploads';
import { type Item, Versions, waiting } from '../../../test/versions';
import { LISTED_VERSION, VERSION_STAGE } from '../documents/versions.sql';

describe('what versions of a document may be', () => {
  const versions = new Versions();
  const { post, sent, next, replaced, rowsOf } = versions;
  let { app, admin, owner, property, reader } = versions;
  beforeAll(() => versions.start(), 60_000);
  beforeEach(async () => {
    ({ app, admin, owner, property, reader } = await versions.aProperty());
  });
  afterAll(() => app.close());

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
