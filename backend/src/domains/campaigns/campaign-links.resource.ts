import { Get, Headers, Param, Res } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse } from '@nestjs/swagger';
import { propertyAddresses, searchPath } from '@stowbridge/contract/addresses';
import type { FastifyReply } from 'fastify';
import { Config } from '../../config';
import { Public } from '../../platform/access/decorators';
import { isRobot } from '../../platform/common/robots';
import { ResourceController } from '../../platform/http/surfaces';
import { CampaignReportsService } from './campaign-reports.service';

/** The links in the mails of campaigns: they lead to the listing, and count once who came by them. */
@ResourceController('campaign-links')
@Public()
export class CampaignLinksResource {
  constructor(
    private readonly reports: CampaignReportsService,
    private readonly config: Config,
  ) {}

  @Get(':token')
  @ApiParam({ name: 'token', example: '3.12.34.kx0ZtqVn1fW3bC8dYh2LrE5uJ7mA9sP4gTiQoXvB6wI' })
  @ApiOperation({ operationId: 'CampaignLinks_follow', summary: 'Go to the listing that the link of a mail is about' })
  @ApiResponse({ status: 303, description: 'To the listing; to the search where it is not listed any more.' })
  async follow(
    @Param('token') token: string,
    @Headers('user-agent') userAgent: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const listing = await this.reports.follow(token, !isRobot(userAgent));
    const path = listing ? propertyAddresses.public(listing.id, listing.name) : searchPath();
    void reply.redirect(this.config.PUBLIC_URL + path, 303);
  }
}
