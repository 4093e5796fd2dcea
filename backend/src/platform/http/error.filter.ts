import { ArgumentsHost, Catch, ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { DomainError, ErrorCode, FieldProblem } from '../common/errors';
import { ForeignKeyError, foreignKeyRefusal } from '../common/foreign-key';
import { errorPage, isOpened } from './error-page';
import { type ProblemCode, problemOfStatus, PROBLEMS, problemType } from './problems';

/**
 * The one table from refusal to status and code. The documents' calls answer 400 with the text for everything that a
 * person can act on; /api/v1 answers the exact status with the code.
 */
const REFUSALS: Record<ErrorCode, { call: number; code: ProblemCode; status?: number }> = {
  invalid: { call: 400, code: 'validation' },
  // Of what cannot be a code, so that it counts as no try.
  malformed: { call: 400, code: 'malformed' },
  // Of the number of a version, which the documents know nothing of.
  unprocessable: { call: 422, code: 'validation' },
  exists: { call: 400, code: 'already_exists' },
  inactive: { call: 400, code: 'forbidden' },
  conflict: { call: 400, code: 'not_possible_now' },
  changed: { call: 400, code: 'version_mismatch', status: 409 },
  stage: { call: 400, code: 'stage_changed' },
  'in-use': { call: 400, code: 'in_use' },
  // Only with an `Idempotency-Key`, which the documents' calls know nothing of: none of their answers changes.
  repeated: { call: 409, code: 'idempotency_key_reused' },
  'in-progress': { call: 409, code: 'idempotency_in_progress' },
  precondition: { call: 412, code: 'version_mismatch' },
  'too-large': { call: 400, code: 'too_large' },
  'unsupported-type': { call: 400, code: 'unsupported_type' },
  unauthenticated: { call: 401, code: 'unauthenticated' },
  forbidden: { call: 403, code: 'forbidden' },
  'key-scope': { call: 403, code: 'key_scope' },
  'not-found': { call: 404, code: 'not_found' },
  gone: { call: 410, code: 'gone' },
  // Only below /api/v1 and /api/docs.
  method: { call: 405, code: 'method_not_allowed' },
  'too-many': { call: 429, code: 'rate_limited' },
  overloaded: { call: 503, code: 'overloaded' },
  unavailable: { call: 503, code: 'unavailable' },
};

interface Refusal {
  status: number;
  code: ProblemCode;
  detail: string;
  fields: FieldProblem[];
  retryAfter?: number;
  /** Whether the log must tell the cause although it is no 500. */
  ours?: boolean;
}

/** What an answer to an error depends on. */
interface AnsweredRequest {
  id: string;
  url: string;
  method: string;
  headers?: IncomingHttpHeaders;
  routeOptions?: { url?: string };
}

/** An answer as it travels. */
export interface ErrorAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Postgres refusals that are the caller's doing, never a fault of ours. */
const DATA_ERRORS: Record<string, string> = {
  '22003': 'A number is out of range.',
  '22P02': 'A value has the wrong form.',
  '22021': 'A text holds characters that cannot be stored.',
  '22001': 'A text is too long.',
  '22007': 'A date has the wrong form.',
  '22008': 'A date is out of range.',
};
/** A row that is named is not there, or a row that goes is still named; Postgres 18 tells a restricting key's from the others. */
const FOREIGN_KEY = new Set(['23503', '23001']);
const LOST_RACES = new Set(['23505', '40001', '40P01']);
/** Somebody else holds the row for longer than anybody waits. */
const HELD = '55P03';
/** The disk of this machine or of Postgres is full or cannot be written: a person can try again later, an operator must see it. */
const NO_SPACE = new Set(['ENOSPC', 'EDQUOT', 'EROFS', '53100']);
const NO_DATABASE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08001',
  '08003',
]);
/** What the driver says, without a code, of a connection that broke under a query. */
const LOST_CONNECTION =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed)/;

/** A connection that breaks between two queries of a transaction is found released by the second. */
const isConnectionLost = (error: unknown): boolean =>
  error instanceof QueryRunnerAlreadyReleasedError ||
  error instanceof QueryRunnerProviderAlreadyReleasedError ||
  (error instanceof Error && LOST_CONNECTION.test(error.message));

/** Writes every refusal and every fault; the only place that knows how errors look on the wire. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Error');

  /** @param origin where the page of the codes is; without it its address is relative */
  constructor(private readonly origin = '') {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    this.send(error, request, host.switchToHttp().getResponse<FastifyReply>());
  }

  /** Also for routes that do not go through Nest. */
  send(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const { status, headers, body } = this.answer(error, request);
    void reply.headers(headers).status(status).send(body);
  }

  /** What is answered to an error; a fault is told to the log. */
  answer(error: unknown, request: AnsweredRequest): ErrorAnswer {
    const resource = request.url.toLowerCase().startsWith('/api/v1');
    const refusal = this.refusal(error, resource);
    if ((refusal.status >= 500 && refusal.status !== 503) || refusal.ours) {
      this.logger.error(
        { requestId: request.id, method: request.method, route: request.routeOptions?.url },
        error instanceof Error ? error.stack : String(error),
      );
    }
    const headers = {
      'X-Request-Id': request.id,
      ...(refusal.retryAfter === undefined ? {} : { 'Retry-After': String(refusal.retryAfter) }),
    };
    if (resource) {
      const problem = {
        type: problemType(refusal.code, this.origin),
        title: PROBLEMS[refusal.code].title,
        status: refusal.status,
        code: refusal.code,
        detail: refusal.detail,
        reference: request.id,
        errors: refusal.fields,
      };
      return {
        status: refusal.status,
        headers: {
          ...headers,
          ...(refusal.status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {}),
          'Content-Type': 'application/problem+json; charset=utf-8',
        },
        body: JSON.stringify(problem),
      };
    }
    const text = refusal.status === 500 ? `Something went wrong. (Reference ${request.id})` : refusal.detail;
    const { headers: form, body } = isOpened(request)
      ? errorPage(refusal.status, text)
      : { headers: { 'Content-Type': 'text/plain; charset=utf-8' }, body: text };
    return { status: refusal.status, headers: { ...headers, ...form }, body };
  }

  private refusal(error: unknown, resource: boolean): Refusal {
    if (error instanceof DomainError) {
      const { call, code, status = PROBLEMS[code].statuses[0] } = REFUSALS[error.code];
      return {
        status: resource ? status : call,
        code,
        detail: error.message,
        fields: error.fields,
        retryAfter: error.retryAfter,
      };
    }
    if (error instanceof HttpException) {
      return plain(error.getStatus(), error.message);
    }
    const { code, statusCode, driverError } = error as {
      code?: string;
      statusCode?: number;
      driverError?: ForeignKeyError;
    };
    const sql = driverError?.code ?? code ?? '';
    if (DATA_ERRORS[sql]) {
      return plain(resource ? 422 : 400, DATA_ERRORS[sql]);
    }
    if (FOREIGN_KEY.has(sql)) {
      return this.refusal(foreignKeyRefusal(driverError ?? (error as ForeignKeyError)), resource);
    }
    if (LOST_RACES.has(sql)) {
      return plain(resource ? 409 : 400, 'It has been changed by someone else meanwhile. Please try again.');
    }
    if (NO_DATABASE.has(sql) || isConnectionLost(error)) {
      return { ...plain(503, 'The service is not available just now. Please try again in a moment.'), retryAfter: 5 };
    }
    if (sql === HELD) {
      return { ...plain(503, 'Somebody else is changing it just now. Please try again in a moment.'), retryAfter: 5 };
    }
    if (NO_SPACE.has(sql)) {
      return {
        ...plain(503, 'There is no room to keep it just now. Please try again later.'),
        retryAfter: 60,
        ours: true,
      };
    }
    if (statusCode && statusCode >= 400 && statusCode < 500) {
      return plain(
        statusCode,
        statusCode === 413 ? 'The request is too large.' : error instanceof Error ? error.message : 'Bad request',
      );
    }
    return plain(500, 'Something went wrong.');
  }
}

function plain(status: number, detail: string): Refusal {
  return { status, code: problemOfStatus(status), detail, fields: [] };
}
