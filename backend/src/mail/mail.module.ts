import { Module } from '@nestjs/common';
import { CampaignPreviewResource } from './campaign-preview.resource';
import { CampaignPreviewService } from './campaign-preview.service';
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
  controllers: [CampaignPreviewResource, MailsResource, MailPreferencesResource, UnsubscribeController],
  providers: [CampaignPreviewService, MailMetrics, MailQueueService, MailLogService, MailPreferencesService],
})
export class MailModule {}
