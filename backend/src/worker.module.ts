import { Module } from '@nestjs/common';
import { AnalyticsWorkerModule } from './analytics/analytics-worker.module';
import { ApiKeysWorkerModule } from './api-keys/api-keys-worker.module';
import { AuthWorkerModule } from './auth/auth-worker.module';
import { ConfigModule } from './config.module';
import { DatabaseModule } from './database/database.module';
import { EnquiriesWorkerModule } from './enquiries/enquiries-worker.module';
import { QueuesModule } from './events/queues.module';
import { RelayModule } from './events/relay.module';
import { Upkeep } from './events/upkeep';
import { MailWorkerModule } from './mail/mail-worker.module';
import { MetricsModule } from './ops/metrics.module';
import { RequestsWorkerModule } from './requests/requests-worker.module';
import { SearchWorkerModule } from './properties/search-worker.module';
import { LooseFilesService } from './storage/loose-files.service';
import { StorageModule } from './storage/storage.module';

/** Wiring of the queue process only; a domain with an event handler adds its module here. */
@Module({
  imports: [
    ConfigModule,
    DatabaseModule,
    StorageModule,
    QueuesModule,
    RelayModule,
    MailWorkerModule,
    SearchWorkerModule,
    EnquiriesWorkerModule,
    RequestsWorkerModule,
    AuthWorkerModule,
    AnalyticsWorkerModule,
    ApiKeysWorkerModule,
    MetricsModule,
  ],
})
export class WorkerModule {
  constructor(upkeep: Upkeep, looseFiles: LooseFilesService) {
    upkeep.assign('remove-loose-files', () => looseFiles.sweep());
  }
}
