import dns from 'node:dns/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { anAdmin } from '../../../test/builders';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { post } from './post';

describe('where webhooks may lead', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await startTestApp();
    token = await tokenOf(app, (await anAdmin(app.source)).id);
  });
  afterAll(() => app.close());

  const make = (body: object) =>
    app.call('POST', '/api/v1/webhooks', { url: 'https://93.184.215.14/hook', events: ['nda.signed'], ...body }, token);
  const made = async () => (await app.source.query<unknown[]>('select from webhooks')).length;

  it.each([
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://localhost/',
  ])('[BEYE-40] %s is not a public address', async (url) => {
    const answer = await make({ url });
    expect([answer.status, answer.text.includes('not a public address'), await made()]).toEqual([422, true, 0]);
    expect(await post(url, { body: '{}', headers: {}, allowPrivate: false })).toMatchObject({
      status: null,
      error: 'It is not a public address.',
    });
  });

  it.each([
    ['http', { url: 'http://93.184.215.14/' }],
    ['3,000 characters', { url: `https://93.184.215.14/${'x'.repeat(2980)}` }],
    ['a password', { url: 'https://user:password@93.184.215.14/' }],
    ['port 22', { url: 'https://93.184.215.14:22/' }],
    ['no address', { url: 'crm' }],
    ['another scheme', { url: 'ftp://93.184.215.14/' }],
    ['an unknown event', { events: ['offer.dreamt'] }],
    ['no event', { events: [] }],
    ['an event twice', { events: ['nda.signed', 'nda.signed'] }],
    ['a description of 201 characters', { description: 'x'.repeat(201) }],
    ['disabled', { state: 'disabled' }],
  ])('[BEYE-40, BEYE-53] %s is refused', async (_, body) => {
    expect([(await make(body)).status, await made()]).toEqual([422, 0]);
  });

  describe('a name that leads elsewhere once it was looked at', () => {
    beforeEach(() => {
      // What a name resolves to is nobody's of ours.
      jest.spyOn(dns, 'lookup').mockResolvedValue([{ address: '93.184.215.14', family: 4 }] as never);
    });
    afterEach(() => jest.restoreAllMocks());

    it('[BEYE-41] gets no connection', async () => {
      let connections = 0;
      const server = createServer(() => (connections += 1));
      await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
      const url = `https://localhost:${(server.address() as AddressInfo).port}/`;
      expect((await make({ url })).status).toBe(201);
      const posted = await post(url, { body: '{}', headers: {}, allowPrivate: false });
      server.close();
      expect([posted.status, posted.error, connections]).toEqual([null, 'It is not a public address.', 0]);
    });
  });

  it('a public one is taken, and its creation repeated shows no secret', async () => {
    const body = { url: 'https://93.184.215.14/hook', events: ['nda.signed'] };
    const before = await made();
    const send = () => app.call('POST', '/api/v1/webhooks', body, token, { 'idempotency-key': 'hook-1' });
    expect((await send()).status).toBe(201);
    const again = await send();
    expect([again.status, again.text.includes('whsec_'), (await made()) - before]).toEqual([409, false, 1]);
  });
});
