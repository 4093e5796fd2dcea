import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import { startTestApp, TestApp } from '../../../test/test-app';
import { errorPage } from './error-page';
import { ErrorFilter } from './error.filter';

const OPENED = { 'sec-fetch-dest': 'document', accept: 'text/html,*/*;q=0.8' };

describe('a refusal that a person opens in a browser', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const asked = (url: string, headers: Record<string, string>) => app.app.inject({ url, headers });

  it('is a page with what is said and a way on, which loads nothing and shows its style', async () => {
    const { statusCode, headers, body } = await asked('/StoreDocuments/none.pdf', OPENED);
    const text = await asked('/StoreDocuments/none.pdf', {});
    expect([statusCode, headers['content-type']]).toEqual([text.statusCode, 'text/html; charset=utf-8']);
    expect(body).toContain(`<h1>${text.body}</h1>`);
    expect(body).toContain('<a href="/signin">Sign in</a><a href="/">Home</a>');
    expect(body).not.toMatch(/Try again|src=|<script/);
    const [, style = ''] = /<style>(.*)<\/style>/s.exec(body) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`default-src 'none'; style-src 'sha256-${hash}'`);
  });

  it.each([
    ['a program', '/StoreDocuments/none.pdf', {}],
    ['a script of a page', '/StoreDocuments/none.pdf', { 'sec-fetch-dest': 'empty', accept: 'text/html' }],
    ['a picture in a page', '/StoreImages/none.webp', { 'sec-fetch-dest': 'image', accept: 'image/webp,*/*' }],
  ])('stays a text for %s', async (_who, url, headers) => {
    expect((await asked(url, headers)).headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  it('stays a problem of /api/v1, whoever asks', async () => {
    expect((await asked('/api/v1/properties', OPENED)).headers['content-type']).toMatch(/^application\/problem\+json/);
  });

  it('has the first sentence as its heading', () => {
    const { body } = errorPage(503, 'There is no room for <plan.pdf>. Please try again later.');
    expect(body).toContain('<h1>There is no room for &lt;plan.pdf&gt;.</h1>\n<p>Please try again later.</p>');
  });

  it('is a page that can be tried again after a fault, and tells the reference apart', async () => {
    const fastify = Fastify();
    fastify.setErrorHandler((error, request, reply) => new ErrorFilter().send(error, request, reply));
    fastify.get('/broken', () => Promise.reject(new Error('<b>no</b>')));
    const { statusCode, body } = await fastify.inject({ url: '/broken', headers: OPENED });
    await fastify.close();
    expect(statusCode).toBe(500);
    expect(body).toMatch(/<h1>Something went wrong\.<\/h1>\n<p>Reference req-1<\/p>/);
    expect(body).toContain('<a href="">Try again</a><a href="/">Home</a>');
    expect(body).not.toContain('<b>');
  });
});
