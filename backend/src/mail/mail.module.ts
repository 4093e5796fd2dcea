import { Module } from '@nestjs/common';
import { MetricsModule } from '../platform/ops/metrics.module';
import { MailLogService } from './mail-log.service';
import { MailPreferencesResource } from './mail-preferences.resource';
import { MailPreferencesService } from './mail-preferences.service';
import { MailMetrics } from './mail-metrics';
import { MailQueueService } from './mail-queue.service';
import { MailsResource } from './mails.resource';
import { UnsubscribeController } from './unsubscribe.calls';

/** The mail log of the back office, and which mails people want. */
@Module({
  imports: [MetricsModule],
  controllers: [MailsResource, MailPreferencesResource, UnsubscribeController],
  providers: [MailMetrics, MailQueueService, MailLogService, MailPreferencesService],
})
export class MailModule {}
