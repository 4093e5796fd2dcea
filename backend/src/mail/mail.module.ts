import { Module } from '@nestjs/common';
import { MailQueueService } from './mail-queue.service';
import { MailLogService } from './mail-log.service';
import { MailsResource } from './mails.resource';

/** The mail log of the back office. */
@Module({ controllers: [MailsResource], providers: [MailQueueService, MailLogService] })
export class MailModule {}
