import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { DomainError } from '../common/errors';
import { HEALTH } from '../ops/health-address';
import { Config } from '../../config';
import { forViewer, isAdmin, type Caller } from '../access/permissions';
import { clientOf } from './rate-limit.service';

const MINUTE = 60;
/** How many times as much as others administrators may ask. */
export const ADMINISTRATORS_SHARE = 5;

/** Who is counted: the person or the API key, or else the address. */
export const counterOf = (caller: Caller | undefined, address: string): string =>
  caller ? (caller.scopes ? caller.sessionId : `user-${forViewer(caller)}`) : `client-${clientOf(address)}`;

/**
 * A coarse limit against floods, which no person meets: calls within a minute. Counted in the memory of each process,
 * because it comes before every call. Files and pages are free; the calls that make a page are counted for its visitor.
 */
@Injectable()
export class CallLimitService {
  private readonly calls = new RateLimiterMemory({ points: 1, duration: MINUTE });

  constructor(private readonly config: Config) {}

  /**
   * Counts one call.
   * @throws DomainError('too-many') when the minute's calls are used up
   */
  async count({ url, ip }: FastifyRequest, caller: Caller | undefined): Promise<void> {
    const most = this.config.CALL_RATE_LIMIT * (isAdmin(caller) ? ADMINISTRATORS_SHARE : 1);
    if (most === 0 || !/^\/api\//i.test(url) || HEALTH.test(url)) {
      return;
    }
    const { consumedPoints, msBeforeNext } = await this.calls.penalty(counterOf(caller, ip), 1);
    if (consumedPoints > most) {
      throw new DomainError(
        'too-many',
        'Too many requests. Please wait a minute and try again.',
        [],
        Math.max(1, Math.ceil(msBeforeNext / 1000)),
      );
    }
  }
}
