import type { LoggerService } from '@nestjs/common';
import { isSpanContextValid, trace } from '@opentelemetry/api';
import pino, { DestinationStream, Logger } from 'pino';
import type { Config } from '../../config';

/** What the framework tells of its own start, some hundred lines. */
const CHATTER = new Set(['InstanceLoader', 'NestFactory', 'NestApplication', 'RoutesResolver', 'RouterExplorer']);

/** Signed tokens and API keys, should one ever be in the text of an error. */
const TOKENS = /\beyJ[\w-]+\.[\w-]+\.[\w-]+|\bsbk_\w+/g;
const withoutTokens = (text: string): string => text.replace(TOKENS, '[token]');

/** The ids of the trace that a line belongs to; nothing while traces are not configured. */
function traceIds(): object {
  const span = trace.getActiveSpan()?.spanContext();
  return span && isSpanContextValid(span) ? { traceId: span.traceId, spanId: span.spanId } : {};
}

/** The framework's logger on pino: one JSON object a line. An object that is logged shows its fields, and `message` where it has one. */
class JsonLogger implements LoggerService {
  constructor(private readonly pino: Logger) {}

  verbose = (message: unknown, ...rest: unknown[]): void => this.write('trace', message, rest);
  debug = (message: unknown, ...rest: unknown[]): void => this.write('debug', message, rest);
  warn = (message: unknown, ...rest: unknown[]): void => this.write('warn', message, rest);
  error = (message: unknown, ...rest: unknown[]): void => this.write('error', message, rest);
  fatal = (message: unknown, ...rest: unknown[]): void => this.write('fatal', message, rest);

  log(message: unknown, ...rest: unknown[]): void {
    if (!CHATTER.has(String(rest.at(-1)))) {
      this.write('info', message, rest);
    }
  }

  /** `rest` is what the framework's Logger adds: perhaps a stack or an error, and last the name of who logs. */
  private write(
    level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal',
    message: unknown,
    rest: unknown[],
  ): void {
    if (!this.pino.isLevelEnabled(level)) {
      return;
    }
    const context = rest.at(-1);
    const cause = message instanceof Error ? message : rest.slice(0, -1).find((part) => part !== undefined);
    const stack =
      cause === undefined
        ? undefined
        : withoutTokens(cause instanceof Error ? (cause.stack ?? cause.message) : String(cause));
    const fields = { context, ...(stack === undefined ? {} : { stack }) };
    if (message instanceof Error) {
      this.pino[level](fields, withoutTokens(message.message));
    } else if (typeof message === 'object' && message !== null) {
      // Spread into a new object it would take pino three times as long to read.
      this.pino[level](Object.assign(fields, message));
    } else {
      this.pino[level](fields, withoutTokens(String(message)));
    }
  }
}

/** Many lines are one write, without making the caller wait; what waits is also written when the process ends. */
const standardOutput = (): DestinationStream => pino.destination({ sync: false, minLength: 4096, periodicFlush: 100 });

/** Lines at and above LOG_LEVEL on standard output, or to `destination`; `silent` says nothing. */
export function loggerOf({ LOG_LEVEL: lowest }: Config, destination = standardOutput()): LoggerService | false {
  if (lowest === 'silent') {
    return false;
  }
  const options = {
    level: lowest,
    messageKey: 'message',
    timestamp: pino.stdTimeFunctions.isoTime,
    base: { pid: process.pid },
    formatters: { level: (label: string) => ({ level: label }) },
    mixin: traceIds,
  };
  return new JsonLogger(pino(options, destination));
}
