import { Body, Get, HttpCode, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CurrentCaller, Roles } from '../../../platform/access/decorators';
import { Caller, Role } from '../../../platform/access/permissions';
import { ResourceController } from '../../../platform/http/surfaces';
import { PreferenceDto } from './preferences.resource.dto';
import { PreferencesService } from './preferences.service';

@ResourceController('preferences')
@Roles(Role.Admin)
export class PreferencesResource {
  constructor(private readonly preferences: PreferencesService) {}

  @Get()
  @ApiOperation({ operationId: 'Preferences_list', summary: 'What one has set up for oneself in the back office' })
  @ApiOkResponse({ type: [PreferenceDto] })
  list(@CurrentCaller() caller: Caller): Promise<PreferenceDto[]> {
    return this.preferences.list(caller);
  }

  @Put()
  @HttpCode(204)
  @ApiOperation({ operationId: 'Preferences_save', summary: 'Keep a preference in the place of the one of that name' })
  @ApiNoContentResponse()
  save(@CurrentCaller() caller: Caller, @Body() { name, stored }: PreferenceDto): Promise<void> {
    return this.preferences.save(caller, name, stored);
  }
}
