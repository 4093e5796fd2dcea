import { Global, Logger, Module, OnApplicationBootstrap } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Config } from '../../config';
import { dataSourceOptions } from './data-source';

/** The connection pool of the process. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        ...dataSourceOptions(config.DATABASE_URL, config.DATABASE_POOL),
        retryAttempts: 3,
        retryDelay: 1000,
      }),
    }),
  ],
})
export class DatabaseModule implements OnApplicationBootstrap {
  constructor(private readonly source: DataSource) {}

  /** A superuser is held back by no right and no trigger, so an attacker who controls the process could do anything there. */
  async onApplicationBootstrap(): Promise<void> {
    const [{ name, superuser }] = await this.source.query<{ name: string; superuser: boolean }[]>(
      `select current_user as name, current_setting('is_superuser') = 'on' superuser`,
    );
    if (superuser) {
      new Logger('Database').warn(
        `The role ${name} of DATABASE_URL is a superuser of the database. Name one without rights there, and the owner in MIGRATION_DATABASE_URL; docs/deployment.md says how.`,
      );
    }
  }
}
