import { CanActivate, ExecutionContext, Injectable, OnApplicationShutdown } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cluster, Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Caller } from '../access/permissions';
import { DomainError } from '../common/errors';
import { Config } from '../../config';
import { openRedis } from '../events/redis';

const SECONDS = 60;

/**
 * Limits what one caller may ask of /api/v1 within a minute, and says how much is left. Counted in Redis, for all
 * processes together; while Redis is away each process counts for itself.
 */
@Injectable()
export class RateLimitGuard implements CanActivate, OnApplicationShutdown {
  private redis?: Redis | Cluster;
  private limiter?: Promise<RateLimiterRedis>;

  constructor(private readonly config: Config) {}

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
    this.redis?.disconnect();
  }

  private async consume(key: string): Promise<RateLimiterRes> {
    try {
      return await (await this.counter()).consume(key);
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) {
        return refusal;
      }
      throw refusal;
    }
  }

  private counter(): Promise<RateLimiterRedis> {
    this.limiter ??= this.open();
    return this.limiter;
  }

  private async open(): Promise<RateLimiterRedis> {
    const limits = { points: this.config.API_RATE_LIMIT, duration: SECONDS, keyPrefix: 'stowbridge-rate' };
    // Nothing waits for a Redis that is away: the counter beside it takes over at once.
    const redis = openRedis(this.config.REDIS_URL, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: 500,
      connectTimeout: 500,
      disconnectTimeout: 100,
    });
    this.redis = redis;
    redis.on('error', () => undefined);
    await new Promise((resolve) => redis.once('ready', resolve).once('error', resolve));
    return new RateLimiterRedis({ ...limits, storeClient: redis, insuranceLimiter: new RateLimiterMemory(limits) });
  }
}
