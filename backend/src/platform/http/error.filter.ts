import { ArgumentsHost, Catch, ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { DomainError, ErrorCode, FieldProblem } from '../common/errors';
import { ForeignKeyError, foreignKeyRefusal } from '../common/foreign-key';
import { errorPage, isOpened } from './error-page';

/**
 * The one table from refusal to status. The documents' calls answer 400 with the text for everything that a person
 * can act on; /api/v1 answers the exact code.
 */
const STATUS: Record<ErrorCode, { call: number; resource: number; title: string }> = {
  invalid: { call: 400, resource: 422, title: 'The request does not fit' },
  // Of what cannot be a code, so that it counts as no try.
  malformed: { call: 400, resource: 400, title: 'The request does not fit' },
  // Of the number of a version, which the documents know nothing of.
  unprocessable: { call: 422, resource: 422, title: 'The request does not fit' },
  exists: { call: 400, resource: 409, title: 'It exists already' },
  inactive: { call: 400, resource: 403, title: 'The account is inactive' },
  conflict: { call: 400, resource: 409, title: 'It has changed meanwhile' },
  // Only with an `Idempotency-Key`, which the documents' calls know nothing of: none of their answers changes.
  repeated: { call: 409, resource: 409, title: 'It has changed meanwhile' },
  precondition: { call: 412, resource: 412, title: 'It has changed meanwhile' },
  'too-large': { call: 400, resource: 413, title: 'Too large' },
  'unsupported-type': { call: 400, resource: 415, title: 'Unsupported type' },
  unauthenticated: { call: 401, resource: 401, title: 'Not signed in' },
  forbidden: { call: 403, resource: 403, title: 'Not allowed' },
  'not-found': { call: 404, resource: 404, title: 'Not found' },
  gone: { call: 410, resource: 410, title: 'Not kept any more' },
  'too-many': { call: 429, resource: 429, title: 'Too many requests' },
  unavailable: { call: 503, resource: 503, title: 'Not available just now' },
};

interface Refusal {
  status: number;
  title: string;
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
        type: 'about:blank',
        title: refusal.title,
        status: refusal.status,
        detail: refusal.detail,
        reference: request.id,
        errors: refusal.fields,
      };
      return {
        status: refusal.status,
        headers: { ...headers, 'Content-Type': 'application/problem+json; charset=utf-8' },
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
      const row = STATUS[error.code];
      return {
        status: resource ? row.resource : row.call,
        title: row.title,
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
      return { ...plain(resource ? 422 : 400, DATA_ERRORS[sql]) };
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
  return { status, title: status === 500 ? 'Something went wrong' : detail, detail, fields: [] };
}
