import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import type { DestinationStream } from 'pino';
import { AppModule } from '../src/app.module';
import { loggerOf } from '../src/platform/common/logger';
import { loadConfig } from '../src/config';
import { createHttpApp } from '../src/platform/http/http-app';
import { mismatches } from './described';
import { createTestDatabase, type TestDatabase } from './test-database';

export interface Answer {
  status: number;
  text: string;
  headers: Record<string, string | string[] | number | undefined>;
  /** The parsed body. */
  json<Body>(): Body;
}

export interface TestApp {
  app: NestFastifyApplication;
  /** The application's own connections, under the role of our processes. */
  source: DataSource;
  /** Runs one statement as the owner of the database. */
  asOwner: TestDatabase['asOwner'];
  ownerUrl: string;
  /** Calls a route in process, as the holder of this token; an answer that differs from the API's document fails the test. */
  call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    token?: string,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  close(): Promise<void>;
}

/**
 * The whole HTTP application on a database of its own.
 *
 * @param prepare adds routes of its own before the application is ready
 * @param log takes the lines that the process would write
 */
export async function startTestApp(
  env: Record<string, string> = {},
  prepare?: (app: NestFastifyApplication) => Promise<void>,
  log?: DestinationStream,
): Promise<TestApp> {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'stowbridge-test-'));
  Object.assign(process.env, {
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    DATABASE_POOL: '5',
    REDIS_URL: process.env.TEST_REDIS_URL ?? '',
    SECRET_KEY: 'a secret that is only used by tests, 32+',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    // Tests write past the process and read at once.
    PUBLIC_MEMORY_MB: '0',
    API_RATE_LIMIT: '1000000',
    CALL_RATE_LIMIT: '0',
    ...env,
  });
  const config = loadConfig();
  const app = await createHttpApp(AppModule, config, { logger: log ? loggerOf(config, log) : ['error'] });
  await prepare?.(app);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return {
    app,
    source: app.get(DataSource),
    asOwner: database.asOwner,
    ownerUrl: database.ownerUrl,
    call: async (method, path, body, token, headers = {}) => {
      const answer = await app.inject({
        method,
        url: path,
        headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
      });
      const wrong = mismatches(
        method,
        path,
        answer.statusCode,
        String(answer.headers['content-type'] ?? ''),
        answer.body,
      );
      if (wrong.length > 0) {
        throw new Error(`The answer is not what the document says: ${wrong.join('; ')}`);
      }
      return {
        status: answer.statusCode,
        text: answer.body,
        headers: answer.headers,
        json: <Body>() => answer.json<Body>(),
      };
    },
    close: async () => {
      await app.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
