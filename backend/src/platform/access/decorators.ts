import { applyDecorators, createParamDecorator, ExecutionContext, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Caller, Role, RoleId } from './permissions';

export const POLICY = 'access-policy';
export type Policy = 'public' | readonly RoleId[];

/** Everyone may call this route. A valid token still says who calls; a bad one is ignored. */
export const Public = (): MethodDecorator & ClassDecorator => SetMetadata(POLICY, 'public' satisfies Policy);

/** Only signed-in people who hold one of these roles. A route that declares neither this nor @Public does not start. */
export const Roles = (...roles: RoleId[]): MethodDecorator & ClassDecorator =>
  applyDecorators(
    SetMetadata(POLICY, roles satisfies Policy),
    ApiBearerAuth(),
    ApiExtension(
      'x-roles',
      Object.entries(Role)
        .filter(([, id]) => roles.includes(id))
        .map(([name]) => name),
    ),
  );

export const BEFORE_SECOND_FACTOR = 'before-second-factor';
/** Also people who have not set up the second factor that is required of them may call this. */
export const BeforeSecondFactor = (): MethodDecorator & ClassDecorator => SetMetadata(BEFORE_SECOND_FACTOR, true);

export const IN_VIEW = 'in-view';
/** This route only reads: administrators who look at the site as somebody else may call it. Whatever is not declared is refused to them. */
export const OnlyReads = (): MethodDecorator => SetMetadata(IN_VIEW, true);
/** This route ends such a view, and so may be called in it. */
export const EndsView = (): MethodDecorator => SetMetadata(IN_VIEW, true);

/** The person who calls; undefined only on public routes. */
export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller | undefined => {
  return context.switchToHttp().getRequest<FastifyRequest & { user?: Caller }>().user;
});

/** The address of the caller, as far as the configured proxies are believed. */
export const ClientAddress = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  return context.switchToHttp().getRequest<FastifyRequest>().ip;
});
