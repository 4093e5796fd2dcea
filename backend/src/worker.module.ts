import { Module } from '@nestjs/common';
import { AnalyticsWorkerModule } from './domains/activity/analytics-worker.module';
import { ApiKeysWorkerModule } from './domains/accounts/api-keys/api-keys-worker.module';
import { AuthWorkerModule } from './domains/accounts/sign-in/auth-worker.module';
import { ConfigModule } from './config.module';
import { CriteriaWorkerModule } from './domains/criteria/criteria-worker.module';
import { CampaignsWorkerModule } from './domains/campaigns/campaigns-worker.module';
import { ChangesWorkerModule } from './domains/changes/changes-worker.module';
import { ImportsWorkerModule } from './domains/imports/imports-worker.module';
import { WebhooksWorkerModule } from './domains/webhooks/webhooks-worker.module';
import { DemandWorkerModule } from './domains/demand/demand-worker.module';
import { ReportsWorkerModule } from './domains/reports/reports-worker.module';
import { DatabaseModule } from './platform/database/database.module';
import { DealFiguresWorkerModule } from './domains/deals/figures/deal-figures-worker.module';
import { DealsWorkerModule } from './domains/deals/deals-worker.module';
import { EnquiriesWorkerModule } from './domains/enquiries/enquiries-worker.module';
import { QueuesModule } from './platform/events/queues.module';
import { RelayModule } from './platform/events/relay.module';
import { ScheduledJobs } from './platform/events/scheduled-jobs';
import { MailWorkerModule } from './mail/mail-worker.module';
import { MetricsModule } from './platform/ops/metrics.module';
import { RequestsWorkerModule } from './platform/http/requests-worker.module';
import { SearchWorkerModule } from './domains/properties/search/search-worker.module';
import { EvidenceWorkerModule } from './views/evidence/evidence-worker.module';
import { PrivacyWorkerModule } from './views/privacy/privacy-worker.module';
import { RemovalsModule } from './views/privacy/removals.module';
import { NdasWorkerModule } from './domains/ndas/ndas-worker.module';
import { FundsWorkerModule } from './domains/deals/funds/funds-worker.module';
import { QuestionsWorkerModule } from './domains/deal-room/questions/questions-worker.module';
import { TasksWorkerModule } from './domains/tasks/tasks-worker.module';
import { PendingFilesService } from './platform/storage/pending-files.service';
import { StorageModule } from './platform/storage/storage.module';

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
    DealsWorkerModule,
    EnquiriesWorkerModule,
    RequestsWorkerModule,
    AuthWorkerModule,
    AnalyticsWorkerModule,
    ApiKeysWorkerModule,
    DealFiguresWorkerModule,
    NdasWorkerModule,
    FundsWorkerModule,
    QuestionsWorkerModule,
    TasksWorkerModule,
    DemandWorkerModule,
    CriteriaWorkerModule,
    ReportsWorkerModule,
    CampaignsWorkerModule,
    ChangesWorkerModule,
    WebhooksWorkerModule,
    ImportsWorkerModule,
    EvidenceWorkerModule,
    RemovalsModule,
    PrivacyWorkerModule,
    MetricsModule,
  ],
})
export class WorkerModule {
  constructor(jobs: ScheduledJobs, pending: PendingFilesService) {
    jobs.assign('remove-loose-files', () => pending.removeDue());
  }
}
