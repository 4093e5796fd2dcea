import './platform/ops/observe';
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { beginStart } from './start';
import { endLoggedWith } from './platform/database/start-failure';
import { saysVersion } from './platform/common/version';

/** The queue process: relays facts from the outbox, runs their handlers, sends mails. */
async function main(): Promise<void> {
  if (saysVersion()) {
    return;
  }
  const { config, life } = await beginStart('worker');
  // Loading these takes seconds; a wrong setting is told before.
  const [{ WorkerModule }, { MetricsServer }] = await Promise.all([
    import('./worker.module'),
    import('./platform/ops/metrics.server'),
  ]);
  const app = await NestFactory.createApplicationContext(WorkerModule, { abortOnError: false });
  // Jobs in flight are finished first; a stop that was asked for ends with 0.
  app.enableShutdownHooks(['SIGTERM', 'SIGINT'], { useProcessExit: true });
  const port = app.get(MetricsServer).port;
  life.listening(port === undefined ? undefined : `http://${config.HOST}:${port}`);
}

main().catch(endLoggedWith);
