import { Body, Get, Param, Post, Put } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CurrentCaller, Roles } from '../../../platform/access/decorators';
import { type Caller, Role } from '../../../platform/access/permissions';
import { IdPipe } from '../../../platform/common/id.pipe';
import { ResourceController } from '../../../platform/http/surfaces';
import { DealDateBodyDto, dateChange, DealDateDto, ReplacedDealDateDto } from './deal-dates.resource.dto';
import { DealDatesService } from './deal-dates.service';

@ResourceController('deals')
@Roles(Role.Admin)
export class DealDatesResource {
  constructor(private readonly dates: DealDatesService) {}

  @Get(':id/dates')
  @ApiOperation({
    operationId: 'DealsResource_dates',
    summary: 'The dates of a deal in their order, from the letter of intent to the closing; none before it is accepted',
  })
  @ApiOkResponse({ type: [DealDateDto] })
  list(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<DealDateDto[]> {
    return this.dates.ofDeal(caller, id);
  }

  @Post(':id/dates')
  @ApiOperation({
    operationId: 'DealsResource_makeDates',
    summary: 'Make the dates and tasks of an accepted deal that has none, as its acceptance would have',
  })
  @ApiCreatedResponse({ type: [DealDateDto] })
  async make(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<DealDateDto[]> {
    await this.dates.make(caller, id);
    return this.dates.ofDeal(caller, id);
  }

  @Put(':id/dates/:dateId')
  @ApiBody({ type: DealDateBodyDto })
  @ApiOperation({
    operationId: 'DealsResource_updateDate',
    summary:
      'Set or move a date of an accepted deal, or note that it is done and what was received; what is left out stays',
  })
  @ApiOkResponse({ type: [DealDateDto] })
  async update(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Param('dateId', IdPipe) dateId: number,
    @Body() body: ReplacedDealDateDto,
  ): Promise<DealDateDto[]> {
    await this.dates.change(caller, id, dateId, dateChange(body));
    return this.dates.ofDeal(caller, id);
  }
}
