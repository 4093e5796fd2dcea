import { CanActivate, ExecutionContext, Injectable, OnApplicationShutdown } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Caller } from '../access/permissions';
import { DomainError } from '../common/errors';
import { Config } from '../../config';
import { SharedCounter } from '../cache/shared-counter';

const SECONDS = 60;

/** A request that was let through, with what its caller may ask within this minute. */
export interface LimitedRequest extends FastifyRequest {
  user?: Caller;
  rateLimit: { limit: number; remaining: number; resetSeconds: number };
}

/**
 * Limits what one caller may ask of /api/v1 within a minute, and says how much is left. Counted in Redis, for all
 * processes together; while Redis is away each process counts for itself.
 */
@Injectable()
export class RateLimitGuard implements CanActivate, OnApplicationShutdown {
  private readonly counter: SharedCounter;
  private readonly limiter: RateLimiterRedis;

  constructor(private readonly config: Config) {
    const limits = { points: config.API_RATE_LIMIT, duration: SECONDS, keyPrefix: 'stowbridge-rate' };
    this.counter = new SharedCounter(config.REDIS_URL);
    this.limiter = new RateLimiterRedis({
      ...limits,
      storeClient: this.counter,
      useRedisPackage: true,
      insuranceLimiter: new RateLimiterMemory(limits),
    });
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<LimitedRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    await this.count(request, reply, 1);
    return true;
  }

  /**
   * Counts so many requests more, which came as one.
   * @throws DomainError('too-many') when that is more than is left, which then stays so
   */
  async takeMore(request: LimitedRequest, reply: FastifyReply, more: number): Promise<void> {
    if (more > 0) {
      await this.count(request, reply, more);
    }
  }

  private async count(request: LimitedRequest, reply: FastifyReply, points: number): Promise<void> {
    const { user } = request;
    const key = user ? (user.scopes ? user.sessionId : `user-${user.id}`) : `address-${request.ip}`;
    const left = await this.consume(key, points);
    const limit = this.config.API_RATE_LIMIT;
    const resetSeconds = Math.max(1, Math.ceil(left.msBeforeNext / 1000));
    const isRefused = left.consumedPoints > limit;
    const remaining =
      isRefused && points > 1 ? Math.max(0, limit - left.consumedPoints + points) : left.remainingPoints;
    void reply.headers({
      'RateLimit-Limit': String(limit),
      'RateLimit-Remaining': String(remaining),
      'RateLimit-Reset': String(resetSeconds),
    });
    if (isRefused) {
      if (points > 1) {
        await this.limiter.reward(key, points);
      }
      throw new DomainError('too-many', 'Too many requests. Please wait a minute and try again.', [], resetSeconds);
    }
    request.rateLimit = { limit, remaining, resetSeconds };
  }

  onApplicationShutdown(): void {
    this.counter.close();
  }

  private async consume(key: string, points: number): Promise<RateLimiterRes> {
    try {
      return await this.limiter.consume(key, points);
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) {
        return refusal;
      }
      throw refusal;
    }
  }
}
