import {
  applyDecorators,
  ArgumentMetadata,
  CallHandler,
  CanActivate,
  Controller,
  ExecutionContext,
  Inject,
  Injectable,
  NestInterceptor,
  PipeTransform,
  SetMetadata,
  type Type,
  UseGuards,
  UseInterceptors,
  UsePipes,
} from '@nestjs/common';
import { ApiExtension, ApiHeader, ApiResponse, ApiTags } from '@nestjs/swagger';
import { validate, ValidationError } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable, of } from 'rxjs';
import { DomainError, FieldProblem } from '../common/errors';
import { instanceOf, keepsRules } from './dto-rules';
import { fieldCodeOf } from './field-codes';
import { KEY_FORM } from './idempotency.service';
import { Cursors } from './list/cursors';
import { withEtags } from './list/etags';
import { asksForLines, linesOf } from './list/lines';
import { rulesOf } from './list/parameters';
import { isListQuery, type ListQueryDto, namedBy, UNCOUNTED } from './list/resource-list';
import { addPatches } from './merge-patch';
import { renameToDeclared } from './wire-names';

type Constructor = new () => object;

const PRIMITIVES: unknown[] = [String, Boolean, Number, Array, Object];

/** Turns class-validator's tree into one problem per field, in the order of the DTO. The first rule that fails speaks. */
function problems(errors: ValidationError[], path = ''): FieldProblem[] {
  return errors.flatMap((error) => {
    const field = path ? `${path}.${error.property}` : error.property;
    const [broken] = Object.entries(error.constraints ?? {});
    return [
      ...(broken ? [{ field, code: fieldCodeOf(broken[0], error.value), message: broken[1] }] : []),
      ...problems(error.children ?? [], field),
    ];
  });
}

/** A field that is null says no more than one that is missing: where the DTO has a default, it holds. */
function withDefaults(instance: object, defaults: object): object {
  const given = instance as Record<string, unknown>;
  for (const [name, value] of Object.entries(defaults)) {
    if (value !== undefined && given[name] === null) {
      given[name] = value;
    }
  }
  return instance;
}

async function validated(body: Record<string, unknown>, dto: Constructor, refuseUnknown: boolean): Promise<object> {
  const instance = withDefaults(instanceOf(dto, body), new dto());
  if (keepsRules(instance)) {
    return instance;
  }
  const errors = await validate(instance, {
    whitelist: true,
    forbidNonWhitelisted: refuseUnknown,
    forbidUnknownValues: false,
    stopAtFirstError: true,
  });
  const found = problems(errors);
  if (found.length > 0) {
    throw new DomainError('invalid', found.map(({ message }) => message).join('\n'), found);
  }
  return instance;
}

/**
 * A body that comes by another way than a request, by the rules of one.
 * @throws DomainError('invalid') naming each field that breaks a rule
 */
export const validBody = <Body extends object>(dto: new () => Body, body: Record<string, unknown>): Promise<Body> =>
  validated(body, dto, true) as Promise<Body>;

function objectBody(value: unknown): Record<string, unknown> {
  if (value === undefined || value === null || value === '') {
    return {};
  }
  if (typeof value !== 'object' || Array.isArray(value)) {
    throw new DomainError('invalid', 'The request must be a JSON object.');
  }
  return value as Record<string, unknown>;
}

/** Bodies of the documents' calls: any letter case, unknown fields ignored, messages joined by a line break. */
@Injectable()
export class CallBodyPipe implements PipeTransform {
  async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'custom' || !metadata.metatype || PRIMITIVES.includes(metadata.metatype)) {
      return value;
    }
    const dto = metadata.metatype as Constructor;
    return validated(renameToDeclared(objectBody(value), dto), dto, false);
  }
}

/** Bodies and queries of /api/v1: exact names, unknown fields refused; those of a list are refused by its rules. */
@Injectable()
class ResourceBodyPipe implements PipeTransform {
  constructor(private readonly cursors: Cursors) {}

  async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'custom' || !metadata.metatype || PRIMITIVES.includes(metadata.metatype)) {
      return value;
    }
    const dto = metadata.metatype as Constructor;
    return metadata.type === 'query' && isListQuery(dto)
      ? this.listed(objectBody(value), dto)
      : validated(objectBody(value), dto, true);
  }

  private async listed(given: Record<string, unknown>, dto: Constructor): Promise<ListQueryDto> {
    const [named, filters] = namedBy(dto, given);
    const query = (await validated(named, dto, true)) as ListQueryDto;
    const place = query.cursor === undefined ? undefined : this.cursors.read(query.cursor);
    return Object.assign(query, { filters, place, uncounted: UNCOUNTED in given || undefined });
  }
}

const text = (description: string) => ({
  description,
  content: { 'text/plain': { schema: { type: 'string' as const } } },
});
const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

/** A controller of the documents' calls: plain-text refusals, see the decisions on errors on the wire. */
export const CallController = (tag: string, path = ''): ClassDecorator =>
  applyDecorators(
    ApiTags(tag),
    Controller(path),
    UsePipes(CallBodyPipe),
    ApiResponse({ status: 400, ...text('Refused; the text says why.') }),
    ApiResponse({ status: 401, ...text('The token is missing, has expired or was revoked.') }),
    ApiResponse({ status: 403, ...text('The role does not allow it.') }),
    ApiResponse({ status: 404, ...text('No such record, or a record of somebody else.') }),
    ApiResponse({ status: 429, ...text('Too many requests; Retry-After says when to try again.') }),
  );

/** A call of /api/v1 that refuses what cannot be a code before it looks at it. */
export const Malformed = (): MethodDecorator =>
  ApiResponse({ status: 400, ...problem('What was sent cannot be a code.') }) as MethodDecorator;

export const RESOURCE = 'resource';
/** Marks in the document what has an `ETag`. */
export const VERSIONED = 'x-versioned';

/** What comes before and around every resource; the module of the requests says what that is. */
export const RESOURCE_GUARD = 'resource-guard';
export const RESOURCE_INTERCEPTOR = 'resource-interceptor';

/** Not global: the documents' calls, the hottest among them, must not pay for what only /api/v1 has. */
@Injectable()
class ResourceGuard implements CanActivate {
  constructor(@Inject(RESOURCE_GUARD) private readonly guard: CanActivate) {}

  canActivate(context: ExecutionContext): ReturnType<CanActivate['canActivate']> {
    return this.guard.canActivate(context);
  }
}

@Injectable()
class ResourceInterceptor implements NestInterceptor {
  constructor(
    @Inject(RESOURCE_INTERCEPTOR) private readonly interceptor: NestInterceptor,
    private readonly cursors: Cursors,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const rules = rulesOf(context.getHandler());
    if (rules && asksForLines(http.getRequest<FastifyRequest>())) {
      return of(await linesOf(rules, http.getRequest(), http.getResponse(), next, this.cursors));
    }
    const answers = await this.interceptor.intercept(context, next);
    const reply = http.getResponse<FastifyReply>();
    return answers.pipe(
      map((answer) => {
        this.cursors.link(http.getRequest<FastifyRequest>(), reply);
        return withEtags(reply, answer);
      }),
    );
  }
}

/** How the document describes the header by which a creation may be sent again. */
export const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  required: false,
  schema: { type: 'string' as const, minLength: 1, maxLength: 255, pattern: KEY_FORM },
  description:
    'Up to 255 characters of your own: sent again within 24 hours with the same body it creates nothing and gets the first answer.',
};

/** A creating call of the documents that takes an `Idempotency-Key`, as POST to /api/v1 does; without one it is as ever [FOFF-01]. */
export const CreatesOnce = (): MethodDecorator =>
  applyDecorators(
    UseInterceptors(ResourceInterceptor),
    ApiHeader(IDEMPOTENCY_KEY),
    ApiResponse({ status: 409, ...text('The Idempotency-Key came with another request before.') }),
  );

/** The scope of what every key may open, and which then shows what its scopes allow. */
export const ANY_SCOPE = 'any';

export interface Resource {
  /** Whose scopes an API key needs for it. */
  scope: string;
  /** Whose rows carry the versions of the records, where a change may depend on the version that was read. */
  table?: string;
}

/**
 * A controller of /api/v1: REST for the back office and integrators, with problem+json refusals.
 * @param table with it each record has an `ETag`, and `If-Match` is honoured; every writer must lock or update its row
 * @param scope the resource whose scopes an API key needs, where that is another one
 */
export const ResourceController = (name: string, table?: string, scope = name): ClassDecorator =>
  applyDecorators(
    ApiTags(name),
    Controller(`v1/${name}`),
    SetMetadata(RESOURCE, { scope, table } satisfies Resource),
    ...(table ? [ApiExtension(VERSIONED, true)] : []),
    UsePipes(ResourceBodyPipe),
    UseGuards(ResourceGuard),
    UseInterceptors(ResourceInterceptor),
    ApiResponse({ status: 401, ...problem('The token is missing, has expired or was revoked.') }),
    ApiResponse({ status: 403, ...problem('The role does not allow it.') }),
    ApiResponse({ status: 404, ...problem('No such record.') }),
    ApiResponse({ status: 409, ...problem('It has changed meanwhile, or exists already.') }),
    ApiResponse({ status: 429, ...problem('Too many requests; Retry-After says when to try again.') }),
    ApiResponse({ status: 422, ...problem('The request does not fit; errors names the fields.') }),
    (controller: object) => addPatches(controller as Type<object>, (body, dto) => validated(body, dto, true)),
  );
