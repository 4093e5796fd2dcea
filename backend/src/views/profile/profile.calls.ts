import { Get, Header, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CurrentCaller, OnlyReads, Public, Roles } from '../../platform/access/decorators';
import { CountedAnswer, ForEverybody, JSON_TYPE } from '../../platform/cache/for-everybody';
import { Caller, Role } from '../../platform/access/permissions';
import { CallController } from '../../platform/http/surfaces';
import { IdPipe } from '../../platform/common/id.pipe';
import { PropertyProfileDto, profileText } from './profile.calls.dto';
import { PropertyProfileService } from './property-profile.service';

@CallController('Journeys')
export class PropertyProfileController {
  constructor(private readonly profiles: PropertyProfileService) {}

  @Get('home/store/profile/:id')
  @OnlyReads()
  @Public()
  @ForEverybody()
  @ApiOperation({ operationId: 'Journeys_profile', summary: 'A property as this viewer may see it [CALL-099]' })
  @ApiOkResponse({ type: PropertyProfileDto })
  async profile(@Param('id', IdPipe) id: number, @CurrentCaller() caller?: Caller): Promise<CountedAnswer> {
    const profile = await this.profiles.profile(caller, id);
    return new CountedAnswer(profileText(profile), () => this.profiles.count(profile));
  }

  @Get('buyer/store/profile/:id/:ndaId')
  @OnlyReads()
  @Roles(Role.Buyer)
  @Header('Content-Type', JSON_TYPE)
  @ApiOperation({
    operationId: 'Journeys_signedProfile',
    summary: 'A property whose NDA the buyer has signed [CALL-069]',
  })
  @ApiOkResponse({ type: PropertyProfileDto })
  async signedProfile(
    @Param('id', IdPipe) id: number,
    @Param('ndaId', IdPipe) ndaId: number,
    @CurrentCaller() caller: Caller,
  ): Promise<string> {
    const profile = await this.profiles.signedProfile(caller, id, ndaId);
    if (caller.viewerId === undefined) {
      this.profiles.count(profile);
    }
    return profileText(profile);
  }
}
