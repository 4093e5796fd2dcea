import { Body, Delete, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { HourlyLimit } from '../../platform/http/hourly-limit';
import { Caller, Role } from '../../platform/access/permissions';
import { ResourceController } from '../../platform/http/surfaces';
import { IdPipe } from '../../platform/common/id.pipe';
import { Lists } from '../../platform/http/list/parameters';
import { contentRange, ListQueryDto } from '../../platform/http/list/resource-list';
import { MessageBodyDto, MessageIdDto, MessageResourceDto, MessageStateDto } from './messages.resource.dto';
import { OFFICE_MESSAGES } from './office-messages.list';
import { OfficeMessagesService } from './office-messages.service';
import { OutgoingMessagesService } from './outgoing-messages.service';

@ResourceController('messages', 'messages')
@Roles(Role.Admin)
export class MessagesResource {
  constructor(
    private readonly office: OfficeMessagesService,
    private readonly outgoing: OutgoingMessagesService,
  ) {}

  @Get()
  @Lists(OFFICE_MESSAGES)
  @ApiOperation({
    operationId: 'MessagesResource_list',
    summary:
      'Messages of the office; filters: userId (on either side), userTypeId (with it), fromUserId, toUserId, propertyId, parentMessageId, conversationOf, inbox, read, q, id',
  })
  @ApiOkResponse({ type: [MessageResourceDto] })
  async list(
    @CurrentCaller() caller: Caller,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageResourceDto[]> {
    const listed = await this.office.list(caller, query);
    contentRange(reply, 'messages', listed);
    return listed.rows;
  }

  @Get(':id')
  @ApiOperation({ operationId: 'MessagesResource_get', summary: 'One message' })
  @ApiOkResponse({ type: MessageResourceDto })
  get(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<MessageResourceDto> {
    return this.office.get(caller, id);
  }

  @Post()
  @HourlyLimit('messages')
  @ApiOperation({ operationId: 'MessagesResource_create', summary: 'Write to a person, or answer a message' })
  @ApiCreatedResponse({ type: MessageResourceDto })
  async create(@CurrentCaller() caller: Caller, @Body() body: MessageBodyDto): Promise<MessageResourceDto> {
    return this.get(caller, await this.outgoing.write(caller, body));
  }

  @Put(':id')
  @ApiOperation({
    operationId: 'MessagesResource_update',
    summary: 'Mark a message read or unread, for the caller alone',
  })
  @ApiOkResponse({ type: MessageResourceDto })
  async update(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { read }: MessageStateDto,
  ): Promise<MessageResourceDto> {
    await this.office.setRead(caller, id, read);
    return this.get(caller, id);
  }

  @Delete(':id')
  @ApiOperation({ operationId: 'MessagesResource_delete', summary: 'Delete a message for everybody who had it' })
  @ApiOkResponse({ type: MessageIdDto })
  async delete(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<MessageIdDto> {
    await this.office.delete(caller, id);
    return { id };
  }
}
