import { Injectable } from '@nestjs/common';
import { DataSource, EntityManager, In, IsNull } from 'typeorm';
import { recordAudit } from '../../../platform/audit/audit';
import { changeOf } from '../../../platform/audit/change';
import { Caller, keyForbidden, requireAdmin, Role, RoleId, Status } from '../../../platform/access/permissions';
import { requireRecentSignIn } from '../sign-in/recent-sign-in';
import { forbidden, inUse, invalid } from '../../../platform/common/errors';
import { onReference } from '../../../platform/database/changes';
import { formatPhone } from '../../../platform/http/rules';
import { withTransactionOf } from '../../../platform/database/transaction';
import { recordEvent } from '../../../platform/events/outbox';
import { Reactions } from '../../../platform/events/reactions';
import { askEmailChange, isOther, noteOfficeChange } from './email-changes';
import { askProof } from './email-proofs';
import { lockUser } from './locked-user';
import { User, UserRole } from './user.entity';
import type { UserInput } from './user-input';
import {
  OTHER_POSITION,
  lostRoles,
  requireComplete,
  requireFreeEmail,
  requireKnownLookups,
  requireTitle,
} from './user.rules';
import { UsersService } from './users.service';

/** The sets of roles that one person may hold [AUTH-23]. */
const ROLE_SETS = ['1', '2', '3', '2,3'];

/** What administrators do to the accounts of others. */
@Injectable()
export class UserEditingService {
  constructor(
    private readonly source: DataSource,
    private readonly users: UsersService,
    private readonly reactions: Reactions,
  ) {}

  /**
   * Creates a person, approved at once; the event's handler mails them a temporary password [AUSR-41 to AUSR-43].
   * @throws DomainError('exists') `Exist` when the e-mail is taken, 'forbidden' for an administrator by a key
   */
  async create(caller: Caller, input: UserInput, given: number[]): Promise<number> {
    requireAdmin(caller);
    const roles = requireRoles(given);
    if (caller.scopes && roles.includes(Role.Admin)) {
      throw keyForbidden();
    }
    requireComplete(input, roles, true);
    return withTransactionOf(caller, this.source, async (manager) => {
      const { id } = await this.users.create(
        manager,
        {
          ...columnsOf(input, roles),
          userTypeId: roles[0],
          statusId: Status.Approved,
          // A buyer confirms by replacing the temporary password [AUSR-44].
          isConfirmed: roles.some((role) => role !== Role.Buyer),
        },
        roles,
        { id: caller.id, address: caller.address, keyId: caller.keyId },
      );
      await recordEvent(manager, 'user.created', { userId: id });
      return id;
    });
  }

  /**
   * Saves a person. A new address of one's own, or by a key, waits until it is confirmed; any other holds at once and the
   * old one is told. Somebody who has no password yet is mailed another temporary one, since the first went to the wrong
   * place.
   * @param given the roles held from now on; left out, they stay
   * @throws DomainError('forbidden') when a key touches an administrator or raises roles
   */
  async update(caller: Caller, userId: number, input: UserInput, given?: number[]): Promise<User> {
    requireAdmin(caller);
    await withTransactionOf(caller, this.source, async (manager) => {
      const { user, held } = await lockedUser(manager, userId);
      const roles = given === undefined ? held : requireRoles(given);
      if (caller.scopes && (held.includes(Role.Admin) || roles.some((role) => !held.includes(role)))) {
        throw keyForbidden();
      }
      const isNewEmail = isOther(user.email, input.email);
      const mustConfirm = isNewEmail && (userId === caller.id || caller.scopes !== undefined);
      if (isNewEmail && userId === caller.id) {
        requireRecentSignIn(caller, 'change your email');
      }
      const columns = columnsOf({ ...input, email: mustConfirm ? user.email : input.email }, roles);
      requireTitle(input.positionId, input.position === undefined ? user.position : input.position);
      requireComplete({ ...user, ...columns }, roles, false);
      await requireKnownLookups(manager, columns);
      await requireFreeEmail(manager, input.email, userId);
      await this.reactions.react(manager, 'user.roles-changing', { userId, lost: lostRoles(held, roles) });
      const saved = {
        ...columns,
        userTypeId: roles.some((role) => role === user.userTypeId) ? user.userTypeId : roles[0],
      };
      await manager.update(User, userId, saved);
      await saveRoles(manager, userId, held, roles);
      const detail: Record<string, string> =
        roles.join() === held.join() ? {} : { roles: roles.join(','), rolesBefore: held.join(',') };
      await recordAudit(manager, {
        actor: caller,
        action: 'user.changed',
        subjectType: 'user',
        subjectId: userId,
        detail,
        change: changeOf<User>(user, saved),
      });
      if (mustConfirm) {
        await askEmailChange(manager, caller, user, input.email);
      } else if (isNewEmail) {
        await this.tellOfNewEmail(manager, caller, user, input.email);
      }
    });
    return this.users.get(userId);
  }

  /**
   * Takes somebody back whom an import has made and of whom nothing else knows.
   * @throws DomainError('in-use') otherwise, 'forbidden' for an administrator
   */
  async remove(caller: Caller, userId: number): Promise<void> {
    requireAdmin(caller);
    await withTransactionOf(caller, this.source, async (manager) => {
      const { user, held } = await lockedUser(manager, userId);
      if (held.includes(Role.Admin)) {
        throw forbidden();
      }
      await manager.delete(User, { id: userId }).catch(onReference(inUse('The person is named elsewhere.')));
      await recordAudit(manager, {
        actor: caller,
        action: 'user.deleted',
        subjectType: 'user',
        subjectId: userId,
        subjectName: `${user.firstName} ${user.lastName}`,
      });
    });
  }

  private async tellOfNewEmail(manager: EntityManager, caller: Caller, user: User, newEmail: string): Promise<void> {
    await noteOfficeChange(manager, caller, user, newEmail);
    if (await manager.existsBy(User, { id: user.id, passwordHash: IsNull() })) {
      await recordEvent(manager, 'user.created', { userId: user.id });
    } else {
      await askProof(manager, { id: user.id, email: newEmail }, 'link');
    }
  }

  /** The same through the form of one user type, which the person must hold. */
  async updateAs(caller: Caller, userId: number, userTypeId: RoleId | undefined, input: UserInput): Promise<User> {
    requireAdmin(caller);
    const { roles = [] } = await this.users.get(userId);
    if (userTypeId !== undefined && !roles.some(({ roleId }) => roleId === userTypeId)) {
      throw invalid('UserTypeID is invalid', 'userTypeId');
    }
    return this.update(caller, userId, input);
  }
}

function requireRoles(given: number[]): RoleId[] {
  const roles = [...given].sort((a, b) => a - b);
  if (!ROLE_SETS.includes(roles.join())) {
    throw invalid('roles must be 1 (administrator), 2 (buyer), 3 (seller), or 2 and 3', 'roles');
  }
  return roles as RoleId[];
}

/** The columns that an input sets. Only administrators have an office, and only position 5 has a title of its own. */
function columnsOf(input: UserInput, roles: RoleId[]): UserInput {
  const columns = {
    ...input,
    phoneNumber: formatPhone(input.phoneNumber),
    position: input.positionId === OTHER_POSITION ? input.position : null,
    agentLocationId: roles.includes(Role.Admin) ? input.agentLocationId : null,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as unknown as UserInput;
}

async function lockedUser(manager: EntityManager, id: number): Promise<{ user: User; held: RoleId[] }> {
  const user = await lockUser(manager, id);
  const rows = await manager.find(UserRole, { where: { userId: id }, order: { roleId: 'ASC' } });
  return { user, held: rows.map(({ roleId }) => roleId as RoleId) };
}

async function saveRoles(manager: EntityManager, userId: number, before: RoleId[], after: RoleId[]): Promise<void> {
  const lost = before.filter((role) => !after.includes(role));
  const gained = after.filter((role) => !before.includes(role));
  if (lost.length > 0) {
    await manager.delete(UserRole, { userId, roleId: In(lost) });
  }
  if (gained.length > 0) {
    await manager.insert(
      UserRole,
      gained.map((roleId) => ({ userId, roleId, isDefault: true })),
    );
  }
}
