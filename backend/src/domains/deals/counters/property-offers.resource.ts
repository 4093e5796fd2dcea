import { Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CurrentCaller, Roles } from '../../../platform/access/decorators';
import { type Caller, Role } from '../../../platform/access/permissions';
import { IdPipe } from '../../../platform/common/id.pipe';
import { ResourceController } from '../../../platform/http/surfaces';
import { OfficeComparedOfferDto } from './counters.resource.dto';
import { TermsService } from './terms.service';

/** The offers on a property are of its deals: a key needs their scope. */
@ResourceController('properties', undefined, 'deals')
@Roles(Role.Admin)
export class PropertyOffersResource {
  constructor(private readonly terms: TermsService) {}

  @Get(':id/offers')
  @ApiOperation({
    operationId: 'PropertiesResource_compareOffers',
    summary: 'The offers on a property side by side, the newest first, without sealed ones; keys need deals:read',
  })
  @ApiOkResponse({ type: [OfficeComparedOfferDto] })
  compare(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<OfficeComparedOfferDto[]> {
    return this.terms.compareAll(caller, id);
  }
}
