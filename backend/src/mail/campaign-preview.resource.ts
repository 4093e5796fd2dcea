import { Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CurrentCaller, Roles } from '../platform/access/decorators';
import { type Caller, Role } from '../platform/access/permissions';
import { IdPipe } from '../platform/common/id.pipe';
import { ResourceController } from '../platform/http/surfaces';
import { CampaignPreviewDto } from './campaign-preview.dto';
import { CampaignPreviewService } from './campaign-preview.service';

@ResourceController('campaigns', 'campaigns')
@Roles(Role.Admin)
export class CampaignPreviewResource {
  constructor(private readonly previews: CampaignPreviewService) {}

  @Get(':id/preview')
  @ApiOperation({ operationId: 'CampaignsResource_preview', summary: 'A campaign as its readers get it' })
  @ApiOkResponse({ type: CampaignPreviewDto })
  async get(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<CampaignPreviewDto> {
    return { html: await this.previews.html(caller, id) };
  }
}
