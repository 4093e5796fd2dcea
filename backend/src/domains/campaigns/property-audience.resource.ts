import { Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { type Caller, Role } from '../../platform/access/permissions';
import { IdPipe } from '../../platform/common/id.pipe';
import { ResourceController } from '../../platform/http/surfaces';
import { CampaignReportsService } from './campaign-reports.service';
import { ProposedAudienceDto } from './campaigns.resource.dto';

@ResourceController('properties')
@Roles(Role.Admin)
export class PropertyAudienceResource {
  constructor(private readonly reports: CampaignReportsService) {}

  @Get(':id/campaign-audience')
  @ApiOperation({
    operationId: 'PropertiesResource_campaignAudience',
    summary:
      'Whom a campaign about a property is proposed to: the buyers whose criteria it meets by its public figures',
  })
  @ApiOkResponse({ type: ProposedAudienceDto })
  get(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<ProposedAudienceDto> {
    return this.reports.proposed(caller, id);
  }
}
