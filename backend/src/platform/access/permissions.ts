import { Role, type RoleId } from '@stowbridge/contract/ids';
import { DomainError, forbidden } from '../common/errors';
import type { EntityManager } from 'typeorm';
import type { Condition } from '../database/transaction';

export { Role, type RoleId, UserStatus as Status } from '@stowbridge/contract/ids';

/** Who makes the current request, as the database knows them at this moment. */
export interface Caller {
  id: number;
  sessionId: string;
  /** What the API key allows with which this request came; undefined for a session, which may do whatever its roles may. */
  scopes?: readonly string[];
  /** The key with which this request came. */
  keyId?: number;
  roles: RoleId[];
  userTypeId: number;
  firstName: string;
  lastName: string;
  email: string;
  /** When the password of this session was given. */
  signedInAt: Date;
  /** The administrator who looks at the site as this person, and may only read; undefined where the person calls. */
  viewerId?: number;
  /** Where the request came from, as far as the configured proxies are believed; null when it is not known. */
  address: string | null;
  /** What the request says of its browser. */
  userAgent?: string;
  /** What this request makes its effect depend on: a version that was read, or that it was not carried out before. */
  condition?: Condition;
  /** The transaction in which all of it happens, where it is a part of something larger: a row of an import. */
  within?: EntityManager;
}

export const isAdmin = (caller: Caller | undefined): boolean => caller?.roles.includes(Role.Admin) ?? false;
export const isBuyer = (caller: Caller | undefined): boolean => caller?.roles.includes(Role.Buyer) ?? false;
export const isSeller = (caller: Caller | undefined): boolean => caller?.roles.includes(Role.Seller) ?? false;

/** Who in truth makes a request: in a view the administrator who looks. */
export const forViewer = ({ id, viewerId }: Pick<Caller, 'id' | 'viewerId'>): number => viewerId ?? id;

/** @throws DomainError('forbidden') unless an administrator calls */
export function requireAdmin(caller: Caller | undefined): asserts caller is Caller {
  if (!isAdmin(caller)) {
    throw forbidden();
  }
}

/** @throws DomainError('forbidden') unless the caller holds the role */
export function requireRole(caller: Caller, role: number): void {
  if (!caller.roles.some((held) => held === role)) {
    throw forbidden();
  }
}

/** What is refused because the request came with a key. */
export const keyForbidden = (): DomainError => new DomainError('key-scope', 'This API key does not allow it.');

/** The role names a browser keeps: positional for buyers and sellers [AUTH-16, AUTH-17]. */
export const roleNames = (roles: RoleId[]): string[] => (roles.includes(Role.Admin) ? ['Admin'] : ['Buyer', 'Seller']);
