import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../../../config';
import { withTransaction } from '../../../platform/database/transaction';
import { recordEvent } from '../../../platform/events/outbox';
import type { Client } from '../../../platform/access/client';
import { hashToken } from './passwords';
import { SignInLog } from './sign-in-log';
import { clientOf, isFirst, Limit, RateLimitService, tooMany } from '../../../platform/http/rate-limit.service';

const QUARTER = 15 * 60;
const HOUR = 3600;
const DAY = 24 * HOUR;
/** For each failure that one client may have at one account: those it may have over all accounts, and those that unknown clients together may have at one account in an hour. */
const CLIENT_SHARE = 5;
const ACCOUNT_SHARE = 10;

/** Who is signed in to; an address without an account has limits as well, so that they tell nothing. */
export interface Target {
  /** In small letters. */
  email: string;
  accountId: number | undefined;
  /** The browser, when the account knows it. */
  device: string | undefined;
}

/** [FSEC-07] How many wrong passwords are taken: of a known browser, of a client at one account and over all, and of all unknown clients at one account. */
@Injectable()
export class SignInLimits {
  constructor(
    private readonly source: DataSource,
    private readonly limits: RateLimitService,
    private readonly config: Config,
    private readonly log: SignInLog,
  ) {}

  /**
   * Counts a failure before the password is looked at, so that guesses side by side do not slip through.
   * @returns gives the failure back, which a right password is not
   * @throws DomainError('too-many') when a limit is used up; the attempt then counts nowhere
   */
  async reserve(target: Target, client: Client): Promise<() => Promise<void>> {
    const limits = this.limitsOf(target, client);
    const used = await this.limits.reserve(limits);
    if (!used) {
      return () => this.limits.giveBack(limits);
    }
    await this.recordStop(target.accountId, client);
    if (used.limit.key.startsWith('sign-in-of:') && target.accountId) {
      await this.warn(target.accountId);
    }
    throw tooMany(used.wait);
  }

  private limitsOf({ email, accountId, device }: Target, { address }: Client): Limit[] {
    const most = this.config.SIGN_IN_LIMIT;
    // An address that belongs to nobody is kept as a hash only.
    const account = accountId ?? hashToken(email);
    if (device) {
      return [{ key: `sign-in-device:${account}:${device}`, most, seconds: QUARTER }];
    }
    const client = clientOf(address);
    // From what few share to what many share, in this order everywhere, so that nobody waits for each other in a circle.
    return [
      { key: `sign-in:${account}:${client}`, most, seconds: QUARTER },
      { key: `sign-in-from:${client}`, most: most * CLIENT_SHARE, seconds: QUARTER },
      { key: `sign-in-of:${account}`, most: most * ACCOUNT_SHARE, seconds: HOUR },
    ];
  }

  private async recordStop(userId: number | undefined, client: Client): Promise<void> {
    if (userId) {
      await this.log.recordOnce({ userId, outcome: 'stopped', kind: 'password', from: client }, client);
    } else {
      this.log.count('stopped');
    }
  }

  /** Tells the owner once a day. */
  private async warn(userId: number): Promise<void> {
    await withTransaction(this.source, async (manager) => {
      if (await isFirst(manager, `sign-in-warning:${userId}`, DAY)) {
        await recordEvent(manager, 'sign-in.attacked', { userId });
      }
    });
  }
}
