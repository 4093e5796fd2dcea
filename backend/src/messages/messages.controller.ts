import { Body, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CurrentCaller, Roles } from '../auth/decorators';
import { Caller, Role } from '../auth/permissions';
import { CallController } from '../common/doors';
import { IdPipe } from '../common/id.pipe';
import { MessagesDto, MessagesRequestDto, UnreadDto } from './messages.dto';
import { MessagesService } from './messages.service';

@CallController('Messages')
@Roles(Role.Admin, Role.Buyer, Role.Seller)
export class MessagesController {
  constructor(private readonly messages: MessagesService) {}

  @Post('home/messages/unread')
  @HttpCode(200)
  @ApiOperation({ operationId: 'Messages_unread', summary: 'What one has not read yet [CALL-079]' })
  @ApiOkResponse({ type: MessagesDto })
  unread(@Body() body: MessagesRequestDto, @CurrentCaller() caller: Caller): Promise<MessagesDto> {
    return this.messages.page(caller, body, false);
  }

  @Post('home/messages/read')
  @HttpCode(200)
  @ApiOperation({ operationId: 'Messages_read', summary: 'What one has read [CALL-080]' })
  @ApiOkResponse({ type: MessagesDto })
  read(@Body() body: MessagesRequestDto, @CurrentCaller() caller: Caller): Promise<MessagesDto> {
    return this.messages.page(caller, body, true);
  }

  @Get('home/readmessage/:id')
  @ApiOperation({ operationId: 'Messages_markRead', summary: 'Mark a message read [CALL-077]' })
  @ApiOkResponse({ type: UnreadDto })
  async markRead(@Param('id', IdPipe) id: number, @CurrentCaller() caller: Caller): Promise<UnreadDto> {
    return { unreadCount: await this.messages.read(caller, id) };
  }

  @Get('home/message/unread/:id')
  @Header('Content-Type', 'application/json; charset=utf-8')
  @ApiOperation({ operationId: 'Messages_unreadCount', summary: 'How many messages one has not read; the id is the user type [CALL-081]' })
  @ApiOkResponse({ schema: { type: 'integer' } })
  async unreadCount(@Param('id', IdPipe) _userType: number, @CurrentCaller() caller: Caller): Promise<string> {
    return String(await this.messages.unread(caller));
  }
}
