import { Module } from '@nestjs/common';
import { MessagesAdminController } from './messages.admin.calls';
import { MessagesController } from './messages.calls';
import { MessagesResource } from './messages.resource';
import { MessagesService } from './messages.service';
import { OfficeMessagesService } from './office-messages.service';
import { OutgoingMessagesService } from './outgoing-messages.service';

@Module({
  controllers: [MessagesController, MessagesAdminController, MessagesResource],
  providers: [MessagesService, OutgoingMessagesService, OfficeMessagesService],
  exports: [MessagesService],
})
export class MessagesModule {}
