import { CallHandler, ExecutionContext, Injectable, NestInterceptor, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { lastValueFrom, Observable, of } from 'rxjs';
import { DataSource } from 'typeorm';
import type { Caller } from '../access/permissions';
import { RESOURCE, Resource } from './surfaces';
import { invalid } from '../common/errors';
import { entityTag, requireEntityTag } from '../database/entity-tag';
import { Condition } from '../database/transaction';
import { Claimed, IdempotencyService, NamedCreation } from './idempotency.service';

const SECRET_ANSWER = 'secret-answer';

/** The answer of this creation is shown once and kept nowhere, so that a repetition cannot be given it. */
export const SecretAnswer = (): MethodDecorator => SetMetadata(SECRET_ANSWER, true);

interface Request extends FastifyRequest {
  user?: Caller;
  params: { id?: string };
}

/**
 * What a request to /api/v1 makes its effect depend on: `Idempotency-Key` on POST (and on the calls that are marked
 * `CreatesOnce`), `If-Match` on PUT and DELETE of a record whose `ETag` GET has answered. Both are looked at inside the
 * transaction that has the effect.
 */
@Injectable()
export class ConditionsInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly source: DataSource,
    private readonly idempotency: IdempotencyService,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const table = this.reflector.get<Resource | undefined>(RESOURCE, context.getClass())?.table;
    const request = context.switchToHttp().getRequest<Request>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const run = (): Promise<unknown> => lastValueFrom(next.handle(), { defaultValue: undefined });
    if (request.method === 'POST' && request.headers['idempotency-key'] !== undefined) {
      return of(await this.once(context, request, reply, run));
    }
    const id = Number(request.params.id);
    if (!table || !isRecord(request) || !Number.isInteger(id) || id < 1 || id > 2_147_483_647) {
      return next.handle();
    }
    return of(await this.versioned(table, id, request, reply, run));
  }

  private async versioned(
    table: string,
    id: number,
    request: Request,
    reply: FastifyReply,
    run: () => Promise<unknown>,
  ): Promise<unknown> {
    const { method, headers } = request;
    if (method === 'GET') {
      const tag = await entityTag(this.source, table, id);
      const answer = await run();
      if (tag) {
        void reply.header('ETag', tag);
      }
      return answer;
    }
    const wanted = headers['if-match'];
    if (wanted === undefined || !['PUT', 'DELETE'].includes(method)) {
      return run();
    }
    const condition = new Condition((manager) => requireEntityTag(manager, table, id, wanted));
    const answer = await runUnder(condition, request, run);
    if (!condition.asked) {
      throw new Error('The condition of a request was not looked at: its handler runs no transaction.');
    }
    return answer;
  }

  private async once(
    context: ExecutionContext,
    request: Request,
    reply: FastifyReply,
    run: () => Promise<unknown>,
  ): Promise<unknown> {
    if (!request.user) {
      return run();
    }
    if (request.isMultipart()) {
      throw invalid('Idempotency-Key is not taken with a file.', 'Idempotency-Key');
    }
    const creation = this.idempotency.name(
      request.user.id,
      String(request.headers['idempotency-key']),
      `${request.method} ${request.url}`,
      request.body,
    );
    const again = async (): Promise<{ answer: unknown } | undefined> => {
      const earlier = await this.idempotency.earlierAnswer(creation);
      if (earlier) {
        void reply.header('Idempotency-Replayed', 'true');
      }
      return earlier;
    };
    const earlier = await again();
    if (earlier) {
      return earlier.answer;
    }
    try {
      return await this.first(
        creation,
        this.reflector.get<boolean | undefined>(SECRET_ANSWER, context.getHandler()) ?? false,
        request,
        run,
      );
    } catch (error) {
      if (!(error instanceof Claimed)) {
        throw error;
      }
      return (await again())?.answer;
    }
  }

  /** What keeps nothing has no transaction, and nothing that a repetition could do twice: the key is without effect. */
  private async first(
    creation: NamedCreation,
    secret: boolean,
    request: Request,
    run: () => Promise<unknown>,
  ): Promise<unknown> {
    const condition = new Condition((manager) => this.idempotency.claim(manager, creation));
    const result = await runUnder(condition, request, run);
    if (condition.asked && !secret) {
      await this.idempotency.keep(creation, result);
    }
    return result;
  }
}

/** Whether the address is that of one record, and not of something below it. */
const isRecord = ({ routeOptions }: Request): boolean => /\/:id$/.test(routeOptions.url ?? '');

/** Runs the handler for a caller who carries the condition into the transactions of their request. */
function runUnder(condition: Condition, request: Request, run: () => Promise<unknown>): Promise<unknown> {
  request.user = request.user && { ...request.user, condition };
  return run();
}
