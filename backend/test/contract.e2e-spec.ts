import { LocalStorage } from '../src/storage/local.storage';
import { seedDatabase } from '../src/database/seed/main';
import { join } from 'node:path';
import { aBuyer, anAdmin, aSeller } from './builders';
import { Contract, REQUESTS, RoleName, sendSample } from './contract/requests';
import { Shape, shapeProblems } from './contract/shape';
import calls from './data/calls.json';
import { startTestApp, TestApp } from './test-app';
import { tokenOf } from './tokens';

interface Call {
  id: string;
  method: string;
  path: string;
  kind: string;
  who: string[];
  response: Shape;
}
const CALLS = calls as unknown as Call[];
const ROLES: RoleName[] = ['anonymous', 'buyer', 'seller', 'admin'];

/** The documents name no address for the CRM's form; the product's own takes its place. */
const pathOf = ({ kind, path }: Call): string => (kind === 'external' ? '/api/home/contactus' : `${kind === 'static' ? '' : '/api'}/${path}`);

describe('the contract', () => {
  let app: TestApp;
  let contract: Contract;

  beforeAll(async () => {
    app = await startTestApp({ SIGN_IN_LIMIT: '1000000' });
    const folder = process.env.DATA_DIR as string;
    const options = { databaseUrl: process.env.DATABASE_URL as string, seed: 7, properties: 8, events: 500, timeZone: 'America/Denver', now: new Date(), ifEmpty: false, full: 8 };
    await seedDatabase(options, new LocalStorage(join(folder, 'files')), () => undefined);
    const [admin, buyer, seller] = [await anAdmin(app.source, { agentLocationId: 1 }), await aBuyer(app.source), await aSeller(app.source)];
    contract = {
      app,
      source: app.source,
      ids: { admin: admin.id, buyer: buyer.id, seller: seller.id },
      tokens: { anonymous: undefined, admin: await tokenOf(app, admin.id), buyer: await tokenOf(app, buyer.id), seller: await tokenOf(app, seller.id) },
    };
  }, 180_000);
  afterAll(() => app.close());
  // Signing out and new passwords end sessions.
  beforeEach(async () => {
    for (const role of ['admin', 'buyer', 'seller'] as const) contract.tokens[role] = await tokenOf(app, contract.ids[role]);
    await app.source.query('delete from rate_counters');
  });

  it.each(CALLS.map((call) => [call.id, call.method, call.path, call] as const))('[%s] %s %s answers as the documents show', async (id, method, _path, call) => {
    const request = (await REQUESTS[id]?.(contract)) ?? {};
    const answer = await sendSample(contract, method === 'external' ? 'POST' : method, pathOf(call), request);
    expect({ status: answer.status, ...(answer.status === 200 ? {} : { text: answer.text.slice(0, 300) }) }).toEqual({ status: 200 });
    if (typeof call.response === 'object' && call.response !== null) expect(shapeProblems(call.response, answer.json())).toEqual([]);
  });

  it.each(CALLS.filter(({ kind }) => kind === 'api').map((call) => [call.id, call.method, call.path, call] as const))(
    '[%s, SHELL-44, CONST-13] %s %s is open to its roles only, in any letter case, with and without a slash at the end',
    async (_id, method, _path, call) => {
      const url = pathOf(call).replace(/\{\w+\}/g, '2000000000');
      for (const [index, role] of ROLES.entries()) {
        const spelt = [url, url.toUpperCase(), `${url}/`, `${url.toUpperCase()}/`][index] as string;
        const { status } = await app.call(method as 'GET', spelt, method === 'POST' ? {} : undefined, contract.tokens[role]);
        const denied = status === 401 || status === 403;
        const lacking = role === 'anonymous' ? 401 : 403;
        expect({ role, denied, status: denied ? status : 0, fault: status >= 500 }).toEqual({ role, denied: !call.who.includes(role), status: call.who.includes(role) ? 0 : lacking, fault: false });
      }
    },
  );
});
