import { Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CurrentCaller, Public } from '../../platform/access/decorators';
import { ForEverybody } from '../../platform/cache/for-everybody';
import { Caller } from '../../platform/access/permissions';
import { CallController } from '../../platform/http/surfaces';
import { ComparisonDto, comparisonText, ComparisonQueryDto } from './compare.calls.dto';
import { PropertyProfileService } from './property-profile.service';

@CallController('Comparison')
export class ComparisonController {
  constructor(private readonly profiles: PropertyProfileService) {}

  @Get('home/property/compare')
  @Public()
  @ForEverybody()
  @ApiOperation({
    operationId: 'Comparison_properties',
    summary: 'Up to four published properties as this viewer may see them, and where a ZIP code or a city lies',
  })
  @ApiOkResponse({ type: ComparisonDto })
  async properties(@Query() { ids, from }: ComparisonQueryDto, @CurrentCaller() caller?: Caller): Promise<string> {
    return comparisonText(await this.profiles.compare(caller, ids, from));
  }
}
