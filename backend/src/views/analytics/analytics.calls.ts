import { Body, Get, HttpCode, Post, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { trackingTypes } from '@stowbridge/contract/columns';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { HourlyLimit } from '../../platform/http/hourly-limit';
import { Caller, Role } from '../../platform/access/permissions';
import { CallController } from '../../platform/http/surfaces';
import { XLSX_TYPE, xlsxFile } from '../../platform/common/xlsx';
import { DateRangeItemDto } from '../../domains/lookups/lookups.calls.dto';
import {
  DealReportDownloadDto,
  DealReportRequestDto,
  DealReportRowDto,
  dealReportRowDto,
  MostViewRowDto,
  mostViewRowDto,
  rangeAsked,
  reportAsked,
  ReportRequestDto,
  SearchRowDto,
  searchRowDto,
  SessionRowDto,
  sessionRowDto,
} from './analytics.calls.dto';
import { AnalyticsService } from './analytics.service';
import { PRESETS } from '../../domains/activity/date-range';
import { isTotal, PropertyReportService, reportColumns, withTotal } from './property-report.service';
import { LookupItemDto } from '../../platform/http/lookup-item.dto';

/** Shown while a custom pair of dates holds; it cannot be chosen [ANA-38]. */
const HEADING: DateRangeItemDto = { ID: '', Name: 'Select Date Range' };

@CallController('Analytics')
@Roles(Role.Admin)
export class AnalyticsController {
  constructor(
    private readonly analytics: AnalyticsService,
    private readonly properties: PropertyReportService,
  ) {}

  @Get('lookup/daterange')
  @ApiOperation({
    operationId: 'Analytics_dateRanges',
    summary: 'The date ranges of reports; an empty ID marks a disabled heading [CALL-020]',
  })
  @ApiOkResponse({ type: [DateRangeItemDto] })
  dateRanges(): DateRangeItemDto[] {
    return [HEADING, ...PRESETS.map(({ id, name }) => ({ ID: id, Name: name }))];
  }

  @Get('lookup/tracking')
  @ApiOperation({ operationId: 'Analytics_trackingTypes', summary: 'The counters of the property report [CALL-021]' })
  @ApiOkResponse({ type: [LookupItemDto] })
  trackingTypes(): LookupItemDto[] {
    return trackingTypes.map(({ id, name }) => ({ ID: id, Name: name }));
  }

  @Post('analysis/report/search')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'Analytics_searches',
    summary: 'The ten keywords that were searched for most [CALL-106]',
  })
  @ApiOkResponse({ type: [SearchRowDto] })
  async searches(@CurrentCaller() caller: Caller, @Body() request: ReportRequestDto): Promise<SearchRowDto[]> {
    return (await this.analytics.searches(caller, rangeAsked(request))).map(searchRowDto);
  }

  @Post('analysis/report/session')
  @HttpCode(200)
  @ApiOperation({ operationId: 'Analytics_sessions', summary: 'How many sessions began, by period [CALL-107]' })
  @ApiOkResponse({ type: [SessionRowDto] })
  async sessions(@CurrentCaller() caller: Caller, @Body() request: ReportRequestDto): Promise<SessionRowDto[]> {
    return (await this.analytics.sessions(caller, rangeAsked(request))).map(sessionRowDto);
  }

  @Post('analysis/report/mostview')
  @HttpCode(200)
  @ApiOperation({ operationId: 'Analytics_mostViewed', summary: 'The ten properties that were viewed most [CALL-103]' })
  @ApiOkResponse({ type: [MostViewRowDto] })
  async mostViewed(@CurrentCaller() caller: Caller, @Body() request: ReportRequestDto): Promise<MostViewRowDto[]> {
    return (await this.analytics.mostViewed(caller, rangeAsked(request))).map(mostViewRowDto);
  }

  @Post('analysis/report/dealreport')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'Analytics_propertyReport',
    summary: 'What happened to properties and deals, by period [CALL-104]',
  })
  @ApiOkResponse({ type: [DealReportRowDto] })
  async propertyReport(
    @CurrentCaller() caller: Caller,
    @Body() request: DealReportRequestDto,
  ): Promise<DealReportRowDto[]> {
    return (await this.properties.rows(caller, reportAsked(request))).map(dealReportRowDto);
  }

  @Post('analysis/report/dealreport/download')
  @HourlyLimit('downloads')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'Analytics_downloadPropertyReport',
    summary: 'The same as an Excel file, property_report.xlsx [CALL-105]',
  })
  @ApiOkResponse({ content: { [XLSX_TYPE]: { schema: { type: 'string', format: 'binary' } } } })
  async download(@CurrentCaller() caller: Caller, @Body() request: DealReportDownloadDto): Promise<StreamableFile> {
    const asked = reportAsked(request);
    const rows = await this.properties.rows(caller, asked);
    return xlsxFile('property_report.xlsx', 'Property Report', reportColumns(asked), withTotal(rows), isTotal);
  }
}
