import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Caller, requireAdmin, Role, Status } from '../../platform/access/permissions';
import { sql } from '../../platform/database/sql';
import { SignedTokensService } from '../../platform/access/signed-tokens.service';

export const CONSOLE_PATH = '/api/ops/jobs';
/** Seconds that the console stays open for a browser. */
export const CONSOLE_SECONDS = 30 * 60;

/** Who may look at the jobs: an administrator whose session is still open, asked at each request. */
@Injectable()
export class ConsoleService {
  constructor(
    private readonly source: DataSource,
    private readonly tokens: SignedTokensService,
  ) {}

  /** A token for the cookie of this browser. */
  admit(caller: Caller): string {
    requireAdmin(caller);
    return this.tokens.sign('console', { sid: caller.sessionId }, CONSOLE_SECONDS);
  }

  /**
   * @returns the administrator's id
   * @throws DomainError('unauthenticated') when the token is not good, or not for an open session of an administrator
   */
  async requireAdmitted(token: string | undefined): Promise<number> {
    const { sid } = this.tokens.verify<{ sid: string }>('console', token ?? '');
    const [admin] = await sql<{ id: number }>(this.source, {
      text: `select u.id from sessions s join users u on u.id = s.user_id join user_roles r on r.user_id = u.id and r.role_id = ${Role.Admin}
       where s.id = $1 and not s.read_only and s.ended_at is null and s.expires_at > now() and u.status_id <> ${Status.Rejected}`,
      values: [sid],
    });
    if (!admin) {
      // The same refusal as for a bad token.
      this.tokens.verify('console', '');
    }
    return admin.id;
  }
}
