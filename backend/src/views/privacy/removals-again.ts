import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../../config';
import { sql } from '../../platform/database/sql';
import { withTransaction } from '../../platform/database/transaction';
import { readPrivacyLog, type LoggedRemoval } from './privacy-log';
import { removePerson } from './removal';

/** An advisory lock: of two processes that start at once one carries out, and the other waits until it has. */
const CARRYING_OUT = 7_203_601;

/** Who is there although they were removed after their account was made; a later account of the same id is another person's. */
const BACK_AGAIN = `
  select distinct u.id "userId", u.email::text email from unnest($1::int[], $2::timestamptz[]) l (user_id, at)
  join users u on u.id = l.user_id and u.created_at < l.at where u.removed_at is null order by 1`;

/**
 * Removes again whom a restored backup has brought back. It is done while the process starts, before it listens and before
 * it takes jobs: every `onModuleInit` comes before those.
 */
@Injectable()
export class RemovalsAgain implements OnModuleInit {
  private readonly logger = new Logger('Privacy');

  constructor(
    private readonly source: DataSource,
    private readonly config: Config,
  ) {}

  async onModuleInit(): Promise<void> {
    const removals = await readPrivacyLog(this.config);
    if (removals.length === 0 || (await this.backAgain(this.source.manager, removals)).length === 0) {
      return;
    }
    const count = await withTransaction(this.source, async (manager) => {
      await manager.query('set local statement_timeout = 0');
      await manager.query('select pg_advisory_xact_lock($1)', [CARRYING_OUT]);
      const people = await this.backAgain(manager, removals);
      for (const person of people) {
        await removePerson(manager, person);
      }
      return people.length;
    });
    if (count > 0) {
      this.logger.log(`Removed the data of people again, as PRIVACY_LOG says: ${count}.`);
    }
  }

  private backAgain(manager: EntityManager, removals: LoggedRemoval[]): Promise<{ userId: number; email: string }[]> {
    return sql(manager, {
      text: BACK_AGAIN,
      values: [removals.map(({ userId }) => userId), removals.map(({ at }) => at)],
    });
  }
}
