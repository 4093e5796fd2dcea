import { Module } from '@nestjs/common';
import { MailLogService } from './mail-log.service';
import { MailPreferencesResource } from './mail-preferences.resource';
import { MailPreferencesService } from './mail-preferences.service';
import { MailQueueService } from './mail-queue.service';
import { MailsResource } from './mails.resource';
import { UnsubscribeController } from './unsubscribe.controller';

/** The mail log of the back office, and which mails people want. */
@Module({
  controllers: [MailsResource, MailPreferencesResource, UnsubscribeController],
  providers: [MailQueueService, MailLogService, MailPreferencesService],
})
export class MailModule {}
