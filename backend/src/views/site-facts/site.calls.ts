import { Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { OnlyReads, Public } from '../../platform/access/decorators';
import { ForEverybody } from '../../platform/cache/for-everybody';
import { CallController } from '../../platform/http/surfaces';
import { Config } from '../../config';
import { creditOf } from '../../config-rules';
import { AdministratorsService } from '../../domains/accounts/users/administrators.service';
import { versionText } from '../../platform/common/version';
import { SiteDto, officeOf, socialLinkOf } from './site.calls.dto';

@CallController('Site')
export class SiteController {
  constructor(
    private readonly config: Config,
    private readonly administrators: AdministratorsService,
  ) {}

  @Get('home/site')
  @OnlyReads()
  @Public()
  @ForEverybody()
  @ApiOperation({ operationId: 'Site_facts', summary: 'Name, contacts and offices of the product' })
  @ApiOkResponse({ type: SiteDto })
  async facts(): Promise<SiteDto> {
    const credit = creditOf(this.config.MAP_TILES_ATTRIBUTION);
    return {
      ProductName: this.config.PRODUCT_NAME,
      ContactEmail: this.config.CONTACT_EMAIL,
      ContactPhone: this.config.CONTACT_PHONE,
      SocialLinks: this.config.SOCIAL_LINKS.map(socialLinkOf),
      Offices: this.config.OFFICES.map(officeOf),
      MapTilesUrl: this.config.MAP_TILES_URL ?? null,
      MapTilesAttribution: { Text: credit?.text ?? '', Url: credit?.url ?? null },
      TimeZone: this.config.OFFICE_TIME_ZONE,
      Version: versionText(this.config.BUILD_COMMIT),
      NeedsAdministrator: await this.administrators.areMissing(),
    };
  }
}
