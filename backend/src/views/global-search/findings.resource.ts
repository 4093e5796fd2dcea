import { Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { Caller, Role } from '../../platform/access/permissions';
import { ResourceController } from '../../platform/http/surfaces';
import { FindingDto, FindingsQueryDto } from './findings.resource.dto';
import { FindingsService } from './findings.service';

@ResourceController('findings')
@Roles(Role.Admin)
export class FindingsResource {
  constructor(private readonly findings: FindingsService) {}

  @Get()
  @ApiOperation({
    operationId: 'Findings_list',
    summary: 'Users, properties, deals and vendors by a part of their name; at most five of each',
  })
  @ApiOkResponse({ type: [FindingDto] })
  list(@CurrentCaller() caller: Caller, @Query() { q }: FindingsQueryDto): Promise<FindingDto[]> {
    return this.findings.find(caller, q);
  }
}
