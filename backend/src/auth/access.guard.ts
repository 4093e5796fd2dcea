import { ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { DomainError, forbidden } from '../common/errors';
import { POLICY, Policy } from './decorators';
import type { Caller } from './permissions';

/** The one guard in front of every route: what declares no policy is denied. */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const policy = this.reflector.getAllAndOverride<Policy | undefined>(POLICY, [context.getHandler(), context.getClass()]);
    if (policy === undefined) throw forbidden();
    if (policy === 'public') {
      if (context.switchToHttp().getRequest<FastifyRequest>().headers.authorization) await this.authenticate(context).catch(() => undefined);
      return true;
    }
    await this.authenticate(context);
    const caller = context.switchToHttp().getRequest<FastifyRequest & { user?: Caller }>().user;
    if (!caller?.roles.some((role) => policy.includes(role))) throw forbidden();
    return true;
  }

  private async authenticate(context: ExecutionContext): Promise<void> {
    await super.canActivate(context);
  }

  override handleRequest<User>(error: unknown, user: User | false): User {
    if (error && !(error instanceof DomainError && error.code === 'unauthenticated')) throw error;
    if (!user) throw new DomainError('unauthenticated', 'Please sign in.');
    return user;
  }
}
