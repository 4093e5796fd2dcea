import { AskingOffice } from '../../../../test/asking-office';
import { aDocument, aProperty } from '../../../../test/builders';

describe('what can be asked', () => {
  let office: AskingOffice;
  beforeAll(async () => {
    office = await new AskingOffice().open();
  });
  beforeEach(() => office.aProperty());
  afterAll(() => office.app.close());

  const countOf = async (table: string): Promise<number> =>
    (await office.app.source.query<{ n: number }[]>(`select count(*)::int n from ${table}`))[0].n;

  it('[BEYA-113] a document above the tier is not found, and what is published about it is read by that tier only', async () => {
    const documentId = await office.aDocument(2);
    const [signed, qualified] = [await office.aBuyer(1), await office.aBuyer(2)];
    const before = await countOf('questions');
    expect(office.problem(await office.ask(signed, { documentId }))).toEqual([404, 'The document was not found.']);
    expect(await countOf('questions')).toBe(before);
    const id = await office.asked(qualified, { documentId });
    await office.answered(id);
    expect(await office.questionsOf(signed)).toEqual([]);
    expect(await office.questionsOf(qualified)).toMatchObject([{ id, documentId }]);
    await office.app.source.query('delete from documents where id = $1', [documentId]);
    expect(await office.questionsOf(signed)).toEqual([]);
    expect(await office.questionsOf(await office.aBuyer(2))).toMatchObject([
      { id, documentId: null, documentName: 'agreement.pdf' },
    ]);
  });

  it('[BEYA-83] [BEYA-86] a document that is not published, or withdrawn, is not found to ask about', async () => {
    const asker = await office.aBuyer();
    for (const state of ['published_at = null', 'withdrawn_at = now()']) {
      const documentId = await office.aDocument();
      await office.app.source.query(`update documents set ${state} where id = $1`, [documentId]);
      expect(office.problem(await office.ask(asker, { documentId }))).toEqual([404, 'The document was not found.']);
    }
  });

  it('[BEYA-113] the tier that a document had when it was answered outlasts the document', async () => {
    const documentId = await office.aDocument(1);
    const [asker, other] = [await office.aBuyer(2), await office.aBuyer(1)];
    const id = await office.asked(asker, { documentId });
    await office.app.source.query('update documents set tier = 2 where id = $1', [documentId]);
    await office.answered(id);
    expect(await office.questionsOf(other)).toEqual([]);
    await office.app.source.query('delete from documents where id = $1', [documentId]);
    expect(await office.questionsOf(other)).toEqual([]);
    expect(await office.questionsOf(asker)).toMatchObject([{ id, documentId: null }]);
  });

  it('[BEYA-114] what is no question is 422 and leaves nothing', async () => {
    const asker = await office.aBuyer();
    const documentId = await office.aDocument();
    const elsewhere = await aDocument(office.app.source, (await aProperty(office.app.source)).id, 1, 'elsewhere');
    const before = await countOf('questions');
    for (const body of [
      { text: '' },
      { text: '  \n ' },
      { text: 'x'.repeat(2001) },
      { text: null },
      { documentId, page: 0 },
      { documentId, page: -1 },
      { documentId, page: 1.5 },
      { documentId, page: 'x' },
      { page: 4 },
      { documentId: elsewhere.id },
      { documentId: 0 },
      { documentId: 2_000_000_000 },
      { askerId: 1 },
    ]) {
      expect([body, (await office.ask(asker, body)).status]).toEqual([body, 422]);
    }
    expect(await countOf('questions')).toBe(before);
    expect((await office.ask(asker, { text: '𝔘'.repeat(2000), documentId, page: 1 })).status).toBe(201);
    const id = await office.asked(asker);
    for (const [path, body] of [
      ['answers', { text: '' }],
      ['answers', { text: 'x'.repeat(4001) }],
      ['publish', { version: 0, to: 'all' }],
      ['publish', { version: 1, to: 'everyone' }],
      ['publish', { version: 1, to: 'all', question: 'x'.repeat(2001) }],
      ['decline', { reason: 'x'.repeat(501) }],
      ['decline', { reason: 'a\u0007b' }],
    ] as const) {
      expect([path, body, (await office.post(`questions/${id}/${path}`, body)).status]).toEqual([path, body, 422]);
    }
    expect(await office.question(id)).toMatchObject({ state: 'open', answers: [] });
  });

  it('[BEYA-115] HTML is kept as the text that it is', async () => {
    const asker = await office.aBuyer();
    const text = '<script>alert(1)</script> & <b>bold</b>';
    const id = await office.asked(asker, { text });
    await office.answered(id, text, { question: text });
    expect(await office.questionsOf(asker)).toMatchObject([{ question: text, answer: text }]);
    expect(await office.questionsOf(await office.aBuyer())).toMatchObject([{ question: text, answer: text }]);
  });
});
