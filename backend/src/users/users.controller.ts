import { Body, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CurrentCaller, Roles } from '../auth/decorators';
import { Caller, Role, Status } from '../auth/permissions';
import { CallController } from '../common/doors';
import { notFound } from '../common/errors';
import { IdPipe } from '../common/id.pipe';
import { ProfileDto, StatusCountDto, UpdateProfileDto, UserSearchAnswerDto, UserSearchDto, UserStatusAnswerDto } from './users.dto';
import { UsersService } from './users.service';

@CallController('Users')
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Get('account/profile')
  @Roles(Role.Admin, Role.Buyer, Role.Seller)
  @ApiOperation({ operationId: 'Users_profile', summary: "One's own account [CALL-004]" })
  @ApiOkResponse({ type: ProfileDto })
  profile(@CurrentCaller() caller: Caller): Promise<ProfileDto> {
    return this.users.getProfile(caller);
  }

  @Post('account/update/profile')
  @Roles(Role.Admin, Role.Buyer, Role.Seller)
  @HttpCode(200)
  @ApiOperation({ operationId: 'Users_updateProfile', summary: "Save one's own account [CALL-005]" })
  @ApiOkResponse({ type: ProfileDto })
  updateProfile(@Body() body: UpdateProfileDto, @CurrentCaller() caller: Caller): Promise<ProfileDto> {
    return this.users.updateProfile(caller, body);
  }

  @Post('admin/users')
  @Roles(Role.Admin)
  @HttpCode(200)
  @ApiOperation({ operationId: 'Users_search', summary: 'The users of one type [CALL-024]' })
  @ApiOkResponse({ type: UserSearchAnswerDto })
  search(@Body() body: UserSearchDto, @CurrentCaller() caller: Caller): Promise<UserSearchAnswerDto> {
    return this.users.search(caller, body);
  }

  @Get('admin/users/count')
  @Roles(Role.Admin)
  @ApiOperation({ operationId: 'Users_counts', summary: 'User counts by status [CALL-025]' })
  @ApiOkResponse({ type: [StatusCountDto] })
  counts(@CurrentCaller() caller: Caller): Promise<StatusCountDto[]> {
    return this.users.counts(caller);
  }

  @Put('admin/user/:id')
  @Roles(Role.Admin)
  @ApiOperation({ operationId: 'Users_approve', summary: 'Approve or restore a user [CALL-027]' })
  @ApiOkResponse({ type: UserStatusAnswerDto })
  approve(@Param('id', IdPipe) id: number, @CurrentCaller() caller: Caller): Promise<UserStatusAnswerDto> {
    return this.users.setStatus(caller, id, Status.Approved);
  }

  @Delete('admin/user/:id')
  @Roles(Role.Admin)
  @ApiOperation({ operationId: 'Users_reject', summary: 'Delete or reject a user [CALL-028]' })
  @ApiOkResponse({ type: UserStatusAnswerDto })
  reject(@Param('id', IdPipe) id: number, @CurrentCaller() caller: Caller): Promise<UserStatusAnswerDto> {
    return this.users.setStatus(caller, id, Status.Rejected);
  }

  @Post('admin/user/status/:id/:status')
  @Roles(Role.Admin)
  @HttpCode(200)
  @ApiOperation({ operationId: 'Users_setStatus', summary: 'Change the status of a user [CALL-029]' })
  @ApiOkResponse({ type: UserStatusAnswerDto })
  setStatus(@Param('id', IdPipe) id: number, @Param('status', IdPipe) status: number, @CurrentCaller() caller: Caller): Promise<UserStatusAnswerDto> {
    if (status > Status.Rejected) throw notFound('The status');
    return this.users.setStatus(caller, id, status);
  }
}
