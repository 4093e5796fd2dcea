import { Body, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Client, CurrentClient } from '../../../platform/access/client';
import { CurrentCaller, EndsView, OnlyReads, Roles } from '../../../platform/access/decorators';
import { Caller, Role } from '../../../platform/access/permissions';
import { IdPipe } from '../../../platform/common/id.pipe';
import { SecretAnswer } from '../../../platform/http/conditions.interceptor';
import { ResourceController } from '../../../platform/http/surfaces';
import { BeginViewDto, BegunViewDto, begunViewDto, OwnViewDto } from './person-views.resource.dto';
import { PersonViews } from './person-views.service';

@ResourceController('users')
export class PersonViewsResource {
  constructor(private readonly views: PersonViews) {}

  @Post(':id/view')
  @SecretAnswer()
  @Roles(Role.Admin)
  @HttpCode(200)
  @ApiOperation({
    operationId: 'UsersResource_beginView',
    summary: 'Look at the site as a buyer or seller, for 15 minutes and without changing anything',
  })
  @ApiOkResponse({ type: BegunViewDto })
  async begin(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { reason }: BeginViewDto,
    @CurrentClient() client: Client,
  ): Promise<BegunViewDto> {
    return begunViewDto(await this.views.begin(caller, id, reason, client));
  }

  @Delete(':id/view')
  @EndsView()
  @Roles(Role.Admin, Role.Buyer, Role.Seller)
  @HttpCode(204)
  @ApiOperation({
    operationId: 'UsersResource_endView',
    summary: 'End looking at the site as this person, in the view or by the administrator who began it',
  })
  @ApiNoContentResponse()
  end(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<void> {
    return this.views.end(caller, id);
  }
}

@ResourceController('me')
export class MyViewsResource {
  constructor(private readonly views: PersonViews) {}

  @Get('views')
  @OnlyReads()
  @Roles(Role.Admin, Role.Buyer, Role.Seller)
  @ApiOperation({
    operationId: 'MeResource_views',
    summary: 'Which administrators looked at the site as the caller, the newest first',
  })
  @ApiOkResponse({ type: [OwnViewDto] })
  list(@CurrentCaller() caller: Caller): Promise<OwnViewDto[]> {
    return this.views.list(caller);
  }
}
