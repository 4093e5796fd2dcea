import { randomUUID } from 'node:crypto';
import { Caller, Role, RoleId } from '../src/platform/access/permissions';
import type { User } from '../src/domains/accounts/users/user.entity';

/** A person as the guard hands them to a service. */
export const callerOf = (user: User, roles: RoleId[]): Caller => ({
  id: user.id,
  sessionId: randomUUID(),
  roles,
  userTypeId: user.userTypeId,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  signedInAt: new Date(),
  address: '192.0.2.10',
});

export const adminCaller = (user: User): Caller => callerOf(user, [Role.Admin]);
