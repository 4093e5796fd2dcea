import { Body, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CurrentCaller, OnlyReads, Roles } from '../../platform/access/decorators';
import { HourlyLimit } from '../../platform/http/hourly-limit';
import { Caller, Role, RoleId } from '../../platform/access/permissions';
import { CallController, CreatesOnce } from '../../platform/http/surfaces';
import { IdPipe } from '../../platform/common/id.pipe';
import { pageWindow } from '../../platform/http/list/paging.dto';
import {
  answeredBy,
  ComposeMailDto,
  letterOf,
  MessageBoxesDto,
  MessageChangedDto,
  MessageItemDto,
  messageItemDto,
  MessagesDto,
  messagesDto,
  MessagesRequestDto,
  ReplyMailDto,
  UnreadDto,
} from './messages.calls.dto';
import { MessagesService } from './messages.service';
import { OutgoingMessagesService } from './outgoing-messages.service';
import { UserTypePipe } from './user-type.pipe';

@CallController('Messages')
@Roles(Role.Admin, Role.Buyer, Role.Seller)
export class MessagesController {
  constructor(
    private readonly messages: MessagesService,
    private readonly outgoing: OutgoingMessagesService,
  ) {}

  @Get('home/messages/:id')
  @OnlyReads()
  @ApiOperation({
    operationId: 'Messages_boxes',
    summary: 'What one has read and not read yet; the id is the user type [CALL-078]',
  })
  @ApiOkResponse({ type: MessageBoxesDto })
  async boxes(@Param('id', UserTypePipe) role: RoleId, @CurrentCaller() caller: Caller): Promise<MessageBoxesDto> {
    const { read, unread } = await this.messages.boxes(caller, role);
    return { readMessage: read.map(messageItemDto), unreadMessages: unread.map(messageItemDto) };
  }

  @Post('home/messages/unread')
  @OnlyReads()
  @HttpCode(200)
  @ApiOperation({ operationId: 'Messages_unread', summary: 'What one has not read yet [CALL-079]' })
  @ApiOkResponse({ type: MessagesDto })
  async unread(@Body() body: MessagesRequestDto, @CurrentCaller() caller: Caller): Promise<MessagesDto> {
    return messagesDto(await this.messages.page(caller, body.UserType, false, pageWindow(body)), body);
  }

  @Post('home/messages/read')
  @OnlyReads()
  @HttpCode(200)
  @ApiOperation({ operationId: 'Messages_read', summary: 'What one has read [CALL-080]' })
  @ApiOkResponse({ type: MessagesDto })
  async read(@Body() body: MessagesRequestDto, @CurrentCaller() caller: Caller): Promise<MessagesDto> {
    return messagesDto(await this.messages.page(caller, body.UserType, true, pageWindow(body)), body);
  }

  @Get('home/readmessage/:id')
  @ApiOperation({ operationId: 'Messages_markRead', summary: 'Mark a message read [CALL-077]' })
  @ApiOkResponse({ type: UnreadDto })
  async markRead(@Param('id', IdPipe) id: number, @CurrentCaller() caller: Caller): Promise<UnreadDto> {
    return { unreadCount: await this.messages.read(caller, id) };
  }

  @Get('home/message/thread/:id')
  @OnlyReads()
  @ApiOperation({ operationId: 'Messages_thread', summary: 'The conversation that a message belongs to, oldest first' })
  @ApiOkResponse({ type: [MessageItemDto] })
  async thread(@Param('id', IdPipe) id: number, @CurrentCaller() caller: Caller): Promise<MessageItemDto[]> {
    return (await this.messages.thread(caller, id)).map(messageItemDto);
  }

  @Get('home/message/unread/:id')
  @OnlyReads()
  @Header('Content-Type', 'application/json; charset=utf-8')
  @ApiOperation({
    operationId: 'Messages_unreadCount',
    summary: 'How many messages one has not read; the id is the user type [CALL-081]',
  })
  @ApiOkResponse({ schema: { type: 'integer' } })
  async unreadCount(@Param('id', UserTypePipe) userType: RoleId, @CurrentCaller() caller: Caller): Promise<string> {
    return String(await this.messages.unread(caller, userType));
  }

  @Post('home/replymail')
  @HourlyLimit('messages')
  @CreatesOnce()
  @HttpCode(200)
  @ApiOperation({ operationId: 'Messages_reply', summary: 'Answer a message that one was sent [CALL-075]' })
  @ApiOkResponse({ type: MessageChangedDto })
  async reply(@Body() body: ReplyMailDto, @CurrentCaller() caller: Caller): Promise<MessageChangedDto> {
    return { ID: await this.outgoing.reply(caller, answeredBy(body), letterOf(body)), Message: 'Mail has been sent.' };
  }

  @Post('home/composemail')
  @HourlyLimit('messages')
  @CreatesOnce()
  @HttpCode(200)
  @Roles(Role.Buyer, Role.Seller)
  @ApiOperation({ operationId: 'Messages_compose', summary: 'Write to the office [CALL-076]' })
  @ApiOkResponse({ type: MessageChangedDto })
  async compose(@Body() body: ComposeMailDto, @CurrentCaller() caller: Caller): Promise<MessageChangedDto> {
    return {
      ID: await this.outgoing.compose(caller, body.FromUserTypeID, letterOf(body)),
      Message: 'Mail has been sent.',
    };
  }
}
