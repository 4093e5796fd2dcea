import './observe';
import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { beginStart } from './start';
import { endWith } from './start-failure';
import { WorkerModule } from './worker.module';

/** The queue process: relays facts from the outbox, runs their handlers, sends mails. */
async function main(): Promise<void> {
  await beginStart('worker');
  const app = await NestFactory.createApplicationContext(WorkerModule, { abortOnError: false });
  // Jobs in flight are finished first; a stop that was asked for ends with 0.
  app.enableShutdownHooks(['SIGTERM', 'SIGINT'], { useProcessExit: true });
  new Logger('Worker').log('worker ready');
}

process.on('uncaughtException', endWith);
process.on('unhandledRejection', endWith);
main().catch(endWith);
