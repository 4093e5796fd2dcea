import type { UserDetailDto, UserResourceDto } from '@stowbridge/api';
import { Role, type RoleId } from '@stowbridge/contract/ids';
import type { Versioned } from './versioned';

/** A person with an account; read alone it comes with its version and what is known of the address. */
export type User = UserResourceDto & Partial<Pick<UserDetailDto, 'mailRefusedAt'>> & Versioned;

/** What a person of each type is called. */
export const typeNames: Record<RoleId, 'Admin' | 'Buyer' | 'Seller'> = {
  [Role.Admin]: 'Admin',
  [Role.Buyer]: 'Buyer',
  [Role.Seller]: 'Seller',
};

/** First and last name together. */
export function nameOfUser({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

/** Whether a person holds a role: somebody can be buyer and seller. */
export function holds(user: User, type: RoleId): boolean {
  return user.roles?.includes(type) ?? user.userTypeId === type;
}
