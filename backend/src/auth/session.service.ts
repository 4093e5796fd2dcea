import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { randomUUID } from 'node:crypto';
import { DataSource, EntityManager } from 'typeorm';
import { DomainError } from '../common/errors';
import type { AccessClaims } from './jwt.strategy';
import { hashToken, newToken } from './passwords';
import { Status } from './permissions';
import { Session } from './session.entity';

export interface OpenSession {
  sessionId: string;
  /** JWT of 15 minutes. */
  token: string;
  /** For the HttpOnly cookie only. */
  refreshToken: string;
}

const DAYS = 14;
/** Two tabs may refresh at once: for this long the token before the last rotation is still good. */
const GRACE_SECONDS = 30;

/** Sessions: opened at sign-in, kept alive by rotation, ended by sign-out, by a password change or by reuse. */
@Injectable()
export class SessionService {
  constructor(
    private readonly source: DataSource,
    private readonly jwt: JwtService,
  ) {}

  async open(userId: number, userAgent: string | undefined, manager: EntityManager = this.source.manager): Promise<OpenSession> {
    const refreshToken = newToken();
    const now = new Date();
    const session = {
      id: randomUUID(),
      userId,
      refreshHash: hashToken(refreshToken),
      signedInAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + DAYS * 86_400_000),
      userAgent: userAgent?.slice(0, 300) ?? null,
    };
    await manager.insert(Session, session);
    return { sessionId: session.id, token: this.token(session.id), refreshToken };
  }

  /**
   * Exchanges a refresh token for a new pair.
   * @throws DomainError('unauthenticated') when it is unknown, old, of an ended session or of a rejected user
   */
  async refresh(refreshToken: string): Promise<OpenSession> {
    const given = hashToken(refreshToken);
    const next = newToken();
    const [rotated] = await this.rows(
      `update sessions s set previous_hash = refresh_hash, previous_until = now() + interval '${GRACE_SECONDS} seconds', refresh_hash = $2,
              last_used_at = now(), expires_at = now() + interval '${DAYS} days'
       from users u where u.id = s.user_id and u.status_id <> ${Status.Rejected}
         and s.refresh_hash = $1 and s.ended_at is null and s.expires_at > now() returning s.id`,
      [given, hashToken(next)],
    );
    if (rotated) return { sessionId: rotated.id, token: this.token(rotated.id), refreshToken: next };
    const [second] = await this.rows(
      `select s.id, s.previous_until > now() and u.status_id <> ${Status.Rejected} fresh from sessions s join users u on u.id = s.user_id
       where s.previous_hash = $1 and s.ended_at is null and s.expires_at > now()`,
      [given],
    );
    if (second?.fresh) return { sessionId: second.id, token: this.token(second.id), refreshToken: '' };
    // Somebody uses a token that was replaced long ago: either side may be the thief, so the session ends.
    if (second) await this.source.query('update sessions set ended_at = now() where id = $1', [second.id]);
    throw new DomainError('unauthenticated', 'Please sign in.');
  }

  /** Ends one session of this user; another's is not found. */
  async end(sessionId: string, userId: number): Promise<void> {
    const [, changed] = await this.source.query<[unknown, number]>(
      'update sessions set ended_at = now() where id = $1 and user_id = $2 and ended_at is null',
      [sessionId, userId],
    );
    if (changed === 0) throw new DomainError('not-found', 'The session was not found.');
  }

  private token(sessionId: string): string {
    return this.jwt.sign({ sid: sessionId, use: 'access' } satisfies AccessClaims);
  }

  /** UPDATE ... RETURNING answers [rows, count] through TypeORM, SELECT answers rows. */
  private async rows(sql: string, values: unknown[]): Promise<{ id: string; fresh?: boolean }[]> {
    const answer = await this.source.query<unknown[]>(sql, values);
    return (Array.isArray(answer[0]) ? answer[0] : answer) as { id: string; fresh?: boolean }[];
  }
}
