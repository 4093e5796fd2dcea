import { CanActivate, ExecutionContext, Injectable, OnApplicationShutdown } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Caller } from '../access/permissions';
import { DomainError } from '../common/errors';
import { Config } from '../../config';
import { SharedCounter } from '../cache/shared-counter';

const SECONDS = 60;

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
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: Caller }>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const { user } = request;
    const key = user ? (user.scopes ? user.sessionId : `user-${user.id}`) : `address-${request.ip}`;
    const left = await this.consume(key);
    const reset = Math.max(1, Math.ceil(left.msBeforeNext / 1000));
    void reply.headers({
      'RateLimit-Limit': String(this.config.API_RATE_LIMIT),
      'RateLimit-Remaining': String(left.remainingPoints),
      'RateLimit-Reset': String(reset),
    });
    if (left.consumedPoints > this.config.API_RATE_LIMIT) {
      throw new DomainError('too-many', 'Too many requests. Please wait a minute and try again.', [], reset);
    }
    return true;
  }

  onApplicationShutdown(): void {
    this.counter.close();
  }

  private async consume(key: string): Promise<RateLimiterRes> {
    try {
      return await this.limiter.consume(key);
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) {
        return refusal;
      }
      throw refusal;
    }
  }
}
