import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { randomUUID } from 'node:crypto';
import { DataSource, EntityManager, IsNull } from 'typeorm';
import { recordAudit } from '../../../platform/audit/audit';
import { DomainError, notFound } from '../../../platform/common/errors';
import { Config } from '../../../config';
import { changed } from '../../../platform/database/changes';
import { sql } from '../../../platform/database/sql';
import { cookieName } from '../../../platform/http/own-cookies';
import { withTransaction } from '../../../platform/database/transaction';
import { recordEvent } from '../../../platform/events/outbox';
import type { Client } from '../../../platform/access/client';
import type { AccessClaims } from './jwt.strategy';
import { hashToken, newToken } from './passwords';
import { endViewsLeft } from '../viewing/ending-views';
import { Status } from '../../../platform/access/permissions';
import { Session } from './session.entity';
import { sessionEnd } from './session-end';
import type { SignInKind } from './sign-in-event.entity';
import { recordSignIn, SignInLog } from './sign-in-log';

export interface OpenSession {
  sessionId: string;
  /** JWT of 15 minutes. */
  token: string;
  /** For the HttpOnly cookie only; undefined where the browser has the newest one already. */
  refreshToken?: string;
  expiresAt: Date;
}

interface SessionRow {
  id: string;
  userId: number;
  expiresAt: Date;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const GRACE = `interval '30 seconds'`;
const again = (): DomainError => new DomainError('unauthenticated', 'Please sign in again.');

/** Sessions: opened at sign-in, kept alive by rotation, ended by time, by sign-out, by a password change or by reuse. */
@Injectable()
export class SessionService {
  constructor(
    private readonly source: DataSource,
    private readonly jwt: JwtService,
    private readonly config: Config,
    private readonly log: SignInLog,
  ) {}

  async open(
    manager: EntityManager,
    userId: number,
    { kind, client }: { kind: SignInKind; client: Client },
  ): Promise<OpenSession> {
    await this.endPresent(manager, client);
    const { userAgent, address } = client;
    const refreshToken = newToken();
    const [row] = await manager.query<SessionRow[]>(
      `insert into sessions (id, user_id, refresh_hash, user_agent, auth_method, address, signed_in_at, last_used_at, expires_at)
       select $1, u.id, $3, $4, $5, $6, now(), now(), ${sessionEnd(this.config, 'now()')} from users u where u.id = $2 returning id, user_id "userId", expires_at "expiresAt"`,
      [randomUUID(), userId, hashToken(refreshToken), userAgent?.slice(0, 300) ?? null, kind, address],
    );
    return this.answer(row, refreshToken);
  }

  /**
   * Exchanges a refresh token for a new pair. Two tabs may show the same one within 30 s of its replacement; the second
   * gets an access token only. [FSEC-08] Shown later it was stolen, so the session ends and its owner is told.
   * @throws DomainError('unauthenticated') when there is none, when it is unknown, old, of an ended session or of a rejected user
   */
  async refresh(refreshToken: string | undefined, client: Client): Promise<OpenSession> {
    if (!refreshToken) {
      throw new DomainError('unauthenticated', 'Please sign in.');
    }
    const given = hashToken(refreshToken);
    const next = newToken();
    const rotated = await this.rotate(given, hashToken(next));
    if (rotated) {
      return this.answer(rotated, next);
    }
    const spent = await this.findSpent(given);
    if (spent?.fresh) {
      return this.answer(spent);
    }
    if (spent?.reused) {
      await this.endReused(spent, client);
    }
    throw again();
  }

  /** Ends one session of this user; another's is not found. */
  async end(sessionId: string, userId: number, client: Client): Promise<void> {
    if (!UUID.test(sessionId)) {
      throw notFound('The session');
    }
    await withTransaction(this.source, async (manager) => {
      const ended = await manager.update(
        Session,
        { id: sessionId, userId, readOnly: false, endedAt: IsNull() },
        { endedAt: () => 'now()' },
      );
      if (changed(ended) === 0) {
        throw notFound('The session');
      }
      await recordSignIn(manager, { userId, outcome: 'signed-out', from: client });
      await endViewsLeft(manager, { id: userId, address: client.address }, userId);
    });
  }

  /** [FSEC-18] The session whose refresh token the browser still sends is replaced by the one that begins. */
  private async endPresent(manager: EntityManager, client: Client): Promise<void> {
    const given = client.cookies[cookieName(this.config, 'refresh')];
    if (!given) {
      return;
    }
    const [ended] = await manager.query<[{ userId: number }[], number]>(
      'update sessions set ended_at = now() where refresh_hash = $1 and ended_at is null and expires_at > now() returning user_id "userId"',
      [hashToken(given)],
    );
    for (const { userId } of ended) {
      await recordSignIn(manager, { userId, outcome: 'signed-out', from: client });
      await endViewsLeft(manager, { id: userId, address: client.address }, userId);
    }
  }

  /** In one statement, so that of two tabs one rotates and the other finds the token spent. */
  private async rotate(given: string, next: string): Promise<SessionRow | undefined> {
    const end = sessionEnd(this.config, 's.signed_in_at');
    const [row] = await this.source.manager.query<SessionRow[]>(
      `with rotated as (
         update sessions s set refresh_hash = $2, last_used_at = now(), expires_at = ${end}, previous_hash = $1, previous_until = now() + ${GRACE}
         from users u where u.id = s.user_id and u.status_id <> ${Status.Rejected}
           and s.refresh_hash = $1 and not s.read_only and s.ended_at is null and s.expires_at > now() and ${end} > now()
         returning s.id, s.user_id "userId", s.expires_at "expiresAt"
       ), spent as (insert into spent_refresh_tokens (token_hash, session_id, replaced_at) select $1, id, now() from rotated on conflict do nothing)
       select * from rotated`,
      [given, next],
    );
    return row;
  }

  /** The open session that a spent token belongs to. Processes of the release before note only the last one, in the session itself. */
  private async findSpent(given: string): Promise<(SessionRow & { fresh: boolean; reused: boolean }) | undefined> {
    const [row] = await sql<SessionRow & { fresh: boolean; reused: boolean }>(this.source, {
      text: `select s.id, s.user_id "userId", s.expires_at "expiresAt", not reused and u.status_id <> ${Status.Rejected} fresh, reused
       from (select session_id, replaced_at + ${GRACE} <= now() reused from spent_refresh_tokens where token_hash = $1
             union all select id, previous_until <= now() from sessions where previous_hash = $1 limit 1) t
       join sessions s on s.id = t.session_id join users u on u.id = s.user_id where s.ended_at is null and s.expires_at > now()`,
      values: [given],
    });
    return row;
  }

  /** Either side may be the thief. */
  private async endReused({ id, userId }: SessionRow, client: Client): Promise<void> {
    await withTransaction(this.source, async (manager) => {
      const ended = await manager.update(Session, { id, endedAt: IsNull() }, { endedAt: () => 'now()' });
      if (changed(ended) === 0) {
        return;
      }
      await recordAudit(manager, {
        actor: { id: userId, address: client.address },
        action: 'session.reused',
        subjectType: 'user',
        subjectId: userId,
        detail: { session: id },
      });
      await recordEvent(manager, 'session.reused', { userId });
      await endViewsLeft(manager, { id: userId, address: client.address }, userId);
      await this.log.record({ userId, outcome: 'reused', from: client }, manager);
    });
  }

  private answer({ id, expiresAt }: SessionRow, refreshToken?: string): OpenSession {
    return {
      sessionId: id,
      token: this.jwt.sign({ sid: id, use: 'access' } satisfies AccessClaims),
      refreshToken,
      expiresAt,
    };
  }
}
