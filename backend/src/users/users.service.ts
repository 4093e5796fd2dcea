import { Injectable } from '@nestjs/common';
import { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../audit/audit';
import { Caller, isAdmin, Role, RoleId, Status } from '../auth/permissions';
import { DomainError, forbidden, invalid, notFound } from '../common/errors';
import { pagination } from '../common/paging.dto';
import { likeText } from '../common/resource-list';
import { formatPhone } from '../common/rules';
import { withTransaction } from '../database/transaction';
import { recordEvent } from '../events/outbox';
import { User, UserRole } from './user.entity';
import {
  ProfileDto, StatusCountDto, toProfileDto, toUserDto, UpdateProfileDto, UserSearchAnswerDto, UserSearchDto, UserStatusAnswerDto,
} from './users.dto';

/** Position 5, other: the title is written out [CONST-04]. */
export const OTHER_POSITION = 5;

export type NewUser = Pick<User, 'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'userTypeId' | 'statusId' | 'isConfirmed'> & Partial<User>;

/** People with accounts. */
@Injectable()
export class UsersService {
  constructor(private readonly source: DataSource) {}

  /**
   * Stores a new person and the roles they hold.
   * @throws DomainError('exists') with the text `Exist` when the e-mail is taken [REG-31]
   */
  async create(manager: EntityManager, given: NewUser, roles: RoleId[]): Promise<User> {
    requireTitle(given.positionId, given.position);
    const user = manager.create(User, { ...given, phoneNumber: formatPhone(given.phoneNumber) });
    const inserted = await manager.createQueryBuilder().insert().into(User).values(user).orIgnore('("email")').returning('id').execute();
    const [row] = inserted.raw as { id: number }[];
    if (!row) throw new DomainError('exists', 'Exist');
    await manager.insert(UserRole, roles.map((roleId) => ({ userId: row.id, roleId, isDefault: true })));
    return Object.assign(user, { id: row.id });
  }

  /** Gives a person a role that they lack; nothing happens when they hold it. */
  async addRole(manager: EntityManager, userId: number, roleId: RoleId): Promise<void> {
    await manager.createQueryBuilder().insert().into(UserRole).values({ userId, roleId, isDefault: true }).orIgnore().execute();
  }

  async getProfile(caller: Caller): Promise<ProfileDto> {
    return toProfileDto(await this.get(caller.id));
  }

  /** Saves one's own account [REG-47 to REG-59]. */
  async updateProfile(caller: Caller, given: UpdateProfileDto): Promise<ProfileDto> {
    if (!isAdmin(caller)) {
      if (!given.CompanyName) throw invalid('Company is required', 'CompanyName');
      if (!given.City) throw invalid('City is required', 'City');
      if (!given.StateId) throw invalid('State is required', 'StateId');
      requireTitle(given.PositionID, given.Position);
    }
    const common = { firstName: given.FirstName, lastName: given.LastName, email: given.Email, phoneNumber: formatPhone(given.PhoneNumber) };
    const further = isAdmin(caller)
      ? {}
      : { companyName: given.CompanyName, city: given.City, stateId: given.StateId, positionId: given.PositionID ?? null, position: given.Position ?? null };
    await withTransaction(this.source, async (manager) => {
      const taken = await manager.query<unknown[]>('select 1 from users where email = $1 and id <> $2', [given.Email, caller.id]);
      if (taken.length > 0) throw new DomainError('exists', 'Exist');
      await manager.update(User, { id: caller.id }, { ...common, ...further });
      await recordAudit(manager, { actorId: caller.id, action: 'user.profile-changed', subjectType: 'user', subjectId: caller.id });
    });
    return this.getProfile(caller);
  }

  /** The list of one user type [AUSR-70]. */
  async search(caller: Caller, request: UserSearchDto): Promise<UserSearchAnswerDto> {
    requireAdmin(caller);
    const query = this.source.getRepository(User).createQueryBuilder('u').leftJoinAndSelect('u.state', 'state')
      .where('exists (select 1 from user_roles r where r.user_id = u.id and r.role_id = :role)', { role: request.UserType });
    if (request.Status !== -1) query.andWhere('u.statusId = :status', { status: request.Status });
    if (request.Name) query.andWhere(`u.firstName || ' ' || u.lastName ilike :name`, { name: `%${likeText(request.Name)}%` });
    const [users, total] = await query.orderBy('u.createdAt', 'DESC').addOrderBy('u.id', 'DESC')
      .skip((request.Page - 1) * request.PageLength).take(request.PageLength).getManyAndCount();
    return { Users: users.map(toUserDto), Pagination: pagination(request, total), Criteria: request };
  }

  /** How many people stand at each status [AUSR-02]. */
  async counts(caller: Caller): Promise<StatusCountDto[]> {
    requireAdmin(caller);
    return this.source.query<StatusCountDto[]>(
      `select s.name "StatusName", count(u.id)::int "StatusCount" from user_statuses s left join users u on u.status_id = s.id group by s.id, s.name order by s.id`,
    );
  }

  /**
   * Approves, restores, rejects or deletes (which is rejecting) a person. A rejected person's sessions end with it.
   * @throws DomainError('conflict') for oneself and for the last active administrator
   */
  async setStatus(caller: Caller, userId: number, statusId: number): Promise<UserStatusAnswerDto> {
    requireAdmin(caller);
    if (statusId === Status.Rejected && userId === caller.id) throw new DomainError('conflict', 'You cannot delete your own account.');
    await withTransaction(this.source, async (manager) => {
      // Two administrators who delete each other at the same moment must not both succeed.
      await manager.query('select pg_advisory_xact_lock(7203512)');
      const user = await manager.findOne(User, { where: { id: userId }, relations: { roles: true } });
      if (!user) throw notFound('The user');
      if (statusId === Status.Rejected && user.roles?.some(({ roleId }) => roleId === Role.Admin)) await requireAnotherAdmin(manager, userId);
      if (user.statusId === statusId) return;
      await manager.update(User, { id: userId }, { statusId });
      if (statusId === Status.Rejected) await manager.query('update sessions set ended_at = now() where user_id = $1 and ended_at is null', [userId]);
      await recordAudit(manager, { actorId: caller.id, action: 'user.status-changed', subjectType: 'user', subjectId: userId, detail: { from: user.statusId, to: statusId } });
      if (statusId === Status.Approved) await recordEvent(manager, 'user.approved', { userId });
      if (statusId === Status.Rejected) await recordEvent(manager, 'user.rejected', { userId });
    });
    return { ID: userId, StatusID: statusId };
  }

  async get(userId: number, manager: EntityManager = this.source.manager): Promise<User> {
    const user = await manager.findOne(User, { where: { id: userId }, relations: { state: true, roles: true } });
    if (!user) throw notFound('The user');
    return user;
  }
}

export function requireAdmin(caller: Caller): void {
  if (!isAdmin(caller)) throw forbidden();
}

function requireTitle(positionId: number | null | undefined, position: string | null | undefined): void {
  if (positionId === OTHER_POSITION && !position?.trim()) throw invalid('Title is required', 'Position');
}

async function requireAnotherAdmin(manager: EntityManager, userId: number): Promise<void> {
  const others = await manager.query<unknown[]>(
    `select 1 from users u join user_roles r on r.user_id = u.id and r.role_id = $2 where u.id <> $1 and u.status_id = $3 limit 1`,
    [userId, Role.Admin, Status.Approved],
  );
  if (others.length === 0) throw new DomainError('conflict', 'The last active administrator cannot be deleted.');
}
