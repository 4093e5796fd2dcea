import { ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { JwtService } from '@nestjs/jwt';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { ANY_SCOPE, RESOURCE, Resource } from '../../../platform/http/surfaces';
import { DomainError, forbidden } from '../../../platform/common/errors';
import { CallLimitService } from '../../../platform/http/call-limit.service';
import { CallerService, KEY_PREFIX } from './caller.service';
import { clientOfRequest } from '../../../platform/access/client';
import { BEFORE_SECOND_FACTOR, IN_VIEW, POLICY, Policy } from '../../../platform/access/decorators';
import { Caller, keyForbidden } from '../../../platform/access/permissions';
import type { AccessClaims } from './jwt.strategy';
import { factorNeeded, RequiredFactor } from '../second-factors/required-factor.service';
import { RefusedKeys } from './refused-keys.service';

type Request = FastifyRequest & { user?: Caller };

const unauthenticated = (): DomainError => new DomainError('unauthenticated', 'Please sign in.');

/** The one guard in front of every route: what declares no policy is denied. */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    private readonly callers: CallerService,
    private readonly limit: CallLimitService,
    private readonly refused: RefusedKeys,
    private readonly required: RequiredFactor,
    private readonly jwt: JwtService,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    try {
      return await this.admit(context, request);
    } finally {
      // Also who was refused is counted, and then by the address.
      await this.limit.count(request, request.user);
    }
  }

  private async admit(context: ExecutionContext, request: Request): Promise<boolean> {
    const policy = this.reflector.getAllAndOverride<Policy | undefined>(POLICY, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (policy === undefined) {
      throw forbidden();
    }
    const key = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const byKey = key?.startsWith(KEY_PREFIX) ? key : undefined;
    if (policy === 'public') {
      // A public route needs no key, and asks nobody to be known by one.
      if (request.headers.authorization && !byKey) {
        await this.authenticate(context).catch(() => this.requireNoView(key));
        this.requireInView(context, request);
        if (request.user && !request.user.viewerId && (await this.required.isMissing(request.user))) {
          request.user = undefined;
        }
      }
      return true;
    }
    if (byKey) {
      request.user = await this.callerOfKey(context, request, byKey);
    } else {
      await this.authenticate(context);
      this.requireInView(context, request);
      await this.requireSecondFactor(context, request);
    }
    if (!request.user?.roles.some((role) => policy.includes(role))) {
      throw forbidden();
    }
    return true;
  }

  /** In a view nothing is changed: only what is declared as reading is open to it. */
  private requireInView(context: ExecutionContext, { user }: Request): void {
    if (user?.viewerId && !this.reflector.get<boolean | undefined>(IN_VIEW, context.getHandler())) {
      throw new DomainError('forbidden', `You are viewing as ${user.firstName}. Nothing can be changed.`);
    }
  }

  /** What is pressed after a view has ended is not taken for a visitor's. */
  private requireNoView(token: string | undefined): void {
    if (token && this.jwt.decode<AccessClaims | null>(token)?.view) {
      throw unauthenticated();
    }
  }

  /** Who lacks a second factor that is required comes no further than to set one up, or to sign out; keys go on. */
  private async requireSecondFactor(context: ExecutionContext, { user }: Request): Promise<void> {
    const isOpen = this.reflector.getAllAndOverride<boolean | undefined>(BEFORE_SECOND_FACTOR, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (user && !user.viewerId && !isOpen && (await this.required.isMissing(user))) {
      throw factorNeeded();
    }
  }

  /** What a key was refused is kept for its maker. */
  private async callerOfKey(context: ExecutionContext, request: Request, key: string): Promise<Caller> {
    try {
      return await this.admitKey(context, request, key);
    } catch (error) {
      if (error instanceof DomainError) {
        await this.refused.record(key, clientOfRequest(request));
      }
      throw error;
    }
  }

  /** An API key opens the resources of /api/v1 that its scopes name, and nothing else. */
  private async admitKey(context: ExecutionContext, { method, ip, headers }: Request, key: string): Promise<Caller> {
    const caller = await this.callers.findByKey(key, ip);
    if (!caller) {
      throw unauthenticated();
    }
    const resource = this.reflector.get<Resource | undefined>(RESOURCE, context.getClass());
    const verb = method === 'GET' || method === 'HEAD' ? 'read' : 'write';
    const opens = resource?.scope === ANY_SCOPE || caller.scopes?.includes(`${resource?.scope}:${verb}`);
    if (!resource || !opens) {
      throw keyForbidden();
    }
    return { ...caller, userAgent: headers['user-agent'] };
  }

  private async authenticate(context: ExecutionContext): Promise<void> {
    await super.canActivate(context);
  }

  override handleRequest<User>(error: unknown, user: User | false): User {
    if (error && !(error instanceof DomainError && error.code === 'unauthenticated')) {
      throw error;
    }
    if (!user) {
      throw unauthenticated();
    }
    return user;
  }
}
