import { randomUUID } from 'node:crypto';
import { aBuyer, aSession } from '../builders';
import { idOf } from '../contract/records';
import { codeOf } from '../second-factors';
import { ADMIN_ONLY, type DenialCase, type People } from './cases';

const OWNERS: DenialCase['outsiders'] = ['anonymous', 'otherBuyer', 'seller', 'admin'];

/** A passkey that was set up. */
const aPasskey = (people: People, userId: number): Promise<number> =>
  idOf(
    people,
    `insert into second_factors (user_id, kind, name, credential_id, public_key, proven_at, enabled_at) values ($1, 'passkey', 'Laptop', $2, 'AA', now(), now()) returning id`,
    [userId, randomUUID()],
  );

async function anAppBegun({ app, tokens }: People): Promise<{ id: number; secret: string }> {
  return (await app.call('POST', '/api/v1/me/second-factors/apps', { name: 'Phone' }, tokens.buyer)).json();
}

/** One's own second factors and sessions, and those of others that an administrator ends. */
export const SECOND_FACTOR_CASES: [string, DenialCase][] = [
  [
    'MeResource_confirmApp',
    {
      outsiders: OWNERS,
      make: async (people) => {
        const { id, secret } = await anAppBegun(people);
        return { as: 'buyer', path: { id }, body: { code: await codeOf(secret) } };
      },
    },
  ],
  [
    'MeResource_renameSecondFactor',
    {
      outsiders: OWNERS,
      status: 204,
      make: async (people) => ({
        as: 'buyer',
        path: { id: await aPasskey(people, people.ids.buyer) },
        body: { name: 'Old laptop' },
      }),
    },
  ],
  [
    'MeResource_removeSecondFactor',
    {
      outsiders: OWNERS,
      status: 204,
      make: async (people) => {
        const id = await aPasskey(people, people.ids.buyer);
        await people.source.query('update sessions set factor_shown_at = now() where user_id = $1', [people.ids.buyer]);
        return { as: 'buyer', path: { id } };
      },
    },
  ],
  [
    'MeResource_endSession',
    {
      outsiders: OWNERS,
      status: 204,
      make: async (people) => ({ as: 'buyer', path: { session: await aSession(people.source, people.ids.buyer) } }),
    },
  ],
  [
    'UsersResource_resetSecondFactor',
    {
      outsiders: ADMIN_ONLY,
      own: 'path:id',
      status: 204,
      make: async (people) => {
        const { id } = await aBuyer(people.source);
        await aPasskey(people, id);
        return { as: 'admin', path: { id }, body: { reason: 'Lost' } };
      },
    },
  ],
  [
    'UsersResource_endSessions',
    {
      outsiders: ADMIN_ONLY,
      own: 'path:id',
      status: 204,
      make: async (people) => {
        const { id } = await aBuyer(people.source);
        await aSession(people.source, id);
        return { as: 'admin', path: { id } };
      },
    },
  ],
  [
    'UsersResource_beginView',
    {
      outsiders: ADMIN_ONLY,
      make: async (people) => ({
        as: 'admin',
        path: { id: (await aBuyer(people.source)).id },
        body: { reason: 'Asked on the phone' },
      }),
    },
  ],
  [
    'UsersResource_endView',
    {
      outsiders: ADMIN_ONLY,
      status: 204,
      make: async (people) => {
        const { id } = await aBuyer(people.source);
        await people.app.call('POST', `/api/v1/users/${id}/view`, { reason: 'Asked' }, people.tokens.admin);
        return { as: 'admin', path: { id } };
      },
    },
  ],
];
