import { Body, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { HourlyLimit } from '../../platform/http/hourly-limit';
import { Caller, Role } from '../../platform/access/permissions';
import { CallController, CreatesOnce } from '../../platform/http/surfaces';
import { IdPipe } from '../../platform/common/id.pipe';
import { pageWindow } from '../../platform/http/list/paging.dto';
import {
  letterOf,
  MessageChangedDto,
  MessagesDto,
  messagesDto,
  SendMailDto,
  UserMessagesRequestDto,
} from './messages.calls.dto';
import { MessagesService } from './messages.service';
import { OfficeMessagesService } from './office-messages.service';
import { OutgoingMessagesService } from './outgoing-messages.service';

@CallController('Messages')
@Roles(Role.Admin)
export class MessagesAdminController {
  constructor(
    private readonly messages: MessagesService,
    private readonly office: OfficeMessagesService,
    private readonly outgoing: OutgoingMessagesService,
  ) {}

  @Post('admin/user/messages')
  @HttpCode(200)
  @ApiOperation({ operationId: 'Messages_ofUser', summary: 'What a person wrote to the office [CALL-032]' })
  @ApiOkResponse({ type: MessagesDto })
  async ofUser(@Body() body: UserMessagesRequestDto, @CurrentCaller() caller: Caller): Promise<MessagesDto> {
    const { FromUserID, FromUserTypeID } = body;
    return messagesDto(await this.messages.ofSender(caller, FromUserID, FromUserTypeID, pageWindow(body)), body);
  }

  @Post('home/sendmail')
  @HourlyLimit('messages')
  @CreatesOnce()
  @HttpCode(200)
  @ApiOperation({ operationId: 'Messages_send', summary: 'Write to a person [CALL-074]' })
  @ApiOkResponse({ type: MessageChangedDto })
  async send(@Body() body: SendMailDto, @CurrentCaller() caller: Caller): Promise<MessageChangedDto> {
    return {
      ID: await this.outgoing.send(caller, body.ToUserID, body.ToUserTypeID, letterOf(body)),
      Message: 'Notification has been send to user.',
    };
  }

  @Delete('admin/delete/message/:id')
  @ApiOperation({ operationId: 'Messages_delete', summary: 'Delete a message for everybody who had it [CALL-082]' })
  @ApiOkResponse({ type: MessageChangedDto })
  async delete(@Param('id', IdPipe) id: number, @CurrentCaller() caller: Caller): Promise<MessageChangedDto> {
    await this.office.delete(caller, id);
    return { ID: id, Message: 'The message has been deleted.' };
  }
}
