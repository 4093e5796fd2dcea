import { Body, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CurrentCaller, OnlyReads, Roles } from '../platform/access/decorators';
import { Caller, Role } from '../platform/access/permissions';
import { ResourceController } from '../platform/http/surfaces';
import { MailChoicesDto, MailPreferencesDto } from './mail-preferences.dto';
import { MailPreferencesService } from './mail-preferences.service';

/** The mails that the person who is signed in wants. */
@ResourceController('mail-preferences')
@Roles(Role.Admin, Role.Buyer, Role.Seller)
export class MailPreferencesResource {
  constructor(private readonly preferences: MailPreferencesService) {}

  @Get()
  @OnlyReads()
  @ApiOperation({ operationId: 'MailPreferences_get', summary: 'Which mails one wants' })
  @ApiOkResponse({ type: MailPreferencesDto })
  get(@CurrentCaller() caller: Caller): Promise<MailPreferencesDto> {
    return this.preferences.get(caller);
  }

  @Put()
  @ApiOperation({ operationId: 'MailPreferences_update', summary: 'Choose which mails one wants' })
  @ApiOkResponse({ type: MailPreferencesDto })
  update(@CurrentCaller() caller: Caller, @Body() body: MailChoicesDto): Promise<MailPreferencesDto> {
    return this.preferences.set(caller, body);
  }
}
