import type { DataSource } from 'typeorm';
import { contains, equals, isThere, oneOf } from '../../../platform/http/list/filters';
import { inOrder } from '../../../platform/http/list/in-order';
import type { ListRules } from '../../../platform/http/list/rules';
import { ApiKey } from './api-key.entity';

/** The keys of integrators, each with its maker. */
export const API_KEYS: ListRules<ApiKey, object, DataSource> = {
  table: 'api_keys',
  as: 'k',
  versioned: true,
  fields: {
    id: { sql: 'k.id', type: 'int', sort: true, filter: oneOf },
    name: { sql: 'k.name', type: 'text', sort: true },
    createdAt: { sql: 'k.created_at', type: 'timestamptz', sort: true },
    lastUsedAt: { sql: 'k.last_used_at', type: 'timestamptz', sort: true, nullable: true },
    expiresAt: { sql: 'k.expires_at', type: 'timestamptz', sort: true, nullable: true },
    userId: { sql: 'k.user_id', type: 'int', filter: equals, index: 'api_keys_user' },
    revoked: { sql: 'k.revoked_at', type: 'timestamptz', filter: isThere },
    q: { sql: 'k.name', type: 'text', filter: contains },
  },
  defaultSort: ['createdAt', 'DESC'],
  rows: { load: inOrder(ApiKey, ['user']) },
};
