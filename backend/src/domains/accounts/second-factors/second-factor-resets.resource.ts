import { Body, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation } from '@nestjs/swagger';
import { CurrentCaller, Roles } from '../../../platform/access/decorators';
import { Caller, Role } from '../../../platform/access/permissions';
import { IdPipe } from '../../../platform/common/id.pipe';
import { ResourceController } from '../../../platform/http/surfaces';
import { SessionsOfPeople } from '../sign-in/sessions-of-people.service';
import { ResetFactorDto } from './second-factors.resource.dto';
import { SecondFactorsService } from './second-factors.service';

@ResourceController('users', 'users')
@Roles(Role.Admin)
export class SecondFactorResetsResource {
  constructor(
    private readonly factors: SecondFactorsService,
    private readonly sessions: SessionsOfPeople,
  ) {}

  @Post(':id/reset-second-factor')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'UsersResource_resetSecondFactor',
    summary: "Take a lost second factor from somebody else; the person's sessions end and they are told",
  })
  @ApiNoContentResponse()
  reset(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { reason }: ResetFactorDto,
  ): Promise<void> {
    return this.factors.resetOf(caller, id, reason);
  }

  @Post(':id/end-sessions')
  @HttpCode(204)
  @ApiOperation({ operationId: 'UsersResource_endSessions', summary: 'End every session of a user' })
  @ApiNoContentResponse()
  endSessions(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<void> {
    return this.sessions.endAllOf(caller, id);
  }
}
