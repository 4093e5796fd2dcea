import { join } from 'node:path';
import { seedDatabase } from '@stowbridge/demo/main';
import { LocalStorage } from '../../src/platform/storage/local.storage';
import { aBuyer, anAdmin, aSeller } from '../builders';
import calls from '../data/calls.json';
import { routeOf } from '../described';
import { bodyWith, idFieldsOf, NO_IDS, partsWith } from '../id-fields';
import { startTestApp, TestApp } from '../test-app';
import { tokenOf } from '../tokens';
import { Contract, Make, RoleName, SampleRequest, sendSample } from './contract';
import { Shape, shapeProblems, valuesIn } from './shape';

interface Call {
  id: string;
  method: string;
  path: string;
  kind: string;
  who: string[];
  response: Shape;
}
const CALLS = new Map((calls as unknown as Call[]).map((call) => [`[${call.id}]`, call]));
const ROLES: RoleName[] = ['anonymous', 'buyer', 'seller', 'admin'];

/** Values for what the demo data leaves out everywhere. */
const SELDOM = `
  update properties set alternate_price_option_date = current_date + 30 where alternate_price_option_id is not null;
  update vendors set address2 = 'Suite 5';
  update users set address2 = 'Suite 5', position = 'Partner', agent_location_id = 1;
  update deals set description = 'Twelve buildings', offline_buyer_first_name = 'Ola', offline_buyer_last_name = 'Reed',
    offline_buyer_email = 'ola@reed.example', offline_buyer_city = 'Denver', offline_buyer_state_id = 6`;
/** Null in these answers for a reason; the specs of their domains see them with a value. */
const NULL_HERE = [
  // Only who has not chosen a password yet is given one.
  'PasswordResetToken',
  // A buyer who begins a thread writes to the whole office.
  'ToUserID',
  'ParentMessageID',
];

/** The documents name no address for the CRM's form; the product's own takes its place. */
const pathOf = ({ kind, path }: Call): string =>
  kind === 'external' ? '/api/home/contactus' : `${kind === 'static' ? '' : '/api'}/${path}`;

const methodOf = ({ method }: Call): string => (method === 'external' ? 'POST' : method);

/** The request with an id that there is not in one of its fields. */
const withId = (request: SampleRequest, path: string[], value: number): SampleRequest =>
  request.parts
    ? { ...request, parts: partsWith(request.parts, path, value) }
    : { ...request, body: bodyWith(request.body ?? {}, path, value) };

/**
 * Makes each of these calls on seeded data and compares the answer with the documents; then asks for it in every role.
 * @param ids the calls that are driven, each with a request
 */
export function driveCalls(title: string, ids: string[], requests: Record<string, Make>): void {
  const driven = ids.map((id) => {
    const [call, make] = [CALLS.get(id), requests[id]];
    if (!call) {
      throw new Error(`The documents have no call ${id}.`);
    }
    if (!make) {
      throw new Error(`There is no request for ${id}.`);
    }
    return { id, make, call };
  });
  const left = Object.keys(requests).filter((id) => !ids.includes(id));
  if (left.length > 0) {
    throw new Error(`Nobody drives ${left.join(', ')}.`);
  }

  describe(`the contract: ${title}`, () => {
    let app: TestApp;
    let contract: Contract;
    const seen = new Map<string, boolean>();

    beforeAll(async () => {
      app = await startTestApp({ SIGN_IN_LIMIT: '1000000' });
      const folder = process.env.DATA_DIR as string;
      const options = {
        databaseUrl: app.ownerUrl,
        seed: 7,
        properties: 8,
        events: 500,
        timeZone: 'America/Denver',
        now: new Date(),
        ifEmpty: false,
        full: 8,
      };
      await seedDatabase(options, new LocalStorage(join(folder, 'files')), () => undefined);
      await app.asOwner(SELDOM);
      const [admin, buyer, seller] = [
        await anAdmin(app.source, { agentLocationId: 1 }),
        await aBuyer(app.source),
        await aSeller(app.source),
      ];
      contract = {
        app,
        source: app.source,
        ids: { admin: admin.id, buyer: buyer.id, seller: seller.id },
        tokens: {
          anonymous: undefined,
          admin: await tokenOf(app, admin.id),
          buyer: await tokenOf(app, buyer.id),
          seller: await tokenOf(app, seller.id),
        },
      };
    });
    afterAll(() => app.close());
    // Signing out and new passwords end sessions.
    beforeEach(async () => {
      for (const role of ['admin', 'buyer', 'seller'] as const) {
        contract.tokens[role] = await tokenOf(app, contract.ids[role]);
      }
      await app.source.query('delete from rate_counters');
    });

    it.each(driven.map((one) => [one.id, one.call.method, one.call.path, one] as const))(
      '%s %s %s answers as the documents show',
      async (_id, _method, _path, { make, call }) => {
        const answer = await sendSample(contract, methodOf(call), pathOf(call), await make(contract));
        expect({
          status: answer.status,
          ...(answer.status === 200 ? {} : { text: answer.text.slice(0, 300) }),
        }).toEqual({ status: 200 });
        if (typeof call.response === 'object' && call.response !== null) {
          expect(shapeProblems(call.response, answer.json())).toEqual([]);
          valuesIn(call.response, answer.json(), seen);
        }
      },
    );

    it('[FTEST-60] each field of these answers has had a value, not only null', () => {
      expect(seen.size).toBeGreaterThan(10);
      const without = [...seen].filter(([, hasValue]) => !hasValue).map(([name]) => name);
      expect(without.filter((name) => !NULL_HERE.includes(name))).toEqual([]);
    });

    const withIds = driven.flatMap((one) => {
      const route = routeOf(methodOf(one.call), pathOf(one.call));
      return (route ? idFieldsOf(route) : []).map(
        (field) => [one.id, one.call.method, one.call.path, field.join('.'), { ...one, field }] as const,
      );
    });
    it.each(withIds)(
      '[FSEC-05] %s %s %s causes no fault with an id in %s that there is not',
      async (_id, _method, _path, _field, { make, call, field }) => {
        for (const value of NO_IDS) {
          const answer = await sendSample(
            contract,
            methodOf(call),
            pathOf(call),
            withId(await make(contract), field, value),
          );
          expect({ value, fault: answer.status >= 500 ? answer.text : undefined }).toEqual({ value, fault: undefined });
        }
      },
    );

    it.each(
      driven
        .filter(({ call }) => call.kind === 'api')
        .map((one) => [one.id, one.call.method, one.call.path, one.call] as const),
    )(
      '%s [SHELL-44, CONST-13] %s %s is open to its roles only, in any letter case, with and without a slash at the end',
      async (_id, method, _path, call) => {
        const url = pathOf(call).replace(/\{\w+\}/g, '2000000000');
        for (const [index, role] of ROLES.entries()) {
          const spelt = [url, url.toUpperCase(), `${url}/`, `${url.toUpperCase()}/`][index] as string;
          const { status } = await app.call(
            method as 'GET',
            spelt,
            method === 'POST' ? {} : undefined,
            contract.tokens[role],
          );
          const denied = status === 401 || status === 403;
          const lacking = role === 'anonymous' ? 401 : 403;
          expect({ role, denied, status: denied ? status : 0, fault: status >= 500 }).toEqual({
            role,
            denied: !call.who.includes(role),
            status: call.who.includes(role) ? 0 : lacking,
            fault: false,
          });
        }
      },
    );
  });
}
