import { randomUUID } from 'node:crypto';
import { hashToken } from '../../src/domains/accounts/sign-in/passwords';
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

/** A deletion that the buyer has asked for. */
async function aDeletion(people: People): Promise<number> {
  await people.source.query(`update privacy_requests set outcome = 'done', ended_at = now() where ended_at is null`);
  return idOf(
    people,
    `insert into privacy_requests (kind, user_id, deletes_at) values ('delete', $1, now() + interval '7 days') returning id`,
    [people.ids.buyer],
  );
}

/** A copy of the buyer's data, which is ready. */
async function aCopy(people: People): Promise<number> {
  await people.source.query(`update privacy_requests set outcome = 'done', ended_at = now() where ended_at is null`);
  return idOf(
    people,
    `insert into privacy_requests (kind, user_id, ready_until) values ('export', $1, now() + interval '24 hours') returning id`,
    [people.ids.buyer],
  );
}

/** The token of the address at which a visitor saves a copy. */
async function aVisitorsCopy(people: People): Promise<string> {
  const link = randomUUID();
  await people.source.query(
    `insert into privacy_requests (kind, email, link_hash, link_until) values ('export', $1, $2, now() + interval '1 hour')`,
    [`${link}@visitors.example`, hashToken(link)],
  );
  const { json } = await people.app.call('POST', '/api/v1/privacy-links/confirm', { token: link });
  return new URL(json<{ url: string }>().url, 'https://market.example').searchParams.get('token') ?? '';
}

/** One's own second factors, sessions and data, and those of others that an administrator ends. */
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
  [
    'MeResource_dataCopyLink',
    {
      outsiders: OWNERS,
      make: async (people) => ({ as: 'buyer', path: { id: await aCopy(people) } }),
    },
  ],
  [
    'MeResource_dataCopy',
    {
      outsiders: [],
      open: 'it is for whoever has the signed address, which the browser sends that saves the file; privacy-requests.spec.ts tries it',
      make: async (people) => {
        const id = await aCopy(people);
        const link = await people.app.call(
          'POST',
          `/api/v1/me/privacy-requests/${id}/link`,
          undefined,
          people.tokens.buyer,
        );
        const { searchParams } = new URL(link.json<{ url: string }>().url, 'https://market.example');
        return { as: 'anonymous', path: { id }, query: { token: searchParams.get('token') ?? '' } };
      },
    },
  ],
  [
    'PrivacyLinks_copy',
    {
      outsiders: [],
      open: 'it is for whoever has the signed address, which the mailed link answers; visitor-requests.spec.ts tries it',
      make: async (people) => ({ as: 'anonymous', query: { token: await aVisitorsCopy(people) } }),
    },
  ],
  [
    'MeResource_takeBackPrivacy',
    {
      outsiders: OWNERS,
      status: 204,
      make: async (people) => ({ as: 'buyer', path: { id: await aDeletion(people) } }),
    },
  ],
  [
    'PrivacyRequestsResource_get',
    {
      outsiders: ADMIN_ONLY,
      make: async (people) => ({ as: 'admin', path: { id: await aDeletion(people) } }),
    },
  ],
  ...(['extend', 'decide', 'annotate'] as const).map((act): [string, DenialCase] => [
    `PrivacyRequestsResource_${act}`,
    {
      outsiders: ADMIN_ONLY,
      status: 204,
      make: async (people) => ({
        as: 'admin',
        path: { id: await aDeletion(people) },
        body: { extend: undefined, decide: { decision: 'refused', reason: 'Not yet.' }, annotate: { note: 'Called.' } }[
          act
        ],
      }),
    },
  ]),
];
