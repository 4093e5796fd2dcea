import { Get, Param, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentCaller, OnlyReads, Roles } from '../../platform/access/decorators';
import { type Caller, Role } from '../../platform/access/permissions';
import { IdPipe } from '../../platform/common/id.pipe';
import { HourlyLimit } from '../../platform/http/hourly-limit';
import { Lists } from '../../platform/http/list/parameters';
import { contentRange, ListQueryDto } from '../../platform/http/list/resource-list';
import { ResourceController } from '../../platform/http/surfaces';
import { ListingActivityService } from './activity.service';
import { MondayPipe } from './monday.pipe';
import { ActivityDto, ActivityQueryDto, ReportDto } from './reports.resource.dto';
import { ReportsService } from './reports.service';
import { SELLER_REPORTS } from './seller-reports.list';

/** What happens on the caller's own listings. */
@ResourceController('me')
@Roles(Role.Seller)
export class MyReportsResource {
  constructor(
    private readonly reports: ReportsService,
    private readonly activities: ListingActivityService,
  ) {}

  @Get('properties/:id/activity')
  @OnlyReads()
  @ApiOperation({
    operationId: 'MeResource_listingActivity',
    summary: "What happened on one of the caller's own listings, in one of the five ranges of the reports",
  })
  @ApiOkResponse({ type: ActivityDto })
  activity(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Query() { range }: ActivityQueryDto,
  ): Promise<ActivityDto> {
    return this.activities.activity(caller, id, range);
  }

  @Get('properties/:id/reports')
  @OnlyReads()
  @Lists(SELLER_REPORTS)
  @ApiOperation({
    operationId: 'MeResource_listingReports',
    summary: "The weeks of one of the caller's own listings, the newest first; filters: week_gte, week_lte, id",
  })
  @ApiOkResponse({ type: [ReportDto] })
  async list(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReportDto[]> {
    const listed = await this.reports.list(caller, id, query);
    contentRange(reply, 'reports', listed);
    return listed.rows;
  }

  @Get('properties/:id/reports/:monday')
  @OnlyReads()
  @ApiOperation({ operationId: 'MeResource_listingReport', summary: 'One of these weeks, by its Monday' })
  @ApiOkResponse({ type: ReportDto })
  one(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Param('monday', MondayPipe) monday: string,
  ): Promise<ReportDto> {
    return this.reports.one(caller, id, monday);
  }

  @Get('properties/:id/reports/:monday/pdf')
  @HourlyLimit('downloads')
  @ApiOperation({ operationId: 'MeResource_listingReportPdf', summary: 'The same as a PDF file, report_{monday}.pdf' })
  @ApiOkResponse({ content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } })
  pdf(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Param('monday', MondayPipe) monday: string,
  ): Promise<StreamableFile> {
    return this.reports.pdf(caller, id, monday);
  }
}
