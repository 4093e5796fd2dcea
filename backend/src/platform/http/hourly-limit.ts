import { applyDecorators, CanActivate, ExecutionContext, Injectable, SetMetadata, UseGuards } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../common/errors';
import { Config } from '../../config';
import { ADMINISTRATORS_SHARE, counterOf } from './call-limit.service';
import { isAdmin, type Caller } from '../access/permissions';
import { RateLimitService } from './rate-limit.service';

interface Limit {
  /** Within an hour, by one person or key. */
  most: number;
  /** The same for administrators and their keys; five times `most` by default. */
  administrators?: number;
  /** At the same time, in one process. */
  atOnce?: number;
  /** By one client, also of those who are signed in. */
  perClient?: boolean;
}

/** What costs more than other calls [FSEC-19]. */
const HOURLY = {
  uploads: { most: 60, administrators: 2000, atOnce: 4 },
  /** And NDAs. */
  offers: { most: 60 },
  messages: { most: 30 },
  enquiries: { most: 30, perClient: true },
  /** Excel and PDF files. */
  downloads: { most: 30 },
  analyses: { most: 120 },
} satisfies Record<string, Limit>;

const HOUR = 3600;
const LIMIT = 'hourly-limit';

/** Counts the calls of one kind over all processes. */
@Injectable()
export class HourlyLimitGuard implements CanActivate {
  private readonly running = new Map<string, number>();

  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimitService,
    private readonly config: Config,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.config.CALL_RATE_LIMIT === 0) {
      return true;
    }
    const kind = this.reflector.get<keyof typeof HOURLY>(LIMIT, context.getHandler());
    const { most, administrators = most * ADMINISTRATORS_SHARE, atOnce, perClient }: Limit = HOURLY[kind];
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: Caller }>();
    const key = `${kind}:${counterOf(perClient ? undefined : request.user, request.ip)}`;
    if (atOnce !== undefined) {
      this.takePlace(key, atOnce, context.switchToHttp().getResponse<FastifyReply>());
    }
    await this.limits.count(key, isAdmin(request.user) ? administrators : most, HOUR);
    return true;
  }

  /** Who hangs up gives the place back, and who has done so before its turn takes none: it would never be given back. */
  private takePlace(key: string, atOnce: number, reply: FastifyReply): void {
    if (reply.raw.closed) {
      return;
    }
    const others = this.running.get(key) ?? 0;
    if (others >= atOnce) {
      throw new DomainError('too-many', 'Too many uploads at the same time. Please wait for the others to end.', [], 1);
    }
    this.running.set(key, others + 1);
    reply.raw.once('close', () => {
      const left = (this.running.get(key) ?? 1) - 1;
      if (left > 0) {
        this.running.set(key, left);
      } else {
        this.running.delete(key);
      }
    });
  }
}

/** Limits how often one person, or one key, calls this within an hour. */
export const HourlyLimit = (kind: keyof typeof HOURLY): MethodDecorator =>
  applyDecorators(SetMetadata(LIMIT, kind), UseGuards(HourlyLimitGuard));
