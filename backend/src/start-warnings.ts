import { INestApplicationContext, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { administratorsWithDemoPassword } from './domains/accounts/sign-in/demo-password';
import type { Config } from './config';
import { missingMigrations } from './platform/database/missing-migrations';
import { sql } from './platform/database/sql';
import { AdministratorsService } from './domains/accounts/users/administrators.service';

/** Tells the operator, once the process listens, what keeps it from serving, or people from the back office. */
export async function warnAtStart(
  app: INestApplicationContext,
  config: Config,
  logger: Pick<Logger, 'warn'> = new Logger('Start'),
): Promise<void> {
  const source = app.get(DataSource);
  if ((await missingMigrations(source.migrations, (text) => sql(source, { text, values: [] }))).length > 0) {
    return logger.warn(
      'The database does not have the schema of this version yet, so nothing is served: node backend/dist/database/migrate.js',
    );
  }
  if (await app.get(AdministratorsService).areMissing()) {
    logger.warn(
      'Nobody can sign in to the back office yet. Make an administrator: node backend/dist/admin.js someone@example.com',
    );
  }
  const open = config.isLocal ? [] : await administratorsWithDemoPassword(source);
  if (open.length > 0) {
    logger.warn(
      `The password of ${open.join(', ')} is published with the demo, so it is refused. Replace it: node backend/dist/admin.js ${open[0]}`,
    );
  }
}
