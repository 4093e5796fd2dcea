import { bareFacts, factsOf } from '../../../../test/nda-certificates';
import { plain } from '../../../../test/agreement-files';
import { pdfContents, tagged } from '../../../../test/pdf-contents';
import { buildCertificate } from './build-certificate';
import type { CertificateFacts } from './certificate-facts';

let agreement: Buffer;

beforeAll(async () => {
  agreement = await plain(2);
});

/** What the pages of the certificate say, behind those of the agreement. */
async function read(facts: CertificateFacts, content: Buffer | null = agreement) {
  const made = await pdfContents(Buffer.from(await buildCertificate(facts, content)));
  const pages = made.pages.slice(content ? 2 : 0);
  return { ...made, pages, text: pages.map(({ text }) => text).join('\n') };
}

/** Without how its lines break. */
const flat = (text: string): string => text.replace(/\s+/g, ' ');

describe('the certificate of a signature', () => {
  it('[BEYA-08] holds all that is known of the signature', async () => {
    const facts = factsOf(agreement);
    const { text, title } = await read(facts);
    const said = flat(text);
    for (const item of [
      'Property ID 4711',
      'Property Harbor Storage',
      'File name NDA Harbor 2026-11-20.pdf',
      'Pages 6',
      `SHA-256 of the file ${facts.agreement?.sha256}`,
      'Name, as written Nia Hart',
      'Account email nia.hart@example.com',
      'Account confirmed Confirmed on 2026-11-02 14:10:55 UTC: a secret that was mailed to it came back.',
      'Email typed nia@hartcapital.example This differs from the account’s email, nia.hart@example.com.',
      'Entity Hart Capital Partners LLC',
      'Postal address 1 Elm St Suite 300 Denver, CO 80202',
      'Phone 303-555-0199',
      'Sentence agreed to I have read this agreement and sign it.',
      'Version of the sentence 9f2c11aa03de',
      `Disclosure ${facts.disclosure?.text}`,
      'Version of the disclosure a1b2c3d4e5f6',
      'Disclosure accepted 2026-11-22 05:31:02 UTC',
      'Signed at 2026-11-22 05:31:07 UTC',
      'Sign-in method Password',
      'Signed in at 2026-11-22 05:12:44 UTC',
      'Network (IP) address 203.0.113.7',
      `Browser ${facts.userAgent}`,
      'Time zone of the browser America/Denver',
      '2026-11-22 05:28:40 UTC Agreement presented',
      '2026-11-22 05:31:07 UTC Agreement signed',
      `(chain head): ${facts.chainHead}`,
      'https://stowbridge.example/verify',
      facts.code,
      'Nia Hart (Hart Capital Partners LLC) signed the agreement “NDA Harbor 2026-11-20.pdf” for the property “Harbor Storage” on 2026-11-22 05:31:07 UTC. The signature was given electronically through Stowbridge, from the network address 203.0.113.7.',
    ]) {
      expect(said).toContain(item);
    }
    expect(said).not.toContain('not recorded');
    expect(title).toBe('Certificate of signature: Harbor Storage, Nia Hart');
  });

  it('[BEYA-08] says that the typed address is the account’s, however it is spelled', async () => {
    const { signer } = factsOf(agreement);
    const { text } = await read(factsOf(agreement, { signer: { ...signer, typedEmail: 'Nia.Hart@Example.com ' } }));
    expect(flat(text)).toContain('Email typed Nia.Hart@Example.com The same as the account’s.');
    expect(text).not.toContain('differs');
  });

  it('[BEYA-09, BEYA-34] writes `not recorded` for each thing that is not known, and says that a text was not kept', async () => {
    const facts = bareFacts();
    const { text } = await read(facts, null);
    const said = flat(text);
    for (const label of [
      'File name',
      'Pages',
      'Account email',
      'Account confirmed',
      'Entity',
      'Postal address',
      'Phone',
      'Version of the sentence',
      'Disclosure',
      'Version of the disclosure',
      'Disclosure accepted',
      'Sign-in method',
      'Signed in at',
      'Network (IP) address',
      'Browser',
      'Time zone of the browser',
      'Time Event',
      'Chain head of the events:',
    ]) {
      expect(said).toContain(`${label} not recorded`);
    }
    expect(said).toContain('from a network address that was not recorded');
    expect(said).toContain('The text of this agreement was not kept.');
    expect(said).toContain(`SHA-256 of the file ${facts.documentSha256}`);
    expect(said).not.toMatch(/null|undefined|NaN|differs|The same as/);
  });

  it('[BEYA-10] writes every time to the second, and each of them ends in UTC', async () => {
    const { text } = await read(factsOf(agreement));
    const times = flat(text).match(/\d\d:\d\d(?::\d\d)?.{0,4}/g) ?? [];
    expect(times).toHaveLength(9);
    times.forEach((time) => expect(time).toMatch(/^\d\d:\d\d:\d\d UTC/));
  });

  it('says who entered a signature that was given elsewhere', async () => {
    const { text } = await read(factsOf(agreement, { outside: { recordedBy: 'Olive Office' } }));
    expect(flat(text)).toContain('Signed outside of Stowbridge; recorded by Olive Office');
    expect(text).not.toContain('electronically through');
  });

  it('[BEYA-27] writes a signer named `Łukasz 日本` as written, and names of the neighbours too', async () => {
    const { signer } = factsOf(agreement);
    const names = {
      product: '倉庫 창고',
      propertyName: '王小明 黃陳 刘东 한국어',
      signer: { ...signer, name: 'Łukasz 日本', entity: 'かな 髙橋 LLC' },
    };
    const { text, pages } = await read(factsOf(agreement, names));
    expect(flat(text)).toContain('Name, as written Łukasz 日本');
    expect(flat(text)).toContain('Property 王小明 黃陳 刘东 한국어');
    expect(flat(text)).toContain('Entity かな 髙橋 LLC');
    // In the other weight, and at the foot of the page.
    expect(pages[0].text.match(/倉庫 창고/g)?.length).toBeGreaterThanOrEqual(3);
    // Nothing is read otherwise than it is drawn.
    expect(pages.flatMap(({ tree }) => tagged(tree, 'LBody')).filter(({ alt }) => alt)).toEqual([]);
    expect(text).not.toContain('U+');
  });

  it('[BEYA-27] writes letters that no font has by their numbers, and never leaves them out', async () => {
    const { signer } = factsOf(agreement);
    const { text } = await read(
      factsOf(agreement, { signer: { ...signer, name: 'Omar عمر \u{1F468}\u200D\u{1F469} 日\u{1F319}' } }),
    );
    expect(flat(text)).toContain('Name, as written Omar U+0639 U+0645 U+0631 U+1F468 U+200D U+1F469 日U+1F319');
  });

  it('is one tagged document of US Letter pages that are numbered, with the agreement before it', async () => {
    const { pages } = await read(factsOf(agreement));
    expect(pages).toHaveLength(2);
    pages.forEach(({ text }, n) => expect(text).toContain(`Certificate page ${n + 1} of 2`));
    const [{ tree }] = pages;
    expect(tagged(tree, 'H1')).toHaveLength(1);
    expect(pages.flatMap((page) => tagged(page.tree, 'H2')).length).toBeGreaterThanOrEqual(6);
    expect(pages.flatMap((page) => tagged(page.tree, 'TH'))).not.toEqual([]);
  });

  it('breaks long texts within their column, and 300 events between their rows, with the heads on each page', async () => {
    const { signer } = factsOf(agreement);
    const events = Array.from({ length: 300 }, (_one, n) => ({
      at: new Date(Date.UTC(2026, 10, 22, 5, 0, n)),
      what: `Certificate downloaded ${n}, ${'which takes two lines, '.repeat(n % 9 === 0 ? 6 : 0)}once`,
    }));
    const fileName = `${'NDA_of-Harbor.Storage'.repeat(12)}.pdf`;
    const facts = factsOf(agreement, {
      events,
      userAgent: 'x'.repeat(400),
      signer: { ...signer, entity: 'word '.repeat(900) },
    });
    const { pages, text } = await read({ ...facts, agreement: facts.agreement && { ...facts.agreement, fileName } });
    expect(text.replace(/\s+/g, '')).toContain(`Filename${fileName}`);
    expect(text.replace(/\s+/g, '')).toContain('x'.repeat(400));
    expect(text.match(/\bword\b/g)?.length).toBeGreaterThanOrEqual(900);
    const withRows = pages.filter((page) => page.text.includes('Certificate downloaded'));
    expect(withRows.length).toBeGreaterThan(6);
    for (const page of withRows) {
      expect(page.text).toContain('Time');
      // Each row is whole: as many times as descriptions, and their ends.
      const times = page.text.match(/05:\d\d:\d\d UTC/g) ?? [];
      expect(page.text.match(/\bonce\b/g)?.length).toBe(page.text.match(/Certificate downloaded \d/g)?.length);
      expect(times.length).toBeGreaterThanOrEqual(page.text.match(/\bonce\b/g)?.length ?? 0);
    }
    expect(text.match(/\bonce\b/g)).toHaveLength(300);
  });

  it('is the same to the byte for the same input, whenever it is made, and another for another', async () => {
    const one = await buildCertificate(factsOf(agreement), agreement);
    jest.useFakeTimers({
      now: new Date('2031-05-05T05:05:05Z'),
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout'],
    });
    try {
      expect(Buffer.compare(one, await buildCertificate(factsOf(agreement), agreement))).toBe(0);
    } finally {
      jest.useRealTimers();
    }
    const other = await buildCertificate(factsOf(agreement, { code: '23456789AB' }), agreement);
    expect(Buffer.compare(one, other)).not.toBe(0);
  });

  it('is not made for another file than the one that was signed', async () => {
    await expect(buildCertificate(factsOf(agreement), await plain(3))).rejects.toThrow('not the file that was signed');
    await expect(buildCertificate(factsOf(agreement), null)).rejects.toThrow('do not go together');
  });
});
