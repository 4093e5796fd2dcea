import { Delete, Get, HttpCode, Param } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Client, CurrentClient } from '../../../platform/access/client';
import { CurrentCaller, OnlyReads, Roles } from '../../../platform/access/decorators';
import { Caller, Role } from '../../../platform/access/permissions';
import { ResourceController } from '../../../platform/http/surfaces';
import { OwnSessionDto } from './my-sessions.resource.dto';
import { SessionsOfPeople } from './sessions-of-people.service';

@ResourceController('me')
@Roles(Role.Admin, Role.Buyer, Role.Seller)
export class MySessionsResource {
  constructor(private readonly sessions: SessionsOfPeople) {}

  @Get('sessions')
  @OnlyReads()
  @ApiOperation({ operationId: 'MeResource_sessions', summary: "The caller's open sessions, the last used first" })
  @ApiOkResponse({ type: [OwnSessionDto] })
  list(@CurrentCaller() caller: Caller): Promise<OwnSessionDto[]> {
    return this.sessions.list(caller);
  }

  @Delete('sessions/:session')
  @HttpCode(204)
  @ApiOperation({ operationId: 'MeResource_endSession', summary: "End one of the caller's sessions" })
  @ApiNoContentResponse()
  end(
    @CurrentCaller() caller: Caller,
    @Param('session') session: string,
    @CurrentClient() client: Client,
  ): Promise<void> {
    return this.sessions.endOne(caller, session, client);
  }

  @Delete('sessions')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'MeResource_endOtherSessions',
    summary: "End all of the caller's sessions but this one",
  })
  @ApiNoContentResponse()
  endOthers(@CurrentCaller() caller: Caller): Promise<void> {
    return this.sessions.endOthers(caller);
  }
}
