import 'reflect-metadata';
import { ConsoleLogger, Logger, LogLevel } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ConfigError, loadConfig } from './config';
import { WorkerModule } from './worker.module';

/** The queue process: relays facts from the outbox, runs their handlers, sends mails. */
async function main(): Promise<void> {
  const config = loadConfig();
  const logger = config.LOG_LEVEL === 'silent' ? false : new ConsoleLogger({ json: true, logLevels: logLevels(config.LOG_LEVEL) });
  const app = await NestFactory.createApplicationContext(WorkerModule, { logger, abortOnError: false });
  // Jobs in flight are finished first; a stop that was asked for ends with 0.
  app.enableShutdownHooks(['SIGTERM', 'SIGINT'], { useProcessExit: true });
  new Logger('Worker').log('worker ready');
}

/** The levels of Nest's logger at and above the configured one. */
function logLevels(lowest: string): LogLevel[] {
  const levels: LogLevel[] = ['debug', 'log', 'warn', 'error', 'fatal'];
  return levels.slice(Math.max(0, levels.indexOf(lowest === 'info' ? 'log' : (lowest as LogLevel))));
}

function fail(error: unknown): void {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}

process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);
main().catch(fail);
