import { Injectable } from '@nestjs/common';
import { DataSource, SelectQueryBuilder } from 'typeorm';
import { Caller, requireAdmin } from '../../../platform/access/permissions';
import { sql } from '../../../platform/database/sql';
import { countOf, windowOf } from '../../../platform/http/list/list-window';
import type { Window } from '../../../platform/http/list/paging.dto';
import { likeText, list, Listed, ListQueryDto, ListRules } from '../../../platform/http/list/resource-list';
import { pendingEmailOf } from './email-changes';
import { refusedSince } from './refused-addresses';
import { User } from './user.entity';
import { UsersService } from './users.service';

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

/** Whom administrators look for; a missing field narrows nothing. */
export interface UserCriteria {
  roleId: number;
  statusId?: number;
  name?: string;
}

/** How administrators find people. */
@Injectable()
export class UserDirectoryService {
  constructor(
    private readonly source: DataSource,
    private readonly users: UsersService,
  ) {}

  /** The people who hold a role, newest first; who holds two is in both lists [AUSR-70]. */
  async search(
    caller: Caller,
    { roleId, statusId, name }: UserCriteria,
    { first, count }: Window,
  ): Promise<{ rows: User[]; total: number }> {
    requireAdmin(caller);
    const query = this.source
      .getRepository(User)
      .createQueryBuilder('u')
      .leftJoinAndSelect('u.state', 'state')
      .where(HOLDS, { role: roleId });
    if (statusId !== undefined) {
      query.andWhere('u.statusId = :statusId', { statusId });
    }
    if (name) {
      query.andWhere(NAMED, { name: contains(name) });
    }
    const total = await countOf(query);
    return { rows: await windowOf(query, { path: 'u.createdAt', order: 'DESC' }, first, count, total), total };
  }

  /** How many people stand at each status [AUSR-02]. */
  async counts(caller: Caller): Promise<{ status: string; count: number }[]> {
    requireAdmin(caller);
    return sql(this.source, {
      text: 'select s.name status, count(u.id)::int from user_statuses s left join users u on u.status_id = s.id group by s.id, s.name order by s.id',
      values: [],
    });
  }

  /** The list of /api/v1. */
  list(caller: Caller, request: ListQueryDto): Promise<Listed<User>> {
    requireAdmin(caller);
    return list(this.withNames(), request, LIST);
  }

  /** @throws DomainError('not-found') */
  async get(caller: Caller, userId: number): Promise<User> {
    requireAdmin(caller);
    return this.users.get(userId);
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
