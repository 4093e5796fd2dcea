import { Body, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { type Caller, Role } from '../../platform/access/permissions';
import { IdPipe } from '../../platform/common/id.pipe';
import { Lists } from '../../platform/http/list/parameters';
import { contentRange, ListQueryDto } from '../../platform/http/list/resource-list';
import { ResourceController } from '../../platform/http/surfaces';
import { OFFICE_REQUESTS } from './office-requests.list';
import { OfficeRequestDto, PrivacyDecisionDto, PrivacyNoteDto } from './office-requests.resource.dto';
import { type Decision, OfficeRequestsService } from './office-requests.service';

@ResourceController('privacy-requests')
@Roles(Role.Admin)
export class OfficeRequestsResource {
  constructor(private readonly requests: OfficeRequestsService) {}

  @Get()
  @Lists(OFFICE_REQUESTS)
  @ApiOperation({
    operationId: 'PrivacyRequestsResource_list',
    summary:
      'Requests of people for their data, the newest first; filters: kind, state (`open`: to decide or waiting), userId, id',
  })
  @ApiOkResponse({ type: [OfficeRequestDto] })
  async list(
    @CurrentCaller() caller: Caller,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OfficeRequestDto[]> {
    const listed = await this.requests.list(caller, query);
    contentRange(reply, 'privacy-requests', listed);
    return listed.rows;
  }

  @Get(':id')
  @ApiOperation({ operationId: 'PrivacyRequestsResource_get', summary: 'One request of a person for their data' })
  @ApiOkResponse({ type: OfficeRequestDto })
  get(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<OfficeRequestDto> {
    return this.requests.get(caller, id);
  }

  @Post(':id/extend')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'PrivacyRequestsResource_extend',
    summary: 'Take 45 days more to answer, once; the person is told',
  })
  @ApiNoContentResponse()
  extend(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<void> {
    return this.requests.extend(caller, id);
  }

  @Post(':id/decision')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'PrivacyRequestsResource_decide',
    summary: 'Approve the deletion of another administrator, or refuse anybody’s with a reason',
  })
  @ApiNoContentResponse()
  @ApiResponse({ status: 409, description: 'It has ended, needs no approval, or is the caller’s own.' })
  decide(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { decision, reason }: PrivacyDecisionDto,
  ): Promise<void> {
    return this.requests.decide(caller, id, (decision === 'refused' ? { decision, reason } : { decision }) as Decision);
  }

  @Put(':id/note')
  @HttpCode(204)
  @ApiOperation({ operationId: 'PrivacyRequestsResource_annotate', summary: 'Note something about a request' })
  @ApiNoContentResponse()
  annotate(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { note }: PrivacyNoteDto,
  ): Promise<void> {
    return this.requests.annotate(caller, id, note || null);
  }
}
