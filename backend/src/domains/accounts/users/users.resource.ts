import { Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentCaller, Roles } from '../../../platform/access/decorators';
import { Caller, Role, Status } from '../../../platform/access/permissions';
import { SignInsDto } from '../sign-in/sign-ins.resource.dto';
import { SignInsService } from '../sign-in/sign-ins.service';
import { ResourceController } from '../../../platform/http/surfaces';
import { IdPipe } from '../../../platform/common/id.pipe';
import { Lists } from '../../../platform/http/list/parameters';
import { contentRange, ListQueryDto } from '../../../platform/http/list/resource-list';
import { UserDirectoryService } from './user-directory.service';
import { UserEditingService } from './user-editing.service';
import { UserStatusService } from './user-status.service';
import { USERS } from './users.list';
import {
  inputOfUserBody,
  UndoStatusDto,
  ReplacedUserDto,
  UserBodyDto,
  UserDetailDto,
  userDetailDto,
  UserResourceDto,
  userResourceDto,
} from './users.resource.dto';

@ResourceController('users', 'users')
@Roles(Role.Admin)
export class UsersResource {
  constructor(
    private readonly directory: UserDirectoryService,
    private readonly editing: UserEditingService,
    private readonly statuses: UserStatusService,
    private readonly history: SignInsService,
  ) {}

  @Get()
  @Lists(USERS)
  @ApiOperation({
    operationId: 'UsersResource_list',
    summary: 'Users; filters: roleId, statusId, stateId, name, email, hasLocation, q, id',
  })
  @ApiOkResponse({ type: [UserResourceDto] })
  async list(
    @CurrentCaller() caller: Caller,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserResourceDto[]> {
    const listed = await this.directory.list(caller, query);
    contentRange(reply, 'users', listed);
    return listed.rows.map(userResourceDto);
  }

  @Get(':id')
  @ApiOperation({ operationId: 'UsersResource_get', summary: 'One user' })
  @ApiOkResponse({ type: UserDetailDto })
  async get(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<UserDetailDto> {
    return userDetailDto(await this.directory.getDetail(caller, id));
  }

  @Get(':id/sign-ins')
  @ApiOperation({ operationId: 'UsersResource_signIns', summary: 'The last sign-ins to an account' })
  @ApiOkResponse({ type: SignInsDto })
  signIns(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<SignInsDto> {
    return this.history.list(caller, id);
  }

  @Post()
  @ApiOperation({
    operationId: 'UsersResource_create',
    summary: 'Create a user, approved; a temporary password is mailed to them',
  })
  @ApiCreatedResponse({ type: UserDetailDto })
  async create(@CurrentCaller() caller: Caller, @Body() body: UserBodyDto): Promise<UserDetailDto> {
    return this.get(caller, await this.editing.create(caller, inputOfUserBody(body), body.roles ?? []));
  }

  @Put(':id')
  @ApiBody({ type: UserBodyDto })
  @ApiOperation({ operationId: 'UsersResource_update', summary: 'Replace a user; the status stays as it is' })
  @ApiOkResponse({ type: UserDetailDto })
  async update(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() body: ReplacedUserDto,
  ): Promise<UserDetailDto> {
    await this.editing.update(caller, id, inputOfUserBody(body), body.roles);
    return this.get(caller, id);
  }

  @Delete(':id')
  @ApiOperation({
    operationId: 'UsersResource_delete',
    summary: 'Delete a user, who becomes rejected and can be restored',
  })
  @ApiOkResponse({ type: UserDetailDto })
  async delete(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<UserDetailDto> {
    return this.set(caller, id, Status.Rejected);
  }

  @Post(':id/approve')
  @HttpCode(200)
  @ApiOperation({ operationId: 'UsersResource_approve', summary: 'Approve or restore a user' })
  @ApiOkResponse({ type: UserDetailDto })
  async approve(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<UserDetailDto> {
    return this.set(caller, id, Status.Approved);
  }

  @Post(':id/reject')
  @HttpCode(200)
  @ApiOperation({ operationId: 'UsersResource_reject', summary: 'Reject a user, whose sessions end at once' })
  @ApiOkResponse({ type: UserDetailDto })
  async reject(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<UserDetailDto> {
    return this.set(caller, id, Status.Rejected);
  }

  @Post(':id/undo')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'UsersResource_undo',
    summary: 'Take back an approval or a rejection within ten seconds, before the user is told',
  })
  @ApiOkResponse({ type: UserDetailDto })
  async undo(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { statusId }: UndoStatusDto,
  ): Promise<UserDetailDto> {
    await this.statuses.undo(caller, id, statusId);
    return this.get(caller, id);
  }

  private async set(caller: Caller, id: number, status: number): Promise<UserDetailDto> {
    await this.statuses.set(caller, id, status);
    return this.get(caller, id);
  }
}
