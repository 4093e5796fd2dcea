import { aBuyer, aDocument, anAdmin, aProperty, aSeller } from '../../../test/builders';
import { aDeal, someTerms } from '../../../test/deals';
import { ROUTES } from '../../../test/described';
import { aSignedNda } from '../../../test/ndas';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { SCOPES } from '../accounts/api-keys/scopes';

/** What stands in every note, and nowhere else. */
const PLANTED = 'quillfeather';

describe('who reads the notes of the office', () => {
  let app: TestApp;
  let admin: string;
  let buyer: string;
  let seller: string;
  /** Of every record that a note is about. */
  let ids: number[];
  let propertyId: number;

  beforeAll(async () => {
    app = await startTestApp();
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
    const [owner, signer] = [await aSeller(app.source), await aBuyer(app.source)];
    [seller, buyer] = [await tokenOf(app, owner.id), await tokenOf(app, signer.id)];
    const property = await aProperty(app.source, { sellerId: owner.id });
    await aDocument(app.source, property.id);
    await aSignedNda(app.source, property, signer.id);
    const deal = await aDeal(app.source, property, signer.id, 6);
    await someTerms(app.source, deal.id, signer.id);
    const [enquiry] = await app.source.query<{ id: number }[]>(
      `insert into enquiries (kind, name, phone, email, message) values ('sell', 'Ida Moss', '1', 'i@example.com', 'M') returning id`,
    );
    const subjects = { deal: deal.id, property: property.id, user: signer.id, enquiry: enquiry.id };
    const notes: number[] = [];
    for (const [subjectType, subjectId] of Object.entries(subjects)) {
      const answer = await app.call(
        'POST',
        '/api/v1/notes',
        { subjectType, subjectId, kind: 'call', text: `${PLANTED} said so` },
        admin,
      );
      notes.push(answer.json<{ id: number }>().id);
    }
    const corrected = { kind: 'note', text: `${PLANTED} said something else` };
    expect((await app.call('PUT', `/api/v1/notes/${notes[0]}`, corrected, admin)).status).toBe(200);
    expect((await app.call('DELETE', `/api/v1/notes/${notes[3]}`, undefined, admin)).status).toBe(200);
    propertyId = property.id;
    ids = [...new Set([...Object.values(subjects), owner.id, ...notes])];
  });
  afterAll(() => app.close());

  const aKey = async (scopes: readonly string[]): Promise<string> =>
    (await app.call('POST', '/api/v1/api-keys', { name: 'A key', scopes }, admin)).json<{ secret: string }>().secret;
  const ask = (url: string, token: string) =>
    app.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });

  /** Every GET of the document, below each of the records; how many answered, and which of them told. */
  async function crawl(token: string): Promise<{ answered: number; told: string[] }> {
    const urls = ROUTES.filter(({ method, path }) => method === 'GET' && !path.includes('/health')).flatMap(
      ({ path }) =>
        path.includes('{')
          ? ids.map((id) => path.replace(/\{\w+\}/g, String(id)))
          : [path, `${path}?sort=${encodeURIComponent('["id","DESC"]')}`],
    );
    const told: string[] = [];
    let answered = 0;
    for (const url of new Set(urls)) {
      const { statusCode, rawPayload, headers } = await ask(url, token);
      answered += statusCode === 200 ? 1 : 0;
      if (`${JSON.stringify(headers)}${rawPayload.toString('latin1')}`.toLowerCase().includes(PLANTED)) {
        told.push(url);
      }
    }
    return { answered, told };
  }

  it('[BEYC-74] neither the buyer nor the seller of the deal, at any address', async () => {
    for (const token of [buyer, seller]) {
      const { answered, told } = await crawl(token);
      expect(told).toEqual([]);
      expect(answered).toBeGreaterThan(15);
    }
  });

  it('[BEYC-74] no key without notes:read, whatever else it may read or write', async () => {
    const key = await aKey(SCOPES.filter((scope) => scope !== 'notes:read'));
    const { answered, told } = await crawl(key);
    expect(told).toEqual([]);
    expect(answered).toBeGreaterThan(40);
    expect((await ask('/api/v1/notes', key)).statusCode).toBe(403);
    expect((await ask(`/api/v1/properties/${propertyId}/timeline`, key)).statusCode).toBe(200);
  });

  it('[BEYC-74] the office, and a key with notes:read where it reads the rest', async () => {
    expect((await crawl(admin)).told).toEqual(
      expect.arrayContaining(['/api/v1/notes', `/api/v1/properties/${propertyId}/timeline`]),
    );
    const key = await aKey(['notes:read', 'properties:read']);
    for (const path of ['/api/v1/notes', `/api/v1/properties/${propertyId}/timeline`]) {
      expect((await ask(path, key)).payload).toContain(PLANTED);
    }
    const body = { subjectType: 'property', subjectId: propertyId, kind: 'note', text: 'By a key' };
    expect((await app.call('POST', '/api/v1/notes', body, key)).status).toBe(403);
    expect((await app.call('POST', '/api/v1/notes', body, await aKey(['notes:read', 'notes:write']))).status).toBe(201);
    expect((await app.call('POST', '/api/v1/notes', body, buyer)).status).toBe(403);
  });
});
