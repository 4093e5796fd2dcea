import { Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { Caller, Role } from '../../platform/access/permissions';
import { ResourceController } from '../../platform/http/surfaces';
import { OfficeDayDto } from './office-dashboard.resource.dto';
import { OfficeDashboardService } from './office-dashboard.service';

@ResourceController('office')
@Roles(Role.Admin)
export class OfficeDashboardResource {
  constructor(private readonly office: OfficeDashboardService) {}

  @Get('day')
  @ApiOperation({
    operationId: 'Office_day',
    summary: 'What needs attention today, figures by status, and the week from views to offers',
  })
  @ApiOkResponse({ type: OfficeDayDto })
  day(@CurrentCaller() caller: Caller): Promise<OfficeDayDto> {
    return this.office.dashboard(caller);
  }
}
