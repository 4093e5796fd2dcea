import { aBuyer, anAdmin, aSeller } from './builders';
import calls from './data/calls.json';
import { startTestApp, TestApp } from './test-app';
import { tokenOf } from './tokens';
import document from '../../openapi/openapi.json';

type RoleName = 'anonymous' | 'buyer' | 'seller' | 'admin';
const ROLES: RoleName[] = ['anonymous', 'buyer', 'seller', 'admin'];
/** No record has this id, so that an allowed call does nothing. */
const NOBODY = '2000000000';

/** Calls of the documents that the product does not answer yet; a call that is added must leave this list. */
const LATER = [
  'CALL-020', 'CALL-021', 'CALL-023', 'CALL-026', 'CALL-030', 'CALL-033', 'CALL-103', 'CALL-104', 'CALL-105', 'CALL-106', 'CALL-107',
];

const shape = (path: string): string => path.toLowerCase().replace(/\{\w+\}/g, '{}').replace(/\/$/, '');

describe('who may make which call', () => {
  let app: TestApp;
  let served: Set<string>;
  const tokens: Partial<Record<RoleName, string>> = {};

  beforeAll(async () => {
    app = await startTestApp();
    tokens.buyer = await tokenOf(app, (await aBuyer(app.source)).id);
    tokens.seller = await tokenOf(app, (await aSeller(app.source)).id);
    tokens.admin = await tokenOf(app, (await anAdmin(app.source)).id);
    served = new Set(Object.entries(document.paths).flatMap(([path, operations]) => Object.keys(operations).map((method) => `${method.toUpperCase()} ${shape(path)}`)));
  }, 60_000);
  afterAll(() => app.close());

  const pathOf = (path: string, kind: string): string => `${kind === 'static' ? '' : '/api'}/${path}`;

  for (const { id, method, path, kind, who } of calls.filter((call) => call.kind === 'api')) {
    it(`[${id}] ${method} ${path} is open to ${who.join(', ')} only`, async () => {
      if (!served.has(`${method} ${shape(pathOf(path, kind))}`)) return expect(LATER).toContain(id);
      expect(LATER).not.toContain(id);
      const url = pathOf(path, kind).replace(/\{filename\}/, 'nothing.pdf').replace(/\{\w+\}/g, NOBODY);
      for (const role of ROLES) {
        const { status } = await app.call(method as 'GET', url, method === 'POST' ? {} : undefined, tokens[role]);
        const denied = status === 401 || status === 403;
        expect({ role, denied, fault: status >= 500 }).toEqual({ role, denied: !who.includes(role), fault: false });
      }
      return undefined;
    });
  }
});
