import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../platform/common/errors';
import { sql } from '../../../platform/database/sql';
import type { RoleId } from '../../../platform/access/permissions';

/** A role that somebody holds. */
export interface HeldRole {
  roleId: RoleId;
  isDefault: boolean;
}

/** An account as signing in and new passwords need it. */
export interface AccountRow {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  companyName: string | null;
  statusId: number;
  passwordHash: string | null;
  /** While it is good. */
  temporaryHash: string | null;
  /** Also when its time is up. */
  lastTemporaryHash: string | null;
  roles: HeldRole[];
}

const ACCOUNT = `
  select u.id, u.first_name "firstName", u.last_name "lastName", u.email::text email, u.company_name "companyName", u.status_id "statusId", u.password_hash "passwordHash",
         case when u.temporary_password_expires_at > now() then u.temporary_password_hash end "temporaryHash", u.temporary_password_hash "lastTemporaryHash",
         coalesce((select json_agg(json_build_object('roleId', r.role_id, 'isDefault', r.is_default) order by r.role_id) from user_roles r where r.user_id = u.id), '[]') roles
  from users u where`;

export const inactive = (): DomainError => new DomainError('inactive', 'INACTIVE-USER');

/** In any letter case. */
export const findAccountByEmail = (manager: EntityManager, email: string): Promise<AccountRow | undefined> =>
  find(manager, 'u.email = $1', email);
export const findAccount = (manager: EntityManager, id: number): Promise<AccountRow | undefined> =>
  find(manager, 'u.id = $1', id);

async function find(manager: EntityManager, where: string, value: string | number): Promise<AccountRow | undefined> {
  const [row] = await sql<AccountRow>(manager, { text: `${ACCOUNT} ${where}`, values: [value] });
  return row;
}
