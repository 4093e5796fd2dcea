import { Body, Delete, Get, HttpCode, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { HourlyLimit } from '../../platform/http/hourly-limit';
import { Caller, Role } from '../../platform/access/permissions';
import { ResourceController } from '../../platform/http/surfaces';
import { IdPipe } from '../../platform/common/id.pipe';
import { OrderDto } from '../../platform/http/order.dto';
import { Lists } from '../../platform/http/list/parameters';
import { contentRange, ListQueryDto } from '../../platform/http/list/resource-list';
import { LOGO_SCHEMA } from '../../platform/http/upload.dto';
import { TEAM } from './team.list';
import {
  PortraitDto,
  TeamMemberBodyDto,
  ReplacedTeamMemberDto,
  TeamMemberIdDto,
  TeamMemberResourceDto,
} from './team.resource.dto';
import { TeamService } from './team.service';

@ResourceController('team-members', 'team_members')
@Roles(Role.Admin)
export class TeamResource {
  constructor(private readonly team: TeamService) {}

  @Get()
  @Lists(TEAM)
  @ApiOperation({ operationId: 'TeamResource_list', summary: 'Team members; filters: q, id' })
  @ApiOkResponse({ type: [TeamMemberResourceDto] })
  async list(
    @CurrentCaller() caller: Caller,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TeamMemberResourceDto[]> {
    const listed = await this.team.list(caller, query);
    contentRange(reply, 'team-members', listed);
    return listed.rows;
  }

  @Get(':id')
  @ApiOperation({ operationId: 'TeamResource_get', summary: 'One team member' })
  @ApiOkResponse({ type: TeamMemberResourceDto })
  get(@Param('id', IdPipe) id: number): Promise<TeamMemberResourceDto> {
    return this.team.get(id);
  }

  @Post()
  @ApiOperation({
    operationId: 'TeamResource_create',
    summary: 'Add a team member; the last on the page unless a position is given',
  })
  @ApiCreatedResponse({ type: TeamMemberResourceDto })
  async create(@CurrentCaller() caller: Caller, @Body() body: TeamMemberBodyDto): Promise<TeamMemberResourceDto> {
    return this.team.get(await this.team.save(caller, undefined, body));
  }

  @Put(':id')
  @ApiBody({ type: TeamMemberBodyDto })
  @ApiOperation({ operationId: 'TeamResource_update', summary: 'Replace a team member' })
  @ApiOkResponse({ type: TeamMemberResourceDto })
  async update(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() body: ReplacedTeamMemberDto,
  ): Promise<TeamMemberResourceDto> {
    return this.team.get(await this.team.save(caller, id, body));
  }

  @Delete(':id')
  @ApiOperation({ operationId: 'TeamResource_delete', summary: 'Remove a team member with their portrait' })
  @ApiOkResponse({ type: TeamMemberIdDto })
  async delete(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<TeamMemberIdDto> {
    await this.team.delete(caller, id);
    return { id };
  }

  @Post('order')
  @HttpCode(200)
  @ApiOperation({ operationId: 'TeamResource_order', summary: 'Put the whole team in order' })
  @ApiOkResponse({ type: [TeamMemberResourceDto] })
  order(@CurrentCaller() caller: Caller, @Body() { ids }: OrderDto): Promise<TeamMemberResourceDto[]> {
    return this.team.order(caller, ids);
  }

  @Post('portraits')
  @HourlyLimit('uploads')
  @HttpCode(200)
  @ApiConsumes('multipart/form-data')
  @ApiBody(LOGO_SCHEMA)
  @ApiOperation({ operationId: 'TeamResource_uploadPortrait', summary: 'Upload a portrait; a save then names it' })
  @ApiOkResponse({ type: PortraitDto })
  async uploadPortrait(@CurrentCaller() caller: Caller, @Req() request: FastifyRequest): Promise<PortraitDto> {
    return { imageName: await this.team.uploadPortrait(caller, request) };
  }
}
