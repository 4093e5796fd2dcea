import { Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CurrentCaller, OnlyReads, Roles } from '../../../platform/access/decorators';
import { type Caller, Role } from '../../../platform/access/permissions';
import { IdPipe } from '../../../platform/common/id.pipe';
import { ResourceController } from '../../../platform/http/surfaces';
import { OwnDealDateDto } from './deal-dates.resource.dto';
import { DealDatesService } from './deal-dates.service';

@ResourceController('me')
@Roles(Role.Buyer, Role.Seller)
export class MyDatesResource {
  constructor(private readonly dates: DealDatesService) {}

  @Get('deals/:id/dates')
  @OnlyReads()
  @ApiOperation({
    operationId: 'MeResource_dealDates',
    summary: 'The dates of a deal that the caller buys or sells by, in their order; none unless it is accepted or sold',
  })
  @ApiOkResponse({ type: [OwnDealDateDto] })
  list(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<OwnDealDateDto[]> {
    return this.dates.ofSide(caller, id);
  }
}
