import { Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { Caller, Role } from '../../platform/access/permissions';
import { CallController } from '../../platform/http/surfaces';
import { IdPipe } from '../../platform/common/id.pipe';
import { UserViewDto, userViewDto } from './user-view.calls.dto';
import { UserViewService } from './user-view.service';

@CallController('Journeys')
export class UserViewController {
  constructor(private readonly views: UserViewService) {}

  @Get('admin/users/:id')
  @Roles(Role.Admin)
  @ApiOperation({ operationId: 'Journeys_userView', summary: 'A user with the ids of their properties [CALL-026]' })
  @ApiOkResponse({ type: UserViewDto })
  async view(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<UserViewDto> {
    return userViewDto(await this.views.view(caller, id));
  }
}
