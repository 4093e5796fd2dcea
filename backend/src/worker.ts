import 'reflect-metadata';
import { ConsoleLogger, Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ConfigError, loadConfig } from './config';
import { WorkerModule } from './worker.module';

/** The queue process: relays facts from the outbox, runs their handlers, sends mails. */
async function main(): Promise<void> {
  const config = loadConfig();
  const logger = config.LOG_LEVEL === 'silent' ? false : new ConsoleLogger({ json: true, logLevels: ['fatal', 'error', 'warn', 'log'] });
  const app = await NestFactory.createApplicationContext(WorkerModule, { logger, abortOnError: false });
  app.enableShutdownHooks(['SIGTERM', 'SIGINT']);
  new Logger('Worker').log('worker ready');
}

function fail(error: unknown): void {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}

process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);
main().catch(fail);
