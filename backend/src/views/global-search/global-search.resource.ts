import { Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { Caller, Role } from '../../platform/access/permissions';
import { ResourceController } from '../../platform/http/surfaces';
import { FindingDto, FindingsQueryDto } from './global-search.resource.dto';
import { GlobalSearchService } from './global-search.service';

@ResourceController('findings')
@Roles(Role.Admin)
export class GlobalSearchResource {
  constructor(private readonly search: GlobalSearchService) {}

  @Get()
  @ApiOperation({
    operationId: 'Findings_list',
    summary: 'Users, properties, deals and vendors by a part of their name; at most five of each',
  })
  @ApiOkResponse({ type: [FindingDto] })
  list(@CurrentCaller() caller: Caller, @Query() { q }: FindingsQueryDto): Promise<FindingDto[]> {
    return this.search.find(caller, q);
  }
}
