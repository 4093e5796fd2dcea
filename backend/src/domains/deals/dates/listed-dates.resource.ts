import { Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentCaller, Roles } from '../../../platform/access/decorators';
import { type Caller, Role } from '../../../platform/access/permissions';
import { Lists } from '../../../platform/http/list/parameters';
import { contentRange, ListQueryDto } from '../../../platform/http/list/resource-list';
import { ResourceController } from '../../../platform/http/surfaces';
import { DEAL_DATES } from './deal-dates.list';
import { ListedDealDateDto } from './deal-dates.resource.dto';
import { DealDatesService } from './deal-dates.service';

@ResourceController('deal-dates', undefined, 'deals')
@Roles(Role.Admin)
export class ListedDatesResource {
  constructor(private readonly dates: DealDatesService) {}

  @Get()
  @Lists(DEAL_DATES)
  @ApiOperation({
    operationId: 'DealDatesResource_list',
    summary:
      'The dates of all deals that are on their way to closing, and those that were kept; filters: from, until (days), dealId, propertyId, kind, done, id',
  })
  @ApiOkResponse({ type: [ListedDealDateDto] })
  async list(
    @CurrentCaller() caller: Caller,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ListedDealDateDto[]> {
    const listed = await this.dates.page(caller, query);
    contentRange(reply, 'deal-dates', listed);
    return listed.rows;
  }
}
