import './observe';
import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { loggerOf } from './common/logger';
import { ConfigError, loadConfig } from './config';
import { WorkerModule } from './worker.module';

/** The queue process: relays facts from the outbox, runs their handlers, sends mails. */
async function main(): Promise<void> {
  const config = loadConfig();
  const app = await NestFactory.createApplicationContext(WorkerModule, { logger: loggerOf(config), abortOnError: false });
  // Jobs in flight are finished first; a stop that was asked for ends with 0.
  app.enableShutdownHooks(['SIGTERM', 'SIGINT'], { useProcessExit: true });
  new Logger('Worker').log('worker ready');
}

function fail(error: unknown): void {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}

process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);
main().catch(fail);
