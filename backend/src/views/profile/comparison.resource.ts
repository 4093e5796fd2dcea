import { Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CurrentCaller, OnlyReads, Public } from '../../platform/access/decorators';
import { ForEverybody } from '../../platform/cache/for-everybody';
import { Caller } from '../../platform/access/permissions';
import { ResourceController } from '../../platform/http/surfaces';
import { ComparisonDto, comparisonText, ComparisonQueryDto } from './comparison.resource.dto';
import { PropertyProfileService } from './property-profile.service';

@ResourceController('listings')
export class ComparisonResource {
  constructor(private readonly profiles: PropertyProfileService) {}

  @Get('comparison')
  @OnlyReads()
  @Public()
  @ForEverybody()
  @ApiOperation({
    operationId: 'Listings_compare',
    summary: 'Up to four published properties as this viewer may see them, and where a ZIP code or a city lies',
  })
  @ApiOkResponse({ type: ComparisonDto })
  async compare(@Query() { ids, from }: ComparisonQueryDto, @CurrentCaller() caller?: Caller): Promise<string> {
    return comparisonText(await this.profiles.compare(caller, ids, from));
  }
}
