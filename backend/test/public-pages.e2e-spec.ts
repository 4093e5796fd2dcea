import { brotliDecompressSync } from 'node:zlib';
import { Config } from '../src/config';
import { ActivityRecorder } from '../src/domains/activity/activity-recorder';
import { PagesService } from '../src/pages/pages.service';
import { PublicAnswers } from '../src/platform/cache/public-answers';
import { aProperty } from './builders';
import { startTestApp, type TestApp } from './test-app';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64)';

describe('pages that strangers read', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ PUBLIC_MEMORY_MB: '8' }, (http) => http.get(PagesService).register());
  });
  afterAll(() => app.close());

  const answers = (): PublicAnswers => app.app.get(PublicAnswers);
  const page = (url: string, headers: Record<string, string> = {}) =>
    app.app.inject({ method: 'GET', url, headers: { 'user-agent': BROWSER, ...headers } });
  /** Whether this page came from memory, and itself. */
  const kept = async (url: string, headers?: Record<string, string>) => {
    const { memory } = answers().answered;
    const answer = await page(url, headers);
    return { ...answer, headers: answer.headers, kept: answers().answered.memory > memory };
  };
  const property = async (): Promise<{ id: number; address: string }> => {
    const { id } = await aProperty(app.source, { name: 'Quokka Storage', price: 3_210_000 });
    await answers().afterTransactionCommit();
    const { headers } = await page(`/property/${id}/x/`);
    return { id, address: String(headers.location) };
  };

  it('are made once, and each answer has an id and a cookie of its own', async () => {
    for (const url of ['/', '/property/search/', '/faq', '/categorylist/', '/aboutus']) {
      const [first, second] = [await page(url), await kept(url)];
      expect([url, first.statusCode, second.kept]).toEqual([url, 200, true]);
      expect(second.payload).toBe(first.payload);
      expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
      expect(second.cookies).toEqual([expect.objectContaining({ name: 'visit', httpOnly: true })]);
    }
  });

  it('need no nonce: their own script and style are known by their hashes', async () => {
    const { headers, payload } = await page('/faq');
    expect(payload).not.toContain('nonce');
    expect(headers['content-security-policy']).toMatch(
      /script-src 'self' 'sha256-[\w+/]{43}='; style-src 'self' 'sha256-[\w+/]{43}=';/,
    );
    expect(headers['content-security-policy']).not.toContain('unsafe');
  });

  it('are never those of somebody who is signed in or was, whoever asks first', async () => {
    const { address } = await property();
    await page(address);
    const others: Record<string, string>[] = [{ cookie: 'visit=1; device=x' }, { authorization: 'Bearer x' }];
    for (const headers of others) {
      expect((await kept(address, headers)).payload).toContain('Quokka');
    }
    const { made } = answers().answered;
    const signedIn = await page(address, { cookie: 'area=site' });
    expect(signedIn.payload).toContain('"signedIn":true');
    expect((await page(address)).payload).toContain('"signedIn":false');
    expect(answers().answered.made).toBe(made);
    expect((await kept(address, { cookie: 'visit=1' })).kept).toBe(true);
  });

  it('[FSEC-26] are counted by a cookie of this host alone over https', async () => {
    const config = app.app.get(Config);
    const local = config.PUBLIC_URL;
    config.PUBLIC_URL = 'https://market.example.com';
    try {
      const { cookies } = await page('/faq');
      expect(cookies).toEqual([expect.objectContaining({ name: '__Host-visit', path: '/', secure: true })]);
      expect((await kept('/faq', { cookie: '__Host-visit=1' })).kept).toBe(true);
    } finally {
      config.PUBLIC_URL = local;
    }
  });

  it('tell no price that is hidden since, and nothing that is not published', async () => {
    const { id, address } = await property();
    expect((await page(address)).payload).toContain('3,210,000');
    await app.source.transaction((manager) =>
      manager.query('update properties set alternate_price_option_id = 1 where id = $1', [id]),
    );
    const hidden = await page(address);
    expect(hidden.statusCode).toBe(200);
    expect(hidden.payload).not.toContain('3,210,000');
    await app.source.transaction((manager) =>
      manager.query('update properties set active = false where id = $1', [id]),
    );
    for (let again = 0; again < 2; again += 1) {
      const gone = await page(address);
      expect(gone.statusCode).toBe(404);
      expect(gone.payload).toContain('This property is not listed.');
      expect(gone.payload).not.toContain('3,210,000');
    }
  });

  it('[BEYE-60] count a view for each person who reads them, and none for a robot and the office', async () => {
    const { id, address } = await property();
    const activity = app.app.get(ActivityRecorder);
    await activity.flush();
    for (let again = 0; again < 3; again += 1) {
      await page(address);
    }
    await page(address, { 'user-agent': 'Googlebot/2.1' });
    await page(address, { cookie: 'area=admin' });
    await activity.flush();
    const views = await app.asOwner('select count(*)::int n from activities where kind = 3 and property_id = $1', [id]);
    expect(views).toEqual([{ n: 3 }]);
  });

  it('are compressed once for all who take that form', async () => {
    const plain = await page('/faq', { 'accept-encoding': 'identity' });
    const packed = [];
    for (let again = 0; again < 2; again += 1) {
      const answer = await page('/faq', { 'accept-encoding': 'gzip, br' });
      expect(answer.headers['content-encoding']).toBe('br');
      expect(answer.headers.vary).toContain('Accept-Encoding');
      expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
      packed.push(answer.rawPayload);
    }
    expect(packed[1]).toEqual(packed[0]);
    expect(brotliDecompressSync(packed[0]).toString()).toBe(plain.payload);
    expect((await page('/faq', { 'accept-encoding': 'gzip;q=1, br;q=0' })).headers['content-encoding']).toBe('gzip');
  });
});
