import { Injectable } from '@nestjs/common';
import { DataSource, EntityManager } from 'typeorm';
import type { Client } from '../../../platform/access/client';
import { Caller, keyForbidden, requireAdmin } from '../../../platform/access/permissions';
import { recordAudit } from '../../../platform/audit/audit';
import { notFound } from '../../../platform/common/errors';
import { sql } from '../../../platform/database/sql';
import { withTransactionOf } from '../../../platform/database/transaction';
import { User } from '../users/user.entity';
import { deviceName } from './device-name';
import { endSessions } from './new-password';
import { requireRecentSignIn } from './recent-sign-in';
import { SessionService } from './session.service';

/** One open session, as its owner sees it. */
export interface OwnSession {
  id: string;
  device: string | null;
  address: string | null;
  signedInAt: Date;
  lastUsedAt: Date;
  /** Whether it is the one that asks. */
  isCurrent: boolean;
}

const END = 'end sessions';

/** [FSEC-18] Whose sessions are open, and the end of those that should not be. */
@Injectable()
export class SessionsOfPeople {
  constructor(
    private readonly source: DataSource,
    private readonly sessions: SessionService,
  ) {}

  /** The newest use first. */
  async list(caller: Caller): Promise<OwnSession[]> {
    const rows = await sql<Omit<OwnSession, 'device'> & { userAgent: string | null }>(this.source, {
      text: `select id, user_agent "userAgent", address, signed_in_at "signedInAt", last_used_at "lastUsedAt", id::text = $2 "isCurrent"
             from sessions where user_id = $1 and not read_only and ended_at is null and expires_at > now() order by last_used_at desc, id limit 100`,
      values: [caller.id, caller.sessionId],
    });
    return rows.map(({ userAgent, ...row }) => ({ ...row, device: deviceName(userAgent) }));
  }

  /** Ends one of one's own sessions; another's is not found. */
  async endOne(caller: Caller, sessionId: string, client: Client): Promise<void> {
    requireRecentSignIn(caller, END);
    await this.sessions.end(sessionId, caller.id, client);
  }

  /** Ends all of one's own sessions but this one. */
  async endOthers(caller: Caller): Promise<void> {
    requireRecentSignIn(caller, END);
    await withTransactionOf(caller, this.source, (manager) =>
      this.endAll(manager, caller, caller.id, caller.sessionId),
    );
  }

  /** Ends all sessions of somebody. */
  async endAllOf(caller: Caller, userId: number): Promise<void> {
    requireAdmin(caller);
    if (caller.scopes) {
      throw keyForbidden();
    }
    await withTransactionOf(caller, this.source, async (manager) => {
      if (!(await manager.existsBy(User, { id: userId }))) {
        throw notFound('The user');
      }
      await this.endAll(manager, caller, userId, null);
    });
  }

  private async endAll(manager: EntityManager, caller: Caller, userId: number, except: string | null): Promise<void> {
    const reason = userId === caller.id ? 'by-owner' : 'by-office';
    const sessions = await endSessions(manager, caller, userId, reason, except);
    if (sessions > 0) {
      await recordAudit(manager, {
        actor: caller,
        action: 'sessions.ended',
        subjectType: 'user',
        subjectId: userId,
        detail: { sessions },
      });
    }
  }
}
