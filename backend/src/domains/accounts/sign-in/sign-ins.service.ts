import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { notFound } from '../../../platform/common/errors';
import { Caller, isAdmin } from '../../../platform/access/permissions';
import { sql } from '../../../platform/database/sql';
import { SignInEvent } from './sign-in-event.entity';

/** Who came in to an account, and who did not. */
export interface SignIns {
  /** The last ten, the newest first. */
  signIns: Pick<SignInEvent, 'at' | 'kind' | 'address' | 'device'>[];
  /** Attempts of the last 30 days that failed or were stopped by a limit. */
  failed: number;
  lastFailedAt: Date | null;
}

const LAST = 10;

/** Reads what happened with the sign-ins of an account. */
@Injectable()
export class SignInsService {
  constructor(private readonly source: DataSource) {}

  /** @throws DomainError('not-found') for somebody else's, unless an administrator asks, and where there is no such user */
  async list(caller: Caller, userId: number): Promise<SignIns> {
    if (userId !== caller.id && !isAdmin(caller)) {
      throw notFound('The user');
    }
    const [known] = await sql<Pick<SignIns, 'failed' | 'lastFailedAt'>>(this.source, {
      text: `select count(e.id)::int failed, max(e.at) "lastFailedAt"
       from users u left join sign_in_events e on e.user_id = u.id and e.outcome in ('failed', 'stopped') and e.at > now() - interval '30 days'
       where u.id = $1 group by u.id`,
      values: [userId],
    });
    if (!known) {
      throw notFound('The user');
    }
    const signIns = await this.source.manager.find(SignInEvent, {
      where: { userId, outcome: 'passed' },
      order: { id: 'DESC' },
      take: LAST,
      select: { at: true, kind: true, address: true, device: true },
    });
    return { signIns: signIns.map(({ at, kind, address, device }) => ({ at, kind, address, device })), ...known };
  }
}
