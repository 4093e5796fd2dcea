import { CallHandler, ExecutionContext, Injectable, NestInterceptor, SetMetadata } from '@nestjs/common';
import { HTTP_CODE_METADATA } from '@nestjs/common/constants';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { lastValueFrom, Observable, of } from 'rxjs';
import { DataSource, EntityManager } from 'typeorm';
import type { Caller } from '../access/permissions';
import { answersVersion } from './entity-tags';
import { MAX_ID } from './rules';
import { RESOURCE, Resource } from './surfaces';
import { fingerprintOf, whenUploaded } from '../common/upload';
import { merge, ownVersion, requireEntityTag, versionOf } from '../database/entity-tag';
import { Condition } from '../database/transaction';
import { Claimed, IdempotencyService, NamedCreation } from './idempotency.service';

/** Ends a handler whose answer is known already. */
class Answered extends Error {
  constructor(readonly answer: unknown) {
    super('The request was answered before.');
  }
}

type Run = () => Promise<unknown>;
type Check = (manager: EntityManager) => Promise<void>;

const SECRET_ANSWER = 'secret-answer';

/** The answer of this creation is shown once and kept nowhere, so that a repetition cannot be given it. */
export const SecretAnswer = (): MethodDecorator => SetMetadata(SECRET_ANSWER, true);

interface Request extends FastifyRequest {
  user?: Caller;
  params: { id?: string };
}

/**
 * What a request to /api/v1 makes its effect depend on: `Idempotency-Key` on POST (and on the calls that are marked
 * `CreatesOnce`), `If-Match` on PUT, PATCH and DELETE of a record whose `ETag` GET has answered. Both are looked at
 * inside the transaction that has the effect. It also knows which version an answer holds, and where a new record is.
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
    if (request.method === 'POST') {
      return of(await this.posted(table, context, request, reply, run));
    }
    const id = idOf(request.params.id);
    if (!table || !isRecord(request) || id === undefined) {
      return next.handle();
    }
    return of(await this.versioned(table, id, request, run));
  }

  private async versioned(table: string, id: number, request: Request, run: Run): Promise<unknown> {
    if (!['PUT', 'PATCH', 'DELETE'].includes(request.method)) {
      const version = await versionOf(this.source, table, id);
      const answer = await run();
      if (version) {
        answersVersion(request, version);
      }
      return answer;
    }
    const wanted = request.headers['if-match'];
    return request.method === 'PATCH'
      ? merge(this.source, { table, id }, wanted, (read) => this.changed(table, id, request, run, read))
      : this.changed(table, id, request, run, wanted);
  }

  private async changed(
    table: string,
    id: number,
    request: Request,
    run: Run,
    wanted: string | undefined,
  ): Promise<unknown> {
    const versions: (string | undefined)[] = [];
    const condition = new Condition(async (manager) => {
      if (wanted !== undefined) {
        await requireEntityTag(manager, table, id, wanted);
      }
      // What changes nothing leaves the version as it was.
      versions.push(await ownVersion(manager), await versionOf(manager, table, id));
    });
    const answer = await runUnder(condition, request, run);
    if (wanted !== undefined && !condition.asked) {
      if (request.method !== 'PATCH') {
        throw new Error('The condition of a request was not looked at: its handler runs no transaction.');
      }
      // A patch that changes nothing writes nothing.
      await this.source.transaction((manager) => condition.check(manager));
    }
    if (request.method !== 'DELETE') {
      await this.tell(table, id, versions, request);
    }
    return answer;
  }

  private async posted(
    table: string | undefined,
    context: ExecutionContext,
    request: Request,
    reply: FastifyReply,
    run: Run,
  ): Promise<unknown> {
    const hasKey = request.headers['idempotency-key'] !== undefined;
    const place = newRecordsOf(context, request);
    const versions: string[] = [];
    const write = async (manager: EntityManager): Promise<void> => void versions.push(await ownVersion(manager));
    const note = table && place ? write : undefined;
    const answer = hasKey
      ? await this.once(context, request, reply, run, note)
      : await (note ? runUnder(new Condition(note), request, run) : run());
    const id = idOf((answer as { id?: unknown } | undefined)?.id);
    if (place && id !== undefined) {
      void reply.header('Location', `${place}/${id}`);
      // What is answered again may have changed since.
      if (table && !reply.hasHeader('Idempotency-Replayed')) {
        await this.tell(table, id, versions, request);
      }
    }
    return answer;
  }

  /** Only while the record is as this request has left it: what it answers was read after its transaction. */
  private async tell(table: string, id: number, versions: (string | undefined)[], request: Request): Promise<void> {
    const version = versions.length > 0 ? await versionOf(this.source, table, id) : undefined;
    if (version !== undefined && versions.includes(version)) {
      answersVersion(request, version);
    }
  }

  private async once(
    context: ExecutionContext,
    request: Request,
    reply: FastifyReply,
    run: Run,
    note?: Check,
  ): Promise<unknown> {
    if (!request.user) {
      return run();
    }
    const { id } = request.user;
    const nameOf = (body: unknown): NamedCreation =>
      this.idempotency.name(id, String(request.headers['idempotency-key']), `${request.method} ${request.url}`, body);
    const creation = nameOf(request.body);
    const again = async (): Promise<{ answer: unknown } | undefined> => {
      const earlier = await this.idempotency.earlierAnswer(creation);
      if (earlier) {
        void reply.header('Idempotency-Replayed', 'true');
      }
      return earlier;
    };
    if (request.isMultipart()) {
      // Which upload it is, is known once the file has come in.
      whenUploaded(request, async (upload) => {
        Object.assign(creation, nameOf(fingerprintOf(upload)));
        const earlier = await again();
        if (earlier) {
          throw new Answered(earlier.answer);
        }
      });
    } else {
      const earlier = await again();
      if (earlier) {
        return earlier.answer;
      }
    }
    try {
      return await this.first(
        creation,
        this.reflector.get<boolean | undefined>(SECRET_ANSWER, context.getHandler()) ?? false,
        request,
        run,
        note,
      );
    } catch (error) {
      if (error instanceof Answered) {
        return error.answer;
      }
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
    run: Run,
    note: Check | undefined,
  ): Promise<unknown> {
    const condition = new Condition(async (manager) => {
      await this.idempotency.claim(manager, creation);
      await note?.(manager);
    });
    const result = await runUnder(condition, request, run);
    if (condition.asked && !secret) {
      await this.idempotency.keep(creation, result);
    }
    return result;
  }
}

/** Whether the address is that of one record, and not of something below it. */
const isRecord = ({ routeOptions }: Request): boolean => /\/:id$/.test(routeOptions.url ?? '');

const idOf = (given: unknown): number | undefined => {
  const id = Number(given);
  return Number.isInteger(id) && id >= 1 && id <= MAX_ID ? id : undefined;
};

/** The address below which the records are that this request creates; undefined where it creates none that can be read. */
function newRecordsOf(context: ExecutionContext, { server, routeOptions: { url = '' } }: Request): string | undefined {
  const code = Reflect.getMetadata(HTTP_CODE_METADATA, context.getHandler()) as number | undefined;
  return (code ?? 201) === 201 && server.hasRoute({ method: 'GET', url: `${url}/:id` }) ? url : undefined;
}

/** Runs the handler for a caller who carries the condition into the transactions of their request. */
function runUnder(condition: Condition, request: Request, run: Run): Promise<unknown> {
  request.user = request.user && { ...request.user, condition };
  return run();
}
