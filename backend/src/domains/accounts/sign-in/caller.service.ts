import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { sql } from '../../../platform/database/sql';
import { isWithin } from '../../../platform/access/address-ranges';
import { ApiKey } from '../api-keys/api-key.entity';
import { hashToken } from './passwords';
import { Caller, keyForbidden, Role, Status } from '../../../platform/access/permissions';

type CallerRow = Pick<Caller, 'id' | 'firstName' | 'lastName' | 'email' | 'userTypeId' | 'signedInAt' | 'roles'>;

interface KeyRow {
  keyId: number;
  scopes: string[];
  allowedAddresses: string[];
  /** Whether its last use was written down long ago. */
  stale: boolean;
}

/** A view ends with the session in which it was begun, and with the roles that allow it. */
const VIEW_GOES_ON = `(
    exists (select from sessions a join users v on v.id = a.user_id join user_roles r on r.user_id = v.id and r.role_id = ${Role.Admin}
            where a.id = s.begun_in and a.ended_at is null and a.expires_at > now() and v.status_id <> ${Status.Rejected})
    and not exists (select from user_roles r where r.user_id = u.id and r.role_id = ${Role.Admin}))`;

const CALLER = `
  select u.id, u.first_name "firstName", u.last_name "lastName", u.email::text email, u.user_type_id "userTypeId", s.signed_in_at "signedInAt",
         case when s.read_only then s.user_id end "viewerId",
         array(select r.role_id from user_roles r where r.user_id = u.id order by r.role_id)::int[] roles
  from sessions s join users u on u.id = coalesce(s.acts_for, s.user_id)
  where s.id = $1 and s.ended_at is null and s.expires_at > now() and u.status_id <> ${Status.Rejected} and (not s.read_only or ${VIEW_GOES_ON})`;

/** What every API key begins with. */
export const KEY_PREFIX = 'sbk_';

const KEY = `
  select k.id "keyId", k.scopes, k.allowed_addresses "allowedAddresses", k.last_used_at is null or k.last_used_at < now() - interval '1 minute' stale, k.created_at "signedInAt",
         u.id, u.first_name "firstName", u.last_name "lastName", u.email::text email, u.user_type_id "userTypeId",
         array(select r.role_id from user_roles r where r.user_id = u.id order by r.role_id)::int[] roles
  from api_keys k join users u on u.id = k.user_id
  where k.secret_hash = $1 and k.revoked_at is null and (k.expires_at is null or k.expires_at > now()) and u.status_id <> ${Status.Rejected}
    and exists (select from user_roles r where r.user_id = u.id and r.role_id = ${Role.Admin})`;

/** Who is behind a session, as the database knows them at this moment. */
@Injectable()
export class CallerService {
  constructor(private readonly source: DataSource) {}

  /** Undefined when the session has ended or expired, or its user has been rejected. */
  async find(sessionId: string, address: string | null = null): Promise<Caller | undefined> {
    if (!/^[0-9a-f-]{36}$/.test(sessionId)) {
      return undefined;
    }
    const [row] = await sql<CallerRow & { viewerId: number | null }>(this.source, {
      name: 'caller',
      text: CALLER,
      values: [sessionId],
    });
    return row && { ...row, viewerId: row.viewerId ?? undefined, sessionId, address };
  }

  /**
   * Who made an API key; undefined when it is unknown, revoked or expired, or its maker is no administrator any more.
   * @throws DomainError('forbidden') when it may not be used from this address
   */
  async findByKey(key: string, address: string | null = null): Promise<Caller | undefined> {
    const [row] = await sql<CallerRow & KeyRow>(this.source, {
      name: 'caller-of-key',
      text: KEY,
      values: [hashToken(key)],
    });
    if (!row) {
      return undefined;
    }
    const { stale, allowedAddresses, ...caller } = row;
    if (allowedAddresses.length > 0 && !isWithin(allowedAddresses, address ?? '')) {
      throw keyForbidden();
    }
    if (stale) {
      await this.source.manager.update(ApiKey, caller.keyId, { lastUsedAt: () => 'now()' });
    }
    return { ...caller, sessionId: `key-${caller.keyId}`, address };
  }
}
