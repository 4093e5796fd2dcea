import { changeAccess } from '../../../../test/access';
import { AskingOffice } from '../../../../test/asking-office';
import { aProperty } from '../../../../test/builders';
import { pdfContents } from '../../../../test/pdf-contents';
import { rowsOfWorkbook } from '../../../../test/workbook';

describe('questions as files', () => {
  let office: AskingOffice;
  beforeAll(async () => {
    office = await new AskingOffice().open();
  });
  beforeEach(() => office.aProperty());
  afterAll(() => office.app.close());

  const fetched = async (path: string, token: string): Promise<{ status: number; bytes: Buffer; name: unknown }> => {
    const { statusCode, rawPayload, headers } = await office.app.app.inject({
      url: `/api/v1/${path}`,
      headers: { authorization: `Bearer ${token}` },
    });
    return { status: statusCode, bytes: rawPayload, name: headers['content-disposition'] };
  };
  const officePath = (kind: string): string => `properties/${office.property.id}/questions/${kind}`;
  const readerPath = (kind: string): string => `me/${officePath(kind)}`;
  const rows = async (path: string, token: string): Promise<string[][]> =>
    rowsOfWorkbook((await fetched(path, token)).bytes);
  /** The words of a paper, however its lines break. */
  const words = async (path: string, token: string): Promise<string> =>
    (await pdfContents((await fetched(path, token)).bytes)).pages
      .map(({ text }) => text)
      .join(' ')
      .replace(/\s+/g, ' ');

  /** A question with an answer to the asker, one to all, a draft; one that is declined; one that is open. */
  const aStory = async () => {
    const asker = await office.aBuyer();
    const other = await office.aBuyer(1, 'Other');
    const documentId = await office.aDocument();
    const first = await office.asked(asker, { text: 'Is the roof of Zephyrine new?', documentId, page: 4 });
    await office.answered(first, 'Version to the asker', { to: 'asker' });
    await office.answered(first, 'Version to all');
    await office.draft(first, 'Version in the drawer');
    const second = await office.asked(asker, { text: 'A question that is declined' });
    await office.post(`questions/${second}/decline`, { reason: 'Nobody knows' });
    await office.asked(asker, { text: 'A question that is open' });
    return { asker, other };
  };
  const EVERYTHING = [
    ...['Is the roof of Zephyrine new?', 'How old is the roof?', 'A question that is declined', 'Nobody knows'],
    ...['A question that is open', 'Version to the asker', 'Version to all', 'Version in the drawer'],
    ...['Zephyrine Quill', 'Quillfeather Holdings, LLC', 'Ana Reyes', 'agreement.pdf'],
  ];

  it('[BEYA-107] [BEYA-108] the spreadsheet of the office holds every question, version and time', async () => {
    const { asker } = await aStory();
    const file = await fetched(officePath('spreadsheet'), office.admin);
    expect([file.status, file.name]).toEqual([200, 'attachment; filename="questions.xlsx"']);
    const [heads, ...lines] = rowsOfWorkbook(file.bytes);
    expect(heads).toEqual(expect.arrayContaining(['Asked (Mountain Time)', 'Written (Mountain Time)', 'Asked By']));
    expect(lines).toHaveLength(7);
    for (const text of [...EVERYTHING, asker.email]) {
      expect([text, lines.flat().some((value) => value.includes(text))]).toEqual([text, true]);
    }
    const times = await office.app.source.query<{ at: Date }[]>(
      `select created_at at from questions where property_id = $1
       union all select a.at from answers a join questions q on q.id = a.question_id where q.property_id = $1
       union all select declined_at from questions where property_id = $1 and declined_at is not null`,
      [office.property.id],
    );
    const days = lines
      .flat()
      .map(Number)
      .filter((value) => value > 40_000 && value < 60_000 && value % 1 !== 0);
    expect(new Set(days).size).toBeGreaterThan(0);
    expect(times).toHaveLength(9);
    // Asked and due in each line, written in each line of an answer, and one that was declined.
    expect(days).toHaveLength(2 * 7 + 5 + 1);
  });

  it('[BEYA-107] [BEYA-108] so does the PDF file of the office', async () => {
    const { asker } = await aStory();
    const file = await fetched(officePath('pdf'), office.admin);
    expect([file.status, file.name]).toEqual([200, 'attachment; filename="questions.pdf"']);
    const contents = await pdfContents(file.bytes);
    expect([contents.title, contents.language, contents.Marked]).toEqual([
      `Questions and answers: ${office.property.name}`,
      'en-US',
      true,
    ]);
    const said = await words(officePath('pdf'), office.admin);
    for (const text of [...EVERYTHING, asker.email, 'version 1, page 4', 'Page 1 of']) {
      expect([text, said.includes(text)]).toEqual([text, true]);
    }
    expect(said.match(/\d+:\d\d [AP]M M[SD]T/g)).toHaveLength(1 + 3 * 2 + 5 + 1);
  });

  it('[BEYA-106] the files of another signer hold what was published to all, and nothing of who asked', async () => {
    const { other, asker } = await aStory();
    const [, ...lines] = await rows(readerPath('spreadsheet'), other.token);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toEqual(expect.arrayContaining(['How old is the roof?', 'Version to all', 'agreement.pdf']));
    const said = [lines.flat().join(' '), await words(readerPath('pdf'), other.token)];
    for (const text of said) {
      expect(text).toContain('Version to all');
      expect(text).not.toMatch(/Zephyrine|Quill|Reyes|to the asker|drawer|declined|is open|Yours|by you/);
      expect(text).not.toContain(asker.email);
    }
  });

  it('[BEYA-106] [BEYA-107] those of the asker mark their own, with every version that was published', async () => {
    const { asker } = await aStory();
    const lines = await rows(readerPath('spreadsheet'), asker.token);
    expect(lines[0]).toContain('Yours');
    expect(lines.slice(1).map((line) => line.includes('Yes'))).toEqual([true, true, true, true]);
    const said = await words(readerPath('pdf'), asker.token);
    for (const text of [
      'Version to the asker',
      'Version to all',
      'Nobody knows',
      'A question that is open',
      'by you',
    ]) {
      expect([
        text,
        said.includes(text),
        lines.flat().some((value) => value.includes(text) || text === 'by you'),
      ]).toEqual([text, true, true]);
    }
    expect(said).not.toMatch(/drawer|Reyes/);
  });

  it('[BEYA-109] [BEYA-112] files are refused without access, and to everybody but the office', async () => {
    const { asker } = await aStory();
    await changeAccess(office.app, office.property.id, asker.id, { state: 'revoked' });
    const none = await office.aBuyer(0);
    for (const kind of ['spreadsheet', 'pdf']) {
      const asked = [asker.token, none.token].map((token) => fetched(readerPath(kind), token));
      const others = [asker.token, office.seller.token].map((token) => fetched(officePath(kind), token));
      expect((await Promise.all([...asked, ...others])).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
      expect((await fetched(`properties/2000000000/questions/${kind}`, office.admin)).status).toBe(404);
    }
  });

  it('[BEYA-108] a text of many lines, of other letters, and HTML are whole on paper', async () => {
    const asker = await office.aBuyer();
    const long = Array.from({ length: 400 }, (_, n) => `line ${n}`).join('\n');
    const id = await office.asked(asker, { text: 'Łukasz 日本 <b>bold</b>' });
    await office.answered(id, long);
    const said = await words(officePath('pdf'), office.admin);
    expect(said).toContain('Łukasz U+65E5 U+672C <b>bold</b>');
    for (const n of [0, 199, 399]) {
      expect(said).toContain(`line ${n}`);
    }
  });

  it('[BEYA-108] a listing without questions gives files that say so', async () => {
    const { id } = await aProperty(office.app.source);
    expect(await rows(`properties/${id}/questions/spreadsheet`, office.admin)).toHaveLength(1);
    expect(await words(`properties/${id}/questions/pdf`, office.admin)).toContain('0 questions');
  });
});
