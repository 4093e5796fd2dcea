import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@stowbridge/contract/log-words';
import { LINK_IS_OVER } from '@stowbridge/contract/sign-in-again';
import { DataSource, EntityManager } from 'typeorm';
import type { Actor } from '../../../platform/audit/audit';
import { invalid } from '../../../platform/common/errors';
import { Config } from '../../../config';
import { sql } from '../../../platform/database/sql';
import { withTransaction, withTransactionOf } from '../../../platform/database/transaction';
import { recordEvent } from '../../../platform/events/outbox';
import { AccountRow, findAccount, findAccountByEmail, inactive } from './account-row';
import type { Client } from '../../../platform/access/client';
import { requireUncommonPassword } from './common-passwords';
import { DeviceService } from './device.service';
import { spendShownFactor } from '../second-factors/tickets';
import { recordNewPassword } from './new-password';
import { hashPassword, hashToken, passwordMatches } from './passwords';
import { Caller, Status } from '../../../platform/access/permissions';
import { clientOf, RateLimitService } from '../../../platform/http/rate-limit.service';
import { requireRecentSignIn } from './recent-sign-in';
import { recordSignIn } from './sign-in-log';

interface NewPassword {
  password: string;
  /** The same once more. */
  confirmation: string;
}

/** How somebody came to their new password: by a mailed link, or by signing in with a temporary password. */
type LinkKind = 'forgot' | 'temporary';

export interface PasswordLink {
  token: string;
  kind: LinkKind;
}

export interface PasswordReset extends NewPassword {
  /** Of the mailed link, or of the sign-in with a temporary password. */
  token: string;
  /** What is replaced; undefined where the link alone proves who it is. */
  temporaryPassword?: string;
}

const WINDOW = 15 * 60;
/** Of a row of `password_tokens`: $1 is the hash, $2 the kind. */
const IS_GOOD = 'token_hash = $1 and kind = $2 and used_at is null and expires_at > now()';

/** New passwords: forgotten ones, temporary ones and changed ones. */
@Injectable()
export class PasswordService {
  constructor(
    private readonly source: DataSource,
    private readonly rates: RateLimitService,
    private readonly devices: DeviceService,
    private readonly config: Config,
  ) {}

  /**
   * Starts the forgot flow. An unknown address answers like a known one; only a rejected account is told so [ERR-13].
   * The link is made and mailed by the event's handler.
   */
  async forgot(userName: string, client: Client): Promise<void> {
    await this.rates.count(`forgot:${hashToken(userName.toLowerCase())}`, 5, WINDOW);
    await this.rates.count(`forgot-from:${clientOf(client.address)}`, 50, WINDOW);
    const account = await findAccountByEmail(this.source.manager, userName);
    if (!account) {
      return;
    }
    if (account.statusId === Status.Rejected) {
      throw inactive();
    }
    await withTransaction(this.source, async (manager) => {
      await recordEvent(manager, 'password.forgotten', { userId: account.id });
      await recordSignIn(manager, { userId: account.id, outcome: 'reset-asked', from: client });
    });
  }

  /**
   * Whose password the link can set, or null. Asking does not use it up; one of a rejected person is no good.
   * @returns the address of the account
   */
  async emailOf({ token, kind }: PasswordLink): Promise<string | null> {
    const [found] = await sql<{ email: string }>(this.source.manager, {
      text: `select u.email::text email from password_tokens join users u on u.id = user_id where ${IS_GOOD} and u.status_id <> ${Status.Rejected}`,
      values: [hashToken(token), kind],
    });
    return found?.email ?? null;
  }

  /**
   * Sets a new password by a mailed link or by a temporary password; the token works once.
   * @returns the cookie by which the account knows this browser from now on: a link proves as much as a password does
   * @throws DomainError('invalid') when the passwords differ, the new one is no new one or too common, or the link or the temporary
   *   password is no longer good
   */
  async reset(request: PasswordReset, client: Client): Promise<string> {
    requireSame(request);
    const kind: LinkKind = request.temporaryPassword === undefined ? 'forgot' : 'temporary';
    const passwordHash = await hashPassword(request.password);
    return withTransaction(this.source, async (manager) => {
      const [[used]] = await manager.query<[{ userId: number }[], number]>(
        `update password_tokens set used_at = now() where ${IS_GOOD} returning user_id "userId"`,
        [hashToken(request.token), kind],
      );
      if (!used) {
        throw invalid(LINK_IS_OVER);
      }
      const account = await findAccount(manager, used.userId);
      if (!account || account.statusId === Status.Rejected) {
        throw inactive();
      }
      if (
        request.temporaryPassword !== undefined &&
        !(await passwordMatches(account.temporaryHash, request.temporaryPassword))
      ) {
        throw invalid('Temporary Password is invalid', 'temporaryPassword');
      }
      await this.requireGood(account, request.password);
      await this.setPassword(
        manager,
        { id: account.id, address: client.address },
        passwordHash,
        kind === 'forgot' ? 'password.reset-by-link' : 'password.temporary-replaced',
        null,
      );
      await recordSignIn(manager, {
        userId: account.id,
        outcome: 'reset-used',
        kind: kind === 'temporary' ? kind : undefined,
        from: client,
      });
      return this.devices.remember(client, { id: account.id, passwordHash });
    });
  }

  /**
   * Changes the password of the caller and ends the other sessions; needs a sign-in at most 15 minutes old and, of who has one, a second factor shown just before.
   * @returns the cookie by which the account knows this browser from now on
   */
  async change(caller: Caller, request: NewPassword, client: Client): Promise<string> {
    requireSame(request);
    requireRecentSignIn(caller, 'change your password');
    const passwordHash = await hashPassword(request.password);
    await withTransactionOf(caller, this.source, async (manager) => {
      const account = await findAccount(manager, caller.id);
      if (account) {
        await this.requireGood(account, request.password);
      }
      await spendShownFactor(manager, caller);
      await this.setPassword(manager, caller, passwordHash, 'password.changed', caller.sessionId);
    });
    return this.devices.remember(client, { id: caller.id, passwordHash });
  }

  private async requireGood(account: AccountRow, password: string): Promise<void> {
    await requireAnother(account, password);
    requireUncommonPassword(password, account, this.config.PRODUCT_NAME);
  }

  /** Stores it, ends the person's other sessions, and logs both: who and from where, never what the password is. */
  private async setPassword(
    manager: EntityManager,
    actor: Actor,
    passwordHash: string,
    action: AuditAction,
    keptSession: string | null,
  ): Promise<void> {
    const userId = actor.id;
    await manager.query(
      `update users set password_hash = $2, temporary_password_hash = null, temporary_password_expires_at = null, is_confirmed = true, modified_at = now(),
              email_confirmed_at = case when $3 then coalesce(email_confirmed_at, now()) else email_confirmed_at end
       where id = $1`,
      // A mailed secret that comes back proves the address.
      [userId, passwordHash, action !== 'password.changed'],
    );
    await recordNewPassword(manager, actor, userId, action, keptSession);
    await recordEvent(manager, 'password.changed', { userId });
  }
}

/** [FSEC-10] Neither a temporary password nor the present one becomes the new one. */
async function requireAnother(
  { passwordHash: present, lastTemporaryHash: temporary }: AccountRow,
  password: string,
): Promise<void> {
  for (const stored of [present, temporary]) {
    if (stored && (await passwordMatches(stored, password))) {
      throw invalid('Please choose a password of your own.', 'password');
    }
  }
}

function requireSame({ password, confirmation }: NewPassword): void {
  if (password !== confirmation) {
    throw invalid('Mismatch Confirm Password', 'confirmation');
  }
}
