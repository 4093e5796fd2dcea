import { Module } from '@nestjs/common';
import { CampaignLinksResource } from './campaign-links.resource';
import { CampaignReportsService } from './campaign-reports.service';
import { CampaignsResource } from './campaigns.resource';
import { CampaignsService } from './campaigns.service';
import { PropertyAudienceResource } from './property-audience.resource';

/** What the office writes to the buyers whom a listing may fit. */
@Module({
  controllers: [CampaignsResource, CampaignLinksResource, PropertyAudienceResource],
  providers: [CampaignsService, CampaignReportsService],
  exports: [CampaignsService],
})
export class CampaignsModule {}
