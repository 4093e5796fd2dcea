import { Injectable } from '@nestjs/common';
import { DataSource, EntityManager } from 'typeorm';
import { Actor, CommandLine, recordAudit } from '../../../platform/audit/audit';
import { endKeys } from '../sign-in/end-keys';
import { endSessions } from '../sign-in/new-password';
import { Caller, keyForbidden, requireAdmin, Role, Status } from '../../../platform/access/permissions';
import { conflict, notFound } from '../../../platform/common/errors';
import { sql } from '../../../platform/database/sql';
import { withTransactionOf } from '../../../platform/database/transaction';
import { recordEventForUndo, takeBackEvent } from '../../../platform/events/outbox';
import { lockUser } from './locked-user';
import { User, UserRole } from './user.entity';

/** Approving, restoring, rejecting and deleting people. */
@Injectable()
export class UserStatusService {
  constructor(private readonly source: DataSource) {}

  /**
   * Approves, restores, rejects or deletes (which is rejecting) a person. A rejected person's sessions end with it.
   * @throws DomainError('conflict') for oneself and for the last active administrator, 'forbidden' for an administrator by a key
   */
  async set(caller: Caller, userId: number, statusId: number): Promise<void> {
    requireAdmin(caller);
    if (!Object.values<number>(Status).includes(statusId)) {
      throw notFound('The status');
    }
    if (statusId === Status.Rejected && userId === caller.id) {
      throw conflict('You cannot delete your own account.');
    }
    await withTransactionOf(caller, this.source, async (manager) => {
      await refuseKeys(manager, caller, userId);
      await setStatus(manager, caller, userId, statusId);
    });
  }

  /**
   * Takes back what `set` did some seconds ago, with the mail about it.
   * @throws DomainError('conflict') once the mail is due, or when the status has changed again
   */
  async undo(caller: Caller, userId: number, statusId: number): Promise<void> {
    requireAdmin(caller);
    const name = EVENTS[statusId];
    await withTransactionOf(caller, this.source, async (manager) => {
      await refuseKeys(manager, caller, userId);
      const user = await lockUser(manager, userId);
      const taken = name && user.statusId === statusId ? await takeBackEvent(manager, name, userId) : undefined;
      if (taken?.fromStatusId === undefined) {
        throw conflict('It is too late to undo this.');
      }
      await moveTo(manager, caller, user, taken.fromStatusId);
    });
  }
}

/** Who is told of which status. */
const EVENTS: Partial<Record<number, 'user.approved' | 'user.rejected'>> = {
  [Status.Approved]: 'user.approved',
  [Status.Rejected]: 'user.rejected',
};

/** An API key changes no administrator. */
async function refuseKeys(manager: EntityManager, caller: Caller, userId: number): Promise<void> {
  if (caller.scopes && (await manager.existsBy(UserRole, { userId, roleId: Role.Admin }))) {
    throw keyForbidden();
  }
}

/**
 * The same for callers who may do it by other means, in their transaction. The person is told some seconds later, so that it
 * can be undone.
 * @throws DomainError('conflict') for the last active administrator
 */
export async function setStatus(
  manager: EntityManager,
  actor: Actor | CommandLine,
  userId: number,
  statusId: number,
): Promise<void> {
  const user = await lockUser(manager, userId);
  if (user.statusId === statusId) {
    return;
  }
  await moveTo(manager, actor, user, statusId);
  const name = EVENTS[statusId];
  if (name) {
    await recordEventForUndo(manager, name, { userId, fromStatusId: user.statusId });
  }
}

async function moveTo(
  manager: EntityManager,
  actor: Actor | CommandLine,
  { id: userId, statusId: from }: User,
  to: number,
): Promise<void> {
  if (to === Status.Rejected && (await manager.existsBy(UserRole, { userId, roleId: Role.Admin }))) {
    await requireAnotherAdmin(manager, userId);
  }
  await manager.update(User, { id: userId }, { statusId: to });
  if (to === Status.Rejected) {
    await endSessions(manager, actor, userId, 'rejected');
    await endKeys(manager, actor, { userId });
  }
  await recordAudit(manager, {
    actor,
    action: 'user.status-changed',
    subjectType: 'user',
    subjectId: userId,
    detail: { from, to },
  });
}

/** Changes of who is an administrator wait for each other: two who delete each other must not both succeed. */
export const lockAdministrators = (manager: EntityManager): Promise<unknown> =>
  manager.query('select pg_advisory_xact_lock(7203512)');

/** @throws DomainError('conflict') for the last active administrator */
export async function requireAnotherAdmin(manager: EntityManager, userId: number): Promise<void> {
  await lockAdministrators(manager);
  const others = await sql(manager, {
    text: 'select 1 from users u join user_roles r on r.user_id = u.id and r.role_id = $2 where u.id <> $1 and u.status_id = $3 limit 1',
    values: [userId, Role.Admin, Status.Approved],
  });
  if (others.length === 0) {
    throw conflict('The last active administrator cannot be deleted.');
  }
}
