import { Injectable } from '@nestjs/common';
import { DataSource, SelectQueryBuilder } from 'typeorm';
import { Caller, requireAdmin } from '../../../platform/access/permissions';
import { notFound } from '../../../platform/common/errors';
import { countOf, windowOf } from '../../../platform/http/list/list-window';
import { pagination } from '../../../platform/http/list/paging.dto';
import { likeText, list, Listed, ListQueryDto, ListRules } from '../../../platform/http/list/resource-list';
import { pendingEmailOf } from './email-changes';
import { refusedSince } from './refused-addresses';
import { User } from './user.entity';
import { StatusCountDto, toUserDto, UserSearchAnswerDto, UserSearchDto } from './users.calls.dto';

const HOLDS = 'exists (select 1 from user_roles r where r.user_id = u.id and r.role_id = :role)';
/** As the trigram index `users_words` has them. */
const WORDS = `(u.firstName || ' ' || u.lastName || ' ' || coalesce(u.companyName, '') || ' ' || u.email::text)`;
const NAMED = `${WORDS} ilike :name and u.firstName || ' ' || u.lastName ilike :name`;
const contains = (text: string): string => `%${likeText(text)}%`;

const LIST: ListRules<User> = {
  sortable: {
    id: 'u.id',
    firstName: 'u.firstName',
    lastName: 'u.lastName',
    email: 'u.email',
    companyName: 'u.companyName',
    city: 'u.city',
    statusId: 'u.statusId',
    createdAt: 'u.createdAt',
    modifiedAt: 'u.modifiedAt',
  },
  defaultSort: ['createdAt', 'DESC'],
  filterable: {
    id: (query, value) => query.andWhere('u.id = any(:ids)', { ids: [value].flat() }),
    q: (query, value) => query.andWhere(`${WORDS} ilike :q`, { q: contains(String(value)) }),
    name: (query, value) => query.andWhere(NAMED, { name: contains(String(value)) }),
    email: (query, value) => query.andWhere('u.email = :email', { email: String(value) }),
    statusId: (query, value) => query.andWhere('u.statusId = :statusId', { statusId: value }),
    roleId: (query, value) => query.andWhere(HOLDS, { role: value }),
    stateId: (query, value) => query.andWhere('u.stateId = :stateId', { stateId: value }),
    hasLocation: (query, value) =>
      query.andWhere(value === true ? 'u.agentLocationId is not null' : 'u.agentLocationId is null'),
  },
  searches: ['q', 'name'],
};

/** One person, since when mails to their address come back, and which address waits to be theirs. */
export interface UserDetail {
  user: User;
  mailRefusedAt: Date | null;
  pendingEmail: string | null;
}

/** How administrators find people. */
@Injectable()
export class UserDirectoryService {
  constructor(private readonly source: DataSource) {}

  /** The people of one user type, newest first; who holds two roles is in both lists [AUSR-70]. */
  async search(caller: Caller, request: UserSearchDto): Promise<UserSearchAnswerDto> {
    requireAdmin(caller);
    const query = this.source
      .getRepository(User)
      .createQueryBuilder('u')
      .leftJoinAndSelect('u.state', 'state')
      .where(HOLDS, { role: request.UserType });
    if (request.Status !== -1) {
      query.andWhere('u.statusId = :status', { status: request.Status });
    }
    if (request.Name) {
      query.andWhere(NAMED, { name: contains(request.Name) });
    }
    const total = await countOf(query);
    const users = await windowOf(
      query,
      { path: 'u.createdAt', order: 'DESC' },
      (request.Page - 1) * request.PageLength,
      request.PageLength,
      total,
    );
    return { Users: users.map(toUserDto), Pagination: pagination(request, total), Criteria: request };
  }

  /** How many people stand at each status [AUSR-02]. */
  async counts(caller: Caller): Promise<StatusCountDto[]> {
    requireAdmin(caller);
    return this.source.query<StatusCountDto[]>(
      `select s.name "StatusName", count(u.id)::int "StatusCount" from user_statuses s left join users u on u.status_id = s.id group by s.id, s.name order by s.id`,
    );
  }

  /** The list of /api/v1. */
  list(caller: Caller, request: ListQueryDto): Promise<Listed<User>> {
    requireAdmin(caller);
    return list(this.withNames(), request, LIST);
  }

  /** @throws DomainError('not-found') */
  async get(caller: Caller, userId: number): Promise<User> {
    requireAdmin(caller);
    const user = await this.withNames().where('u.id = :userId', { userId }).getOne();
    if (!user) {
      throw notFound('The user');
    }
    return user;
  }

  /** The same with what is known of their address. */
  async getDetail(caller: Caller, userId: number): Promise<UserDetail> {
    const user = await this.get(caller, userId);
    return {
      user,
      mailRefusedAt: (await refusedSince(this.source.manager, user.email)) ?? null,
      pendingEmail: await pendingEmailOf(this.source.manager, userId),
    };
  }

  private withNames(): SelectQueryBuilder<User> {
    return this.source
      .getRepository(User)
      .createQueryBuilder('u')
      .leftJoinAndSelect('u.state', 'state')
      .leftJoinAndSelect('u.roles', 'role');
  }
}
