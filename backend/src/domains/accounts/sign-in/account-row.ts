import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../platform/common/errors';
import type { RoleId } from '../../../platform/access/permissions';

/** An account as signing in and new passwords need it. */
export interface AccountRow {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  company_name: string | null;
  status_id: number;
  is_confirmed: boolean;
  password_hash: string | null;
  /** While it is good. */
  temporary_password_hash: string | null;
  /** Also when its time is up. */
  last_temporary_hash: string | null;
  roles: { RoleId: RoleId; IsDefault: boolean }[];
}

const ACCOUNT = `
  select u.id, u.first_name, u.last_name, u.email::text email, u.company_name, u.status_id, u.is_confirmed, u.password_hash,
         case when u.temporary_password_expires_at > now() then u.temporary_password_hash end temporary_password_hash, u.temporary_password_hash last_temporary_hash,
         coalesce((select json_agg(json_build_object('RoleId', r.role_id, 'IsDefault', r.is_default) order by r.role_id) from user_roles r where r.user_id = u.id), '[]') roles
  from users u where`;

export const inactive = (): DomainError => new DomainError('inactive', 'INACTIVE-USER');

/** In any letter case. */
export const findAccountByEmail = (manager: EntityManager, email: string): Promise<AccountRow | undefined> =>
  find(manager, 'u.email = $1', email);
export const findAccount = (manager: EntityManager, id: number): Promise<AccountRow | undefined> =>
  find(manager, 'u.id = $1', id);

async function find(manager: EntityManager, where: string, value: string | number): Promise<AccountRow | undefined> {
  const [row] = await manager.query<AccountRow[]>(`${ACCOUNT} ${where}`, [value]);
  return row;
}
