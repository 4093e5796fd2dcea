import {
  applyDecorators,
  CallHandler,
  ExecutionContext,
  Injectable,
  NestInterceptor,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { isRobot } from '../common/robots';
import { KeptAnswer, type PublicAnswer } from './kept-answer';
import { PublicAnswers } from './public-answers';

/** The `Content-Type` of an answer that Postgres wrote and that passes through as text. */
export const JSON_TYPE = 'application/json; charset=utf-8';
export const FOR_EVERYBODY = 'for-everybody';

/** What a route answers whose answers are counted; others just answer. */
export class CountedAnswer implements PublicAnswer {
  readonly counts: (() => void)[];

  constructor(
    readonly text: string,
    count: () => void,
  ) {
    this.counts = [count];
  }
}

const asAnswer = (result: unknown): PublicAnswer =>
  result instanceof CountedAnswer ? result : { text: typeof result === 'string' ? result : JSON.stringify(result) };

/** Before the pipes: what was asked before is neither validated nor looked for again. */
@Injectable()
class ForEverybodyInterceptor implements NestInterceptor<unknown, Buffer> {
  constructor(private readonly answers: PublicAnswers) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<Buffer> {
    const http = context.switchToHttp();
    return from(this.answer(http.getRequest(), http.getResponse(), next));
  }

  private async answer(
    request: FastifyRequest & { user?: { viewerId?: number } },
    reply: FastifyReply,
    next: CallHandler<unknown>,
  ): Promise<Buffer> {
    const make = async (): Promise<PublicAnswer> => asAnswer(await lastValueFrom(next.handle()));
    const answer = request.user ? new KeptAnswer(await make()) : await this.answers.answer(questionOf(request), make);
    const isCounted = !isRobot(request.headers['user-agent']) && request.user?.viewerId === undefined;
    if (!this.answers.addToPage(request.id, answer) && isCounted) {
      answer.count();
    }
    void reply.type(JSON_TYPE);
    return answer.formFor(request, reply);
  }
}

const questionOf = ({ method, url, body }: FastifyRequest): string =>
  body ? `${method} ${url} ${JSON.stringify(body)}` : `${method} ${url}`;

/** Marks a public route whose answer does not depend on who asks, unless they are signed in: it is kept in memory. */
export const ForEverybody = (): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(FOR_EVERYBODY, true), UseInterceptors(ForEverybodyInterceptor));
