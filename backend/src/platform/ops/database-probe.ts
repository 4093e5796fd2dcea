import { Injectable, OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { Config } from '../../config';
import { missingMigrations } from '../database/missing-migrations';
import { openPool } from '../database/replica';

const PATIENCE_MS = 2000;

/**
 * Asks Postgres on a connection of its own that stays open: to open one takes a thread of the pool, for its name and its
 * password, and so would say that Postgres is gone while threads are busy with files or passwords.
 */
@Injectable()
export class DatabaseProbe implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly pool: Pool;

  constructor(
    private readonly source: DataSource,
    config: Config,
  ) {
    this.pool = openPool({
      connectionString: config.DATABASE_URL,
      application_name: 'stowbridge-health',
      max: 1,
      idleTimeoutMillis: 0,
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    });
  }

  /** Opens the connection before threads are busy. */
  async onApplicationBootstrap(): Promise<void> {
    await this.missingMigrations().catch(() => undefined);
  }

  /**
   * The migrations of this version that the database has not seen.
   * @throws when it does not answer in time
   */
  missingMigrations(): Promise<string[]> {
    return missingMigrations(this.source.migrations, async (text) => (await this.pool.query(text)).rows);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}
