import { Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { Caller, Role } from '../../platform/access/permissions';
import { ResourceController } from '../../platform/http/surfaces';
import { IdPipe } from '../../platform/common/id.pipe';
import { Lists } from '../../platform/http/list/parameters';
import { contentRange } from '../../platform/http/list/resource-list';
import { SETTLED_ID } from '../../platform/events/settled';
import { EVENT_LOG } from './event-log.list';
import { EventEntryDto, eventEntryDto, EventsQueryDto } from './event-log.resource.dto';
import { EventLogService } from './event-log.service';

@ResourceController('events')
@Roles(Role.Admin)
export class EventLogResource {
  constructor(private readonly log: EventLogService) {}

  @Get()
  @Lists(EVENT_LOG)
  @ApiOperation({
    operationId: 'Events_list',
    summary:
      'Every fact that others react to, newest first; filters: id, name, propertyId, dealId, userId, waiting, failed, createdAt_gte, createdAt_lte (days), q. With `after` what followed that event, ascending, up to the newest settled one, which the header Settled-Id names',
  })
  @ApiOkResponse({ type: [EventEntryDto] })
  async list(
    @CurrentCaller() caller: Caller,
    @Query() { after, ...request }: EventsQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EventEntryDto[]> {
    if (after !== undefined) {
      const { rows, settled } = await this.log.after(caller, { after, ...request });
      void reply.header(SETTLED_ID, settled);
      return rows.map(eventEntryDto);
    }
    const listed = await this.log.list(caller, request);
    contentRange(reply, 'events', listed);
    return listed.rows.map(eventEntryDto);
  }

  @Get(':id')
  @ApiOperation({ operationId: 'Events_get', summary: 'One event with what its handlers made of it' })
  @ApiOkResponse({ type: EventEntryDto })
  async get(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<EventEntryDto> {
    return eventEntryDto(await this.log.get(caller, id));
  }
}
