import { ConsoleLogger, LoggerService, LogLevel } from '@nestjs/common';
import type { Config } from '../config';

const LEVELS: LogLevel[] = ['debug', 'log', 'warn', 'error', 'fatal'];
/** What the framework tells of its own start, some hundred lines. */
const CHATTER = new Set(['InstanceLoader', 'NestFactory', 'NestApplication', 'RoutesResolver', 'RouterExplorer']);

class QuietLogger extends ConsoleLogger {
  override log(message: unknown, ...rest: unknown[]): void {
    if (!CHATTER.has(String(rest.at(-1)))) super.log(message, ...(rest as []));
  }
}

/** One JSON object a line on standard output, at and above LOG_LEVEL; `silent` says nothing. */
export function loggerOf({ LOG_LEVEL: lowest }: Config): LoggerService | false {
  if (lowest === 'silent') return false;
  const from = LEVELS.indexOf(lowest === 'info' ? 'log' : (lowest as LogLevel));
  return new QuietLogger({ json: true, logLevels: LEVELS.slice(Math.max(0, from)) });
}
