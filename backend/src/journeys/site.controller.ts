import { Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Public } from '../auth/decorators';
import { CallController } from '../common/doors';
import { Config } from '../config';
import { SiteDto } from './site.dto';
import { CONSENT } from './nda-signing.service';

@CallController('Site')
export class SiteController {
  constructor(private readonly config: Config) {}

  @Get('home/site')
  @Public()
  @ApiOperation({ operationId: 'Site_facts', summary: 'Name, contacts and offices of the product' })
  @ApiOkResponse({ type: SiteDto })
  facts(): SiteDto {
    return {
      ProductName: this.config.PRODUCT_NAME,
      ContactEmail: this.config.CONTACT_EMAIL,
      ContactPhone: this.config.CONTACT_PHONE,
      SocialLinks: [
        { Name: 'LinkedIn', Url: 'https://www.linkedin.com/' },
        { Name: 'YouTube', Url: 'https://www.youtube.com/' },
      ],
      Offices: [
        { Name: 'Colorado', Address: '1801 Wewatta Street, Suite 1100', City: 'Denver', State: 'CO', ZipCode: '80202' },
        { Name: 'California', Address: '2010 Main Street, Suite 700', City: 'Irvine', State: 'CA', ZipCode: '92614' },
      ],
      NdaConsent: CONSENT,
      MapTilesUrl: this.config.MAP_TILES_URL ?? null,
    };
  }
}
