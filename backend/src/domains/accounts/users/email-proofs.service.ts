import { CODE_RENEWED, CODE_WRONG } from '@stowbridge/contract/email-code';
import { Injectable } from '@nestjs/common';
import { timingSafeEqual } from 'node:crypto';
import { DataSource, EntityManager } from 'typeorm';
import type { Actor } from '../../../platform/audit/audit';
import { hashToken } from '../sign-in/passwords';
import { Caller, Status } from '../../../platform/access/permissions';
import { RateLimitService } from '../../../platform/http/rate-limit.service';
import { invalid } from '../../../platform/common/errors';
import { Config } from '../../../config';
import { sql } from '../../../platform/database/sql';
import { withTransaction, withTransactionOf } from '../../../platform/database/transaction';
import { EmailProof } from './email-proof.entity';
import { askProof, codeHash, confirmEmail, isEmailConfirmed } from './email-proofs';

/** Wrong codes before another is mailed. */
const TRIES = 5;
const HOUR = 3600;
/** Anyone who asks twice within so many seconds is meant to look for the first mail. */
const PAUSE = 60;

/** Whether the address of an account is its owner's: what was mailed to it comes back. */
@Injectable()
export class EmailProofsService {
  constructor(
    private readonly source: DataSource,
    private readonly limits: RateLimitService,
    private readonly config: Config,
  ) {}

  /** Mails a link that confirms one's address, unless it is confirmed. @throws DomainError('too-many') after five in an hour */
  async askLink(caller: Caller): Promise<void> {
    if (await isEmailConfirmed(this.source.manager, caller.id)) {
      return;
    }
    await this.limits.count(`email-link:${caller.id}`, 5, HOUR);
    await withTransactionOf(caller, this.source, (manager) => askProof(manager, caller, 'link'));
  }

  /** Mails a code, unless one was mailed just now. @throws DomainError('too-many') after five in an hour */
  async askCode(caller: Caller): Promise<void> {
    const recent = await sql(this.source, {
      text: `select 1 from email_proofs where user_id = $1 and kind = 'code' and ended_at is null and created_at > now() - make_interval(secs => ${PAUSE})`,
      values: [caller.id],
    });
    if (recent.length > 0) {
      return;
    }
    await this.limits.count(`email-code:${caller.id}`, 5, HOUR);
    await withTransactionOf(caller, this.source, (manager) => askProof(manager, caller, 'code'));
  }

  /**
   * Confirms an address by its mailed link.
   * @returns the address; undefined when this is no such link, or no longer one
   */
  async confirmByLink(token: string, address: string): Promise<string | undefined> {
    return withTransaction(this.source, async (manager) => {
      const [[used]] = await manager.query<[{ id: number; email: string }[], number]>(
        `update email_proofs p set ended_at = now() from users u
         where p.secret_hash = $1 and p.kind = 'link' and p.ended_at is null and p.expires_at > now() and u.id = p.user_id and u.email = p.email and u.status_id <> ${Status.Rejected}
         returning u.id, u.email::text email`,
        [hashToken(token)],
      );
      if (used) {
        await confirmEmail(manager, { id: used.id, address }, used.id);
      }
      return used?.email;
    });
  }

  /**
   * Confirms the caller's address by the code that was mailed to it. A wrong one is counted; a code that is used up, old
   * or missing is replaced by a new one.
   * @throws DomainError('invalid') when it is not the code
   */
  async confirmByCode(caller: Caller, code: string): Promise<void> {
    const outcome = await withTransactionOf(caller, this.source, (manager) => this.tryCode(manager, caller, code));
    if (outcome === 'right') {
      return;
    }
    if (outcome === 'wrong') {
      throw invalid(CODE_WRONG, 'emailCode');
    }
    await this.askCode(caller);
    throw invalid(CODE_RENEWED, 'emailCode');
  }

  private async tryCode(
    manager: EntityManager,
    actor: Actor & { email: string },
    code: string,
  ): Promise<'right' | 'wrong' | 'used up'> {
    const [proof] = await sql<{ id: number; hash: string | null; tries: number; old: boolean }>(manager, {
      text: `select id, secret_hash hash, tries, expires_at <= now() "old" from email_proofs where user_id = $1 and kind = 'code' and ended_at is null and email = $2 for update`,
      values: [actor.id, actor.email],
    });
    if (!proof) {
      return 'used up';
    }
    const right =
      !proof.old &&
      proof.hash !== null &&
      timingSafeEqual(Buffer.from(proof.hash), Buffer.from(codeHash(this.config.SECRET_KEY, proof.id, code)));
    if (right) {
      await confirmEmail(manager, actor, actor.id);
    }
    const usedUp = proof.old || proof.tries + 1 >= TRIES;
    await manager.update(
      EmailProof,
      proof.id,
      right || usedUp ? { endedAt: new Date(), tries: proof.tries + 1 } : { tries: proof.tries + 1 },
    );
    return right ? 'right' : usedUp ? 'used up' : 'wrong';
  }
}
