import { Module } from '@nestjs/common';
import { MetricsModule } from '../platform/ops/metrics.module';
import { Config } from '../config';
import { MailMetrics } from './mail-metrics';
import { MailQueueService } from './mail-queue.service';
import { MailSecretsService } from './mail-secrets.service';
import { MailSenderService } from './mail-sender.service';
import { MailsHandler } from './mails.handler';
import { NotificationsHandler } from './notifications.handler';
import { MailTransport, transportFor } from './transport';

/** The worker's side of the mails: what writes them and what sends them. */
@Module({
  imports: [MetricsModule],
  providers: [
    { provide: MailTransport, inject: [Config], useFactory: transportFor },
    MailMetrics,
    MailQueueService,
    MailSecretsService,
    MailsHandler,
    NotificationsHandler,
    MailSenderService,
  ],
})
export class MailWorkerModule {}
