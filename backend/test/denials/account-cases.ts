import { randomUUID } from 'node:crypto';
import { hashToken } from '../../src/domains/accounts/sign-in/passwords';
import { unsubscribeToken } from '../../src/mail/unsubscribe-tokens';
import { aBuyer } from '../builders';
import { aMessage, idOf, newEmail, newProperty, one } from '../contract/records';
import { ADMIN_ONLY, DenialCase, forAdministrators, forEveryone, forOwners, ofResource, People } from './cases';

const CONTEXT = 'says from which page somebody came, and changes nothing';
const SENDER = 'the sender is who is signed in, and the reader is the sender of what is answered';
const REQUEST = 'the request itself is the proof: the holder of the token may use it, once';
const MAILED = 'the token is the proof: it was mailed to the person whose mails it stops';
const LINK = 'the token is the proof: it was mailed to the address that the change is about';
const ROLE = 'names a role, as which one reads';

const unpublished = (people: People): Promise<number> => newProperty(people, { active: false });
const letterTo = async (people: People, userId: number): Promise<number> => (await aMessage(people, userId))[0].id;

/** Accounts, users and messages. */
export const ACCOUNT_CASES: [string, DenialCase][] = [
  forEveryone('[CALL-001]', CONTEXT, { ignores: { 'body:BuyerStore.StoreID': CONTEXT } }),
  forEveryone('[CALL-002]', REQUEST),
  forEveryone('[CALL-007]', CONTEXT, {
    ignores: { 'body:BuyerStore.StoreID': CONTEXT, 'body:BuyerStoreNDA.StoreID': CONTEXT },
  }),
  forOwners('[CALL-008]', ['anonymous', 'otherBuyer', 'seller', 'admin']),
  forAdministrators('[CALL-026]', { own: 'path:id' }),
  forAdministrators('[CALL-027]', { own: 'path:id' }),
  forAdministrators('[CALL-028]', { own: 'path:id' }),
  forAdministrators('[CALL-029]', { own: 'path:id' }),
  forAdministrators('[CALL-030]', { own: 'body:ID' }),
  forAdministrators('[CALL-031]', { own: 'body:BuyerID', finds: { 'body:BuyerID': 'a filter' } }),
  forAdministrators('[CALL-032]', { own: 'body:FromUserID', finds: { 'body:FromUserID': 'a filter' } }),
  forAdministrators('[CALL-033]', { own: 'body:SellerID', finds: { 'body:SellerID': 'a filter' } }),
  forAdministrators('[CALL-074]', {
    own: 'body:ToUserID',
    make: async (people) => ({
      as: 'admin',
      body: { MailContent: 'Hello', ToUserID: people.ids.buyer, ToUserTypeID: 2, StoreID: await newProperty(people) },
    }),
  }),
  forOwners('[CALL-075]', ['anonymous', 'otherBuyer', 'otherSeller', 'seller'], {
    make: async (people) => ({
      as: 'buyer',
      body: { ID: await letterTo(people, people.ids.buyer), MailContent: 'Thanks' },
    }),
    foreign: { 'body:ID': (people) => letterTo(people, people.people.otherBuyer) },
    ignores: {
      'body:FromUserID': SENDER,
      'body:ToUserID': SENDER,
      'body:StoreID': SENDER,
      'body:ParentMessageID': 'stands for ID where that is missing; it is tried below',
    },
  }),
  forOwners('[CALL-076]', ['anonymous', 'admin'], {
    make: async (people) => ({
      as: 'buyer',
      body: { MailContent: 'Hello', FromUserTypeID: 2, StoreID: await newProperty(people) },
    }),
    foreign: { 'body:StoreID': unpublished },
  }),
  forOwners('[CALL-077]', ['anonymous', 'otherBuyer', 'seller'], {
    foreign: { 'path:id': (people) => letterTo(people, people.people.otherBuyer) },
  }),
  ofResource(
    'Messages_thread',
    async (people) => ({ as: 'buyer', path: { id: await letterTo(people, people.ids.buyer) } }),
    {
      outsiders: ['anonymous', 'otherBuyer', 'seller'],
      foreign: { 'path:id': (people) => letterTo(people, people.people.otherBuyer) },
    },
  ),
  forEveryone('[CALL-078]', ROLE),
  forEveryone('[CALL-081]', ROLE),
  forAdministrators('[CALL-082]', { outsiders: [...ADMIN_ONLY, 'otherBuyer'] }),
  forAdministrators('[CALL-034]', {
    own: 'body:SellerID',
    make: (people) => ({ as: 'admin', body: { SellerID: people.ids.seller, Page: 1, PageLength: 10 } }),
    finds: { 'body:SellerID': 'a filter' },
  }),
  forAdministrators('[CALL-035]', {
    own: 'body:SellerID',
    make: (people) => ({ as: 'admin', body: { SellerID: people.ids.seller, Page: 1, PageLength: 10 } }),
    finds: { 'body:SellerID': 'a filter' },
  }),
  [
    'UsersResource_get',
    {
      outsiders: ADMIN_ONLY,
      own: 'path:id',
      make: async ({ source }) => ({ as: 'admin', path: { id: (await aBuyer(source)).id } }),
    },
  ],
  [
    'UsersResource_signIns',
    {
      outsiders: ADMIN_ONLY,
      own: 'path:id',
      make: async ({ source }) => ({ as: 'admin', path: { id: (await aBuyer(source)).id } }),
    },
  ],
  [
    'UsersResource_matchingProperties',
    {
      ignores: { 'query:filter': 'nothing is filtered by' },
      outsiders: ADMIN_ONLY,
      own: 'path:id',
      make: async ({ source }) => ({ as: 'admin', path: { id: (await aBuyer(source)).id } }),
    },
  ],
  [
    'UsersResource_savedSearches',
    {
      outsiders: ADMIN_ONLY,
      own: 'path:id',
      make: async ({ source }) => ({
        as: 'admin',
        path: { id: (await aBuyer(source)).id },
        query: { filter: '{"id":1}' },
      }),
      finds: { 'query:filter': 'a filter' },
    },
  ],
  [
    'UsersResource_update',
    {
      outsiders: ADMIN_ONLY,
      own: 'path:id',
      make: async (people) => {
        const user = await aBuyer(people.source);
        const body = {
          firstName: 'Taken',
          lastName: 'Over',
          email: user.email,
          phoneNumber: '303-555-0199',
          companyName: 'C',
          stateId: 6,
          positionId: 2,
          roles: [2],
        };
        return { as: 'admin', path: { id: user.id }, body };
      },
    },
  ],
  ...['delete', 'approve', 'reject'].map((verb): [string, DenialCase] => [
    `UsersResource_${verb}`,
    {
      outsiders: ADMIN_ONLY,
      own: 'path:id',
      make: async ({ source }) => ({ as: 'admin', path: { id: (await aBuyer(source, { statusId: 1 })).id } }),
    },
  ]),
  [
    'UsersResource_undo',
    {
      outsiders: ADMIN_ONLY,
      own: 'path:id',
      make: async ({ source }) => {
        const { id } = await aBuyer(source);
        await source.query(
          `insert into events (name, payload, not_before) values ('user.approved', json_build_object('userId', $1::int, 'fromStatusId', 1), now() + interval '1 hour')`,
          [id],
        );
        return { as: 'admin', path: { id }, body: { statusId: 2 } };
      },
    },
  ],
  [
    'MessagesResource_create',
    {
      outsiders: ADMIN_ONLY,
      own: 'body:toUserId',
      make: async (people) => ({
        as: 'admin',
        body: { content: 'Hello', toUserId: people.ids.buyer, propertyId: await newProperty(people) },
      }),
      ignores: { 'body:parentMessageId': 'stands instead of the reader; it is tried below' },
    },
  ],
  ...(['get', 'update', 'delete'] as const).map((verb): [string, DenialCase] => [
    `MessagesResource_${verb}`,
    {
      outsiders: ADMIN_ONLY,
      make: async (people) => ({
        as: 'admin',
        path: { id: (await aMessage(people, null))[0].id },
        ...(verb === 'update' ? { body: { read: true } } : {}),
      }),
      foreign: {
        'path:id': async (people) =>
          idOf(
            people,
            `insert into messages (mail_subject, mail_content, from_user_type_id, to_user_id, to_user_type_id) values ('A notice', 'Yours', 1, $1, 2) returning id`,
            [people.ids.buyer],
          ),
      },
    },
  ]),
  [
    'ApiKeysResource_get',
    { outsiders: ADMIN_ONLY, make: async (people) => ({ as: 'admin', path: { id: await aKey(people) } }) },
  ],
  [
    'ApiKeysResource_rotate',
    { outsiders: ADMIN_ONLY, make: async (people) => ({ as: 'admin', path: { id: await aKey(people) }, body: {} }) },
  ],
  [
    'ApiKeysResource_revoke',
    { outsiders: ADMIN_ONLY, make: async (people) => ({ as: 'admin', path: { id: await aKey(people) } }) },
  ],
  [
    'Audit_get',
    {
      outsiders: ADMIN_ONLY,
      make: async (people) => ({
        as: 'admin',
        path: {
          id: Number(
            (
              await one<{ id: string }>(
                people,
                `insert into audit_log (action, subject_type) values ('test.row', 'test') returning id`,
              )
            ).id,
          ),
        },
      }),
    },
  ],
  [
    'Events_get',
    {
      outsiders: ADMIN_ONLY,
      make: async (people) => ({
        as: 'admin',
        path: { id: Number((await one<{ id: string }>(people, 'select id from events order by id limit 1')).id) },
      }),
    },
  ],
  ...(['get', 'retry'] as const).map((verb): [string, DenialCase] => [
    `Mails_${verb}`,
    { outsiders: ADMIN_ONLY, make: async (people) => ({ as: 'admin', path: { id: await aFailedMail(people) } }) },
  ]),
  ...(['get', 'stop'] as const).map((verb): [string, DenialCase] => [
    `Unsubscribe_${verb}`,
    {
      outsiders: [],
      open: MAILED,
      make: ({ ids }) => ({
        as: 'anonymous',
        path: { token: unsubscribeToken(process.env.SECRET_KEY as string, { userId: ids.buyer, category: 'offers' }) },
      }),
    },
  ]),
  ...(['confirm', 'cancel'] as const).map((verb): [string, DenialCase] => [
    `Account_${verb}Email`,
    {
      outsiders: [],
      open: LINK,
      make: async (people) => ({ as: 'anonymous', body: { Token: await aMailedLink(people, verb) } }),
    },
  ]),
];

async function aMailedLink(people: People, verb: 'confirm' | 'cancel'): Promise<string> {
  const [token, { id, email }] = [randomUUID(), await aBuyer(people.source)];
  await idOf(
    people,
    `insert into email_changes (user_id, old_email, new_email, ${verb}_hash, ${verb}_until) values ($1, $2, $3, $4, now() + interval '1 hour') returning id`,
    [id, email, newEmail(), hashToken(token)],
  );
  return token;
}

async function aKey(people: People): Promise<number> {
  const made = await people.app.call(
    'POST',
    '/api/v1/api-keys',
    { name: 'A key', scopes: ['properties:read'] },
    people.tokens.admin,
  );
  return made.json<{ id: number }>().id;
}

const aFailedMail = (people: People): Promise<number> =>
  idOf(
    people,
    `insert into mails (event_id, kind, recipient, subject, status, message_id) values (1, 'user.approved', $1, 'Hello', 'failed', 'm') returning id`,
    [newEmail()],
  );
