import { Module } from '@nestjs/common';
import { MessagesAdminController } from './messages.admin.controller';
import { MessagesController } from './messages.controller';
import { MessagesService } from './messages.service';
import { OfficeMessagesService } from './office-messages.service';
import { OutgoingMessagesService } from './outgoing-messages.service';

@Module({
  controllers: [MessagesController, MessagesAdminController],
  providers: [MessagesService, OutgoingMessagesService, OfficeMessagesService],
  exports: [MessagesService],
})
export class MessagesModule {}
