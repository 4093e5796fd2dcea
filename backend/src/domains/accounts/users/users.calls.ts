import { Body, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CurrentCaller, OnlyReads, Roles } from '../../../platform/access/decorators';
import { Caller, Role } from '../../../platform/access/permissions';
import { CallController } from '../../../platform/http/surfaces';
import { ProfileDto, profileInput, toProfileDto, UpdateProfileDto } from './users.calls.dto';
import { UsersService } from './users.service';

@CallController('Users')
@Roles(Role.Admin, Role.Buyer, Role.Seller)
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Get('account/profile')
  @OnlyReads()
  @ApiOperation({ operationId: 'Users_profile', summary: "One's own account [CALL-004]" })
  @ApiOkResponse({ type: ProfileDto })
  async profile(@CurrentCaller() caller: Caller): Promise<ProfileDto> {
    return toProfileDto(await this.users.getProfile(caller));
  }

  @Post('account/update/profile')
  @HttpCode(200)
  @ApiOperation({ operationId: 'Users_updateProfile', summary: "Save one's own account [CALL-005]" })
  @ApiOkResponse({ type: ProfileDto })
  async updateProfile(@Body() body: UpdateProfileDto, @CurrentCaller() caller: Caller): Promise<ProfileDto> {
    return toProfileDto(await this.users.updateProfile(caller, profileInput(body)));
  }
}
