import { Body, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CurrentCaller, Roles } from '../../../platform/access/decorators';
import { Caller, Role, Status } from '../../../platform/access/permissions';
import { CallController } from '../../../platform/http/surfaces';
import { IdPipe } from '../../../platform/common/id.pipe';
import { pageWindow, pagination } from '../../../platform/http/list/paging.dto';
import { UserDirectoryService } from './user-directory.service';
import { UserEditingService } from './user-editing.service';
import { CreateUserDto, EditUserDto, inputOfUserForm, UserCreatedDto } from './user-form.calls.dto';
import { UserStatusService } from './user-status.service';
import {
  StatusCountDto,
  StatusCountQueryDto,
  toUserDto,
  userCriteria,
  UserSearchAnswerDto,
  UserSearchDto,
  UserStatusAnswerDto,
} from './users.calls.dto';

/** [AUSR-38, AUSR-39] */
const CREATED = {
  1: 'Admin has been created and notification has been sent.',
  2: 'Buyer has been created and notification has been sent.',
  3: 'Seller has been created and notification has been sent.',
} as const;

@CallController('Users')
@Roles(Role.Admin)
export class UsersAdminController {
  constructor(
    private readonly directory: UserDirectoryService,
    private readonly editing: UserEditingService,
    private readonly statuses: UserStatusService,
  ) {}

  @Post('account/register')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'Users_create',
    summary: 'Create an administrator, a buyer or a seller, and mail them a temporary password [CALL-023]',
  })
  @ApiOkResponse({ type: UserCreatedDto })
  async create(@CurrentCaller() caller: Caller, @Body() form: CreateUserDto): Promise<UserCreatedDto> {
    return {
      ID: await this.editing.create(caller, inputOfUserForm(form), [form.UserTypeID]),
      Message: CREATED[form.UserTypeID],
    };
  }

  @Post('admin/users')
  @HttpCode(200)
  @ApiOperation({ operationId: 'Users_search', summary: 'The users of one type [CALL-024]' })
  @ApiOkResponse({ type: UserSearchAnswerDto })
  async search(@CurrentCaller() caller: Caller, @Body() criteria: UserSearchDto): Promise<UserSearchAnswerDto> {
    const { rows, total } = await this.directory.search(caller, userCriteria(criteria), pageWindow(criteria));
    return { Users: rows.map(toUserDto), Pagination: pagination(criteria, total), Criteria: criteria };
  }

  @Get('admin/users/count')
  @ApiOperation({ operationId: 'Users_counts', summary: 'User counts by status [CALL-025]' })
  @ApiOkResponse({ type: [StatusCountDto] })
  async counts(@CurrentCaller() caller: Caller, @Query() { UserType }: StatusCountQueryDto): Promise<StatusCountDto[]> {
    const counts = await this.directory.counts(caller, UserType);
    return counts.map(({ status, count }) => ({ StatusName: status, StatusCount: count }));
  }

  @Put('admin/user/:id')
  @ApiOperation({ operationId: 'Users_approve', summary: 'Approve or restore a user [CALL-027]' })
  @ApiOkResponse({ type: UserStatusAnswerDto })
  approve(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<UserStatusAnswerDto> {
    return this.set(caller, id, Status.Approved);
  }

  @Delete('admin/user/:id')
  @ApiOperation({ operationId: 'Users_reject', summary: 'Delete or reject a user [CALL-028]' })
  @ApiOkResponse({ type: UserStatusAnswerDto })
  reject(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<UserStatusAnswerDto> {
    return this.set(caller, id, Status.Rejected);
  }

  @Post('admin/user/status/:id/:status')
  @HttpCode(200)
  @ApiOperation({ operationId: 'Users_setStatus', summary: 'Change the status of a user [CALL-029]' })
  @ApiOkResponse({ type: UserStatusAnswerDto })
  setStatus(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Param('status', IdPipe) status: number,
  ): Promise<UserStatusAnswerDto> {
    return this.set(caller, id, status);
  }

  @Post('admin/user/edit')
  @HttpCode(200)
  @ApiOperation({ operationId: 'Users_edit', summary: 'Save a user; what is left out stays as it is [CALL-030]' })
  @ApiOkResponse({ type: UserStatusAnswerDto })
  async edit(@CurrentCaller() caller: Caller, @Body() form: EditUserDto): Promise<UserStatusAnswerDto> {
    const { id, statusId } = await this.editing.updateAs(caller, form.ID, form.UserTypeID, inputOfUserForm(form));
    return { ID: id, StatusID: statusId };
  }

  private async set(caller: Caller, id: number, status: number): Promise<UserStatusAnswerDto> {
    await this.statuses.set(caller, id, status);
    return { ID: id, StatusID: status };
  }
}
