import { Body, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { type Caller, Role } from '../../platform/access/permissions';
import { IdPipe } from '../../platform/common/id.pipe';
import { ResourceController } from '../../platform/http/surfaces';
import { MondayPipe } from './monday.pipe';
import { OfficeReportDto, ReportNoteDto } from './reports.resource.dto';
import { ReportsService } from './reports.service';

/** The weeks of a property, as the office prepares them for its seller. */
@ResourceController('properties')
@Roles(Role.Admin)
export class PropertyReportsResource {
  constructor(private readonly reports: ReportsService) {}

  @Get(':id/reports/:monday')
  @ApiOperation({
    operationId: 'PropertiesResource_weekReport',
    summary: 'What the seller is told of a week, by its Monday; until that is made, the figures as they are now',
  })
  @ApiOkResponse({ type: OfficeReportDto })
  one(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Param('monday', MondayPipe) monday: string,
  ): Promise<OfficeReportDto> {
    return this.reports.forOffice(caller, id, monday);
  }

  @Put(':id/reports/:monday')
  @ApiOperation({
    operationId: 'PropertiesResource_describeWeek',
    summary: "Write the broker's sentence into a report that is not made yet",
  })
  @ApiOkResponse({ type: OfficeReportDto })
  say(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Param('monday', MondayPipe) monday: string,
    @Body() { note }: ReportNoteDto,
  ): Promise<OfficeReportDto> {
    return this.reports.say(caller, id, monday, note || null);
  }
}
