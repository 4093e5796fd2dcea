import { INestApplicationContext, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { administratorsWithDemoPassword } from './auth/demo-password';
import type { Config } from './config';
import { AdministratorsService } from './users/administrators.service';

/** Tells the operator, once the process listens, why nobody or somebody cannot sign in to the back office. */
export async function warnAtStart(app: INestApplicationContext, config: Config, logger: Pick<Logger, 'warn'> = new Logger('Start')): Promise<void> {
  if (await app.get(AdministratorsService).areMissing()) {
    logger.warn('Nobody can sign in to the back office yet. Make an administrator: node backend/dist/admin.js someone@example.com');
  }
  const open = config.isLocal ? [] : await administratorsWithDemoPassword(app.get(DataSource));
  if (open.length > 0) {
    logger.warn(`The password of ${open.join(', ')} is published with the demo, so it is refused. Replace it: node backend/dist/admin.js ${open[0]}`);
  }
}
