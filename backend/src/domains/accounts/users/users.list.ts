import type { DataSource } from 'typeorm';
import {
  containing,
  contains,
  equals,
  fromMoment,
  isThere,
  oneOf,
  untilMoment,
} from '../../../platform/http/list/filters';
import { inOrder } from '../../../platform/http/list/in-order';
import type { ListRules } from '../../../platform/http/list/rules';
import { User, UserRole } from './user.entity';

/** As the trigram index `users_words` has them. */
const WORDS = `(u.first_name || ' ' || u.last_name || ' ' || coalesce(u.company_name, '') || ' ' || u.email::text)`;

const ROLES = `(select coalesce(json_agg(json_build_object('userId', r.user_id, 'roleId', r.role_id, 'isDefault', r.is_default)), '[]') from user_roles r where r.user_id = e.id)`;

/** People with accounts, each with their state and their roles. */
export const USERS: ListRules<User, object, DataSource> = {
  table: 'users',
  as: 'u',
  versioned: true,
  fields: {
    id: { sql: 'u.id', type: 'int', sort: true, filter: oneOf },
    firstName: { sql: 'u.first_name', type: 'text', sort: true, index: 'users_by_name' },
    lastName: { sql: 'u.last_name', type: 'text', sort: true },
    email: { sql: 'u.email', type: 'text', sort: true, filter: equals, index: 'users_email_key' },
    companyName: { sql: 'u.company_name', type: 'text', sort: true, nullable: true },
    city: { sql: 'u.city', type: 'text', sort: true, nullable: true },
    statusId: { sql: 'u.status_id', type: 'smallint', sort: true, filter: equals },
    createdAt: { sql: 'u.created_at', type: 'timestamptz', sort: true, index: 'users_newest' },
    modifiedAt: { sql: 'u.modified_at', type: 'timestamptz', sort: true },
    modifiedAt_gte: { sql: 'u.modified_at', type: 'timestamptz', filter: fromMoment },
    modifiedAt_lte: { sql: 'u.modified_at', type: 'timestamptz', filter: untilMoment },
    stateId: { sql: 'u.state_id', type: 'smallint', filter: equals },
    hasLocation: { sql: 'u.agent_location_id', type: 'int', filter: isThere },
    roleId: {
      sql: 'r.role_id',
      type: 'smallint',
      filter: (...role) => `exists (select 1 from user_roles r where r.user_id = u.id and ${equals(...role)})`,
      index: 'user_roles_role',
    },
    name: {
      sql: `u.first_name || ' ' || u.last_name`,
      type: 'text',
      filter: (value, at, { sql }) => {
        const text = at(containing(value));
        return `${WORDS} ilike ${text} and ${sql} ilike ${text}`;
      },
      search: true,
      index: 'users_words',
    },
    q: { sql: WORDS, type: 'text', filter: contains, search: true, index: 'users_words' },
  },
  defaultSort: ['createdAt', 'DESC'],
  rows: { load: inOrder<User, { roles: UserRole[] }>(User, ['state'], { roles: ROLES }) },
};

/** The same without the roles. */
export const FOUND_USERS: typeof USERS = {
  ...USERS,
  rows: { load: inOrder(User, ['state']) },
};
