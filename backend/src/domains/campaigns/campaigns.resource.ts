import { Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { type Caller, Role } from '../../platform/access/permissions';
import { IdPipe } from '../../platform/common/id.pipe';
import { Lists } from '../../platform/http/list/parameters';
import { contentRange, ListQueryDto } from '../../platform/http/list/resource-list';
import { ResourceController } from '../../platform/http/surfaces';
import { CampaignReportsService } from './campaign-reports.service';
import { CAMPAIGNS } from './campaigns.list';
import {
  AudienceSizeDto,
  CampaignDto,
  CampaignReportDto,
  NewCampaignDto,
  ReplacedCampaignDto,
  ScheduleCampaignDto,
} from './campaigns.resource.dto';
import { CampaignsService } from './campaigns.service';

@ResourceController('campaigns', 'campaigns')
@Roles(Role.Admin)
export class CampaignsResource {
  constructor(
    private readonly campaigns: CampaignsService,
    private readonly reports: CampaignReportsService,
  ) {}

  @Get()
  @Lists(CAMPAIGNS)
  @ApiOperation({
    operationId: 'CampaignsResource_list',
    summary: 'Campaigns, the newest first; filters: subject, state, propertyId, q, id',
  })
  @ApiOkResponse({ type: [CampaignDto] })
  async list(
    @CurrentCaller() caller: Caller,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CampaignDto[]> {
    const listed = await this.campaigns.list(caller, query);
    contentRange(reply, 'campaigns', listed);
    return listed.rows;
  }

  @Get(':id')
  @ApiOperation({ operationId: 'CampaignsResource_get', summary: 'One campaign' })
  @ApiOkResponse({ type: CampaignDto })
  get(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<CampaignDto> {
    return this.campaigns.get(caller, id);
  }

  @Post()
  @ApiOperation({ operationId: 'CampaignsResource_create', summary: 'Draft a campaign about up to ten properties' })
  @ApiCreatedResponse({ type: CampaignDto })
  async create(@CurrentCaller() caller: Caller, @Body() body: NewCampaignDto): Promise<CampaignDto> {
    return this.campaigns.get(caller, await this.campaigns.create(caller, body));
  }

  @Put(':id')
  @ApiOperation({ operationId: 'CampaignsResource_update', summary: 'Change a draft' })
  @ApiOkResponse({ type: CampaignDto })
  async update(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() body: ReplacedCampaignDto,
  ): Promise<CampaignDto> {
    await this.campaigns.replace(caller, id, body);
    return this.campaigns.get(caller, id);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ operationId: 'CampaignsResource_delete', summary: 'Delete a draft' })
  @ApiNoContentResponse({ description: 'It is gone.' })
  delete(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<void> {
    return this.campaigns.remove(caller, id);
  }

  @Get(':id/audience')
  @ApiOperation({
    operationId: 'CampaignsResource_audience',
    summary: 'How many people a campaign would be sent to now',
  })
  @ApiOkResponse({ type: AudienceSizeDto })
  audience(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<AudienceSizeDto> {
    return this.campaigns.audience(caller, id);
  }

  @Post(':id/test')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'CampaignsResource_test',
    summary: 'Send a campaign to oneself alone, as its readers get it',
  })
  @ApiNoContentResponse({ description: 'It is on its way.' })
  test(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<void> {
    return this.campaigns.test(caller, id);
  }

  @Post(':id/schedule')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'CampaignsResource_schedule',
    summary: 'Have a draft sent at a moment, or at once; who gets it is decided then, of at most 5,000 people',
  })
  @ApiOkResponse({ type: CampaignDto })
  async schedule(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { at }: ScheduleCampaignDto,
  ): Promise<CampaignDto> {
    await this.campaigns.schedule(caller, id, at ?? null);
    return this.campaigns.get(caller, id);
  }

  @Post(':id/stop')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'CampaignsResource_stop',
    summary: 'Stop the rest of a campaign that is being sent; one that is only scheduled is a draft again',
  })
  @ApiOkResponse({ type: CampaignDto })
  async stop(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<CampaignDto> {
    await this.campaigns.stop(caller, id);
    return this.campaigns.get(caller, id);
  }

  @Get(':id/report')
  @ApiOperation({
    operationId: 'CampaignsResource_report',
    summary: 'What became of a campaign: sent, refused, opened listings, NDAs within 14 days, who was held back',
  })
  @ApiOkResponse({ type: CampaignReportDto })
  report(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<CampaignReportDto> {
    return this.reports.report(caller, id);
  }
}
