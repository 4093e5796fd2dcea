import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Caller, requireAdmin } from '../../../platform/access/permissions';
import { sql } from '../../../platform/database/sql';
import { list, pageOf } from '../../../platform/http/list/list';
import type { Window } from '../../../platform/http/list/paging.dto';
import type { Listed, ListQueryDto } from '../../../platform/http/list/resource-list';
import { pendingEmailOf } from './email-changes';
import { refusedSince } from './refused-addresses';
import { User } from './user.entity';
import { FOUND_USERS, USERS } from './users.list';
import { UsersService } from './users.service';

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
  async search(caller: Caller, criteria: UserCriteria, window: Window): Promise<{ rows: User[]; total: number }> {
    requireAdmin(caller);
    return pageOf(this.source, window, { ...criteria }, FOUND_USERS);
  }

  /** How many people are at each status [AUSR-02]. */
  async counts(caller: Caller, roleId?: number): Promise<{ status: string; count: number }[]> {
    requireAdmin(caller);
    const holders =
      roleId === undefined ? '' : 'and exists (select from user_roles r where r.user_id = u.id and r.role_id = $1)';
    return sql(this.source, {
      text: `select s.name status, count(u.id)::int from user_statuses s
             left join users u on u.status_id = s.id ${holders} group by s.id, s.name order by s.id`,
      values: roleId === undefined ? [] : [roleId],
    });
  }

  /** The list of /api/v1. */
  list(caller: Caller, request: ListQueryDto): Promise<Listed<User>> {
    requireAdmin(caller);
    return list(this.source, request, USERS);
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
}
