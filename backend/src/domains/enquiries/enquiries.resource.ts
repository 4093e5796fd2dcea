import { Body, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { Caller, Role } from '../../platform/access/permissions';
import { HourlyLimit } from '../../platform/http/hourly-limit';
import { ResourceController } from '../../platform/http/surfaces';
import { IdPipe } from '../../platform/common/id.pipe';
import { Lists } from '../../platform/http/list/parameters';
import { contentRange, ListQueryDto } from '../../platform/http/list/resource-list';
import { ENQUIRIES } from './enquiries.list';
import { EnquiryBodyDto, EnquiryDto, EnquiryOwnerDto, EnquiryReplyBodyDto } from './enquiries.resource.dto';
import { EnquiriesService } from './enquiries.service';

@ResourceController('enquiries', 'enquiries')
@Roles(Role.Admin)
export class EnquiriesResource {
  constructor(private readonly enquiries: EnquiriesService) {}

  @Get()
  @Lists(ENQUIRIES)
  @ApiOperation({
    operationId: 'EnquiriesResource_list',
    summary: 'Enquiries; filters: kind, state (open or handled), ownerId (0: nobody), q, id',
  })
  @ApiOkResponse({ type: [EnquiryDto] })
  async list(
    @CurrentCaller() caller: Caller,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EnquiryDto[]> {
    const listed = await this.enquiries.list(caller, query);
    contentRange(reply, 'enquiries', listed);
    return listed.rows;
  }

  @Get(':id')
  @ApiOperation({ operationId: 'EnquiriesResource_get', summary: 'One enquiry' })
  @ApiOkResponse({ type: EnquiryDto })
  get(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<EnquiryDto> {
    return this.enquiries.get(caller, id);
  }

  @Put(':id')
  @ApiOperation({
    operationId: 'EnquiriesResource_update',
    summary: 'Mark an enquiry as handled, or as not handled after all',
  })
  @ApiOkResponse({ type: EnquiryDto })
  async update(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { handled }: EnquiryBodyDto,
  ): Promise<EnquiryDto> {
    await this.enquiries.setHandled(caller, id, handled);
    return this.enquiries.get(caller, id);
  }

  @Put(':id/owner')
  @ApiOperation({
    operationId: 'EnquiriesResource_assign',
    summary: 'Say which administrator takes care of an enquiry',
  })
  @ApiOkResponse({ type: EnquiryDto })
  async assign(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { ownerId }: EnquiryOwnerDto,
  ): Promise<EnquiryDto> {
    await this.enquiries.assign(caller, id, ownerId);
    return this.enquiries.get(caller, id);
  }

  @Post(':id/replies')
  @HourlyLimit('messages')
  @ApiOperation({ operationId: 'EnquiriesResource_reply', summary: 'Answer an enquiry by mail' })
  @ApiCreatedResponse({ type: EnquiryDto })
  async reply(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { content }: EnquiryReplyBodyDto,
  ): Promise<EnquiryDto> {
    await this.enquiries.reply(caller, id, content);
    return this.enquiries.get(caller, id);
  }
}
