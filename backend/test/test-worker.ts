import type { INestApplicationContext } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { randomBytes } from 'node:crypto';
import { DataSource } from 'typeorm';
import { Config, loadConfig } from '../src/config';
import { Queues } from '../src/platform/events/queues';
import { RelayTiming } from '../src/platform/events/requeue';
import { WorkerModule } from '../src/worker.module';

/** A configuration for one test file, without touching the environment of others. */
export function testConfig(given: Record<string, string>): Config {
  return loadConfig({
    NODE_ENV: 'test',
    DATABASE_POOL: '6',
    REDIS_URL: process.env.TEST_REDIS_URL,
    SECRET_KEY: 'a secret that is only used by tests, 32+',
    PUBLIC_URL: 'https://market.example',
    LOG_LEVEL: 'error',
    ...given,
  });
}

/** Queue names that no other test uses. */
export const queuePrefix = (): string => `test-${randomBytes(6).toString('hex')}`;

/** Removes what a test has left in the shared Redis. */
export async function forgetQueues(queues: Queues, prefix: string): Promise<void> {
  const { client } = queues.get('events');
  const keys = await client.keys(`${prefix}:*`);
  if (keys.length > 0) {
    await client.del(...keys);
  }
}

export interface TestWorker {
  worker: INestApplicationContext;
  source: DataSource;
  close(): Promise<void>;
}

/** What a scheduled job does by chance between two steps of a test would be found by it; who needs them names `upkeep`. */
const NEVER = 4000 * 24 * 3_600_000;

/** The whole worker in this process, with its own queues and quick re-queueing, and without the clock of scheduled jobs. */
export async function startTestWorker(
  config: Config,
  timing: Partial<RelayTiming> = {},
  prefix = queuePrefix(),
): Promise<TestWorker> {
  const built = await Test.createTestingModule({ imports: [WorkerModule] })
    .overrideProvider(Config)
    .useValue(config)
    .overrideProvider(Queues)
    .useFactory({ factory: () => new Queues(config, prefix) })
    .overrideProvider(RelayTiming)
    .useValue({ poll: 200, requeue: 300, overdue: 1, upkeep: NEVER, ...timing })
    .setLogger(false as never)
    .compile();
  await built.init();
  return {
    worker: built,
    source: built.get(DataSource),
    close: async () => {
      await forgetQueues(built.get(Queues), prefix).catch(() => undefined);
      await built.close();
    },
  };
}

/** Waits until `look` gives something; the limit only ends a test that hangs, before Jest does. */
export async function eventually<Found>(
  look: () => Promise<Found | undefined | false>,
  milliseconds = 50_000,
): Promise<Found> {
  const end = Date.now() + milliseconds;
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== false) {
      return found;
    }
    if (Date.now() > end) {
      throw new Error(`nothing came within ${milliseconds} ms`);
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
