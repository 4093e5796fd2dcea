import { Injectable } from '@nestjs/common';
import { DataSource, EntityManager } from 'typeorm';
import { Actor, COMMAND_LINE, CommandLine, recordAudit } from '../../../platform/audit/audit';
import { changeOf } from '../../../platform/audit/change';
import { RateLimitService } from '../../../platform/http/rate-limit.service';
import { Caller, isAdmin, RoleId } from '../../../platform/access/permissions';
import { requireRecentSignIn } from '../sign-in/recent-sign-in';
import { invalid, notFound } from '../../../platform/common/errors';
import { formatPhone } from '../../../platform/http/rules';
import { onConstraint } from '../../../platform/database/changes';
import { withTransactionOf } from '../../../platform/database/transaction';
import { askEmailChange, isOther, pendingEmailOf } from './email-changes';
import { User, UserRole } from './user.entity';
import { liftSuppression } from './suppressed-addresses';
import { emailTaken, requireFreeEmail, requireKnownLookups, requireTitle, titleOf } from './user.rules';

export type NewUser = Pick<
  User,
  'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'userTypeId' | 'statusId' | 'isConfirmed'
> &
  Partial<User>;

/** One's own account. */
export interface Profile {
  user: User;
  /** The address that is theirs as soon as it is confirmed; null when none waits. */
  pendingEmail: string | null;
}

/** What one writes of oneself; company, city and state are asked of buyers and sellers only [REG-45, REG-46]. */
export type ProfileInput = Pick<User, 'firstName' | 'lastName' | 'email' | 'phoneNumber'> &
  Partial<Pick<User, 'companyName' | 'city' | 'stateId' | 'positionId' | 'position'>>;

/** People with accounts. */
@Injectable()
export class UsersService {
  constructor(
    private readonly source: DataSource,
    private readonly limits: RateLimitService,
  ) {}

  /**
   * Stores a new person and the roles they hold.
   * @param by the administrator or the command that does it, or from where the person registers
   * @throws DomainError('exists') with the text `Exist` when the e-mail is taken [REG-31]
   */
  async create(
    manager: EntityManager,
    given: NewUser,
    roles: RoleId[],
    by: Actor | CommandLine | Pick<Actor, 'address'>,
  ): Promise<User> {
    requireTitle(given.positionId, given.position);
    await requireKnownLookups(manager, given);
    await requireFreeEmail(manager, given.email, 0);
    const user = manager.create(User, {
      ...given,
      phoneNumber: formatPhone(given.phoneNumber),
      position: titleOf(given.positionId, given.position),
    });
    await manager.insert(User, user).catch(onConstraint('users_email_key', emailTaken()));
    await manager.insert(
      UserRole,
      roles.map((roleId) => ({ userId: user.id, roleId, isDefault: true })),
    );
    await liftSuppression(manager, given.email);
    const actor = by === COMMAND_LINE ? by : { id: user.id, ...by };
    await recordAudit(manager, {
      actor,
      action: by === COMMAND_LINE || 'id' in by ? 'user.created' : 'user.registered',
      subjectType: 'user',
      subjectId: user.id,
      detail: { email: given.email, roles: roles.join(',') },
    });
    return user;
  }

  /** Gives a person, or the caller, a role that they lack; nothing happens when they hold it. */
  async addRole(manager: EntityManager, actor: Actor, roleId: RoleId, userId = actor.id): Promise<void> {
    const added = await manager.query<unknown[]>(
      'insert into user_roles (user_id, role_id, is_default) values ($1, $2, true) on conflict do nothing returning 1',
      [userId, roleId],
    );
    if (added.length === 0) {
      return;
    }
    // The roles are read as part of the person, whose version must change with them.
    await manager.query('update users set id = id where id = $1', [userId]);
    await recordAudit(manager, {
      actor,
      action: 'user.role-added',
      subjectType: 'user',
      subjectId: userId,
      detail: { roleId },
    });
  }

  async getProfile(caller: Caller): Promise<Profile> {
    return { user: await this.get(caller.id), pendingEmail: await pendingEmailOf(this.source.manager, caller.id) };
  }

  /**
   * Saves one's own account [REG-47 to REG-59]. A new e-mail waits until it is confirmed by the link that is mailed to it.
   * @throws DomainError('invalid') for a new e-mail when the sign-in is not recent; 'exists' `Exist` when it is taken;
   *   'too-many' after trying many, so that it is no directory
   */
  async updateProfile(caller: Caller, given: ProfileInput): Promise<Profile> {
    const { email } = await this.get(caller.id);
    const isNewEmail = isOther(email, given.email);
    const own = ownColumns({ ...given, email: isNewEmail ? email : given.email });
    const columns = isAdmin(caller) ? own : { ...own, ...memberColumns(given) };
    if (isNewEmail) {
      requireRecentSignIn(caller, 'change your email');
      await this.limits.count(`new-address:${caller.id}`, 10, 3600);
    }
    await withTransactionOf(caller, this.source, async (manager) => {
      const before = await manager.findOneOrFail(User, {
        where: { id: caller.id },
        lock: { mode: 'for_no_key_update' },
      });
      await requireFreeEmail(manager, given.email, caller.id);
      await requireKnownLookups(manager, columns);
      await manager.update(User, { id: caller.id }, columns);
      await recordAudit(manager, {
        actor: caller,
        action: 'user.profile-changed',
        subjectType: 'user',
        subjectId: caller.id,
        change: changeOf<User>(before, columns),
      });
      if (isNewEmail) {
        await askEmailChange(manager, caller, before, given.email);
      }
    });
    return this.getProfile(caller);
  }

  /** @throws DomainError('not-found') */
  async get(userId: number, manager: EntityManager = this.source.manager): Promise<User> {
    const user = await manager.findOne(User, { where: { id: userId }, relations: { state: true, roles: true } });
    if (!user) {
      throw notFound('The user');
    }
    return user;
  }
}

/** What everybody has on the profile [REG-44]. */
const ownColumns = ({ firstName, lastName, email, phoneNumber }: ProfileInput): Partial<User> => ({
  firstName,
  lastName,
  email,
  phoneNumber: formatPhone(phoneNumber),
});

/** What buyers and sellers have besides [REG-45]. */
function memberColumns({ companyName, city, stateId, positionId, position }: ProfileInput): Partial<User> {
  if (!companyName) {
    throw invalid('Company is required', 'companyName', 'required');
  }
  if (!city) {
    throw invalid('City is required', 'city', 'required');
  }
  if (!stateId) {
    throw invalid('State is required', 'stateId', 'required');
  }
  requireTitle(positionId, position);
  const title = positionId === undefined ? {} : { positionId, position: titleOf(positionId, position) };
  return { companyName, city, stateId, ...title };
}
