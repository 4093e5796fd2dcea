import { applyDecorators, Body, Get, Headers, HttpCode, Param, Post, Res, StreamableFile } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiResponse } from '@nestjs/swagger';
import { Stage } from '@stowbridge/contract/ids';
import type { FastifyReply } from 'fastify';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { HourlyLimit } from '../../platform/http/hourly-limit';
import { Caller, Role } from '../../platform/access/permissions';
import { CallController } from '../../platform/http/surfaces';
import { IdPipe } from '../../platform/common/id.pipe';
import { pageWindow } from '../../platform/http/list/paging.dto';
import { XLSX_TYPE, xlsxFile } from '../../platform/common/xlsx';
import { Config } from '../../config';
import { trackerColumns } from './tracker-report';
import { DealReportDto, dealReportDto } from './deal-report.calls.dto';
import { DealStageService } from './deal-stage.service';
import {
  ChangeDealDto,
  DealActionDto,
  dealChange,
  DealIdDto,
  DealListAnswerDto,
  dealListDto,
  DealSearchAnswerDto,
  DealFileRequestDto,
  DealSearchDto,
  DealStageAnswerDto,
  dealStageAnswerDto,
  newDeal,
  NewDealDto,
  PropertyDealsAnswerDto,
  PropertyDealsDto,
  seenOffer,
  trackerFilter,
  UserDealsDto,
} from './deals.calls.dto';
import { stageOf } from './deals.rules';
import { DealsService } from './deals.service';

/** A decision about a deal may name the version that was decided on, the `ETag` of /api/v1/deals/{id}. */
const DependsOnVersion = (): MethodDecorator =>
  applyDecorators(
    ApiHeader({
      name: 'If-Match',
      required: false,
      description: 'The ETag of the version that was read: 412 when somebody has changed the deal meanwhile.',
    }),
    ApiResponse({
      status: 412,
      description: 'The deal is no longer as If-Match says.',
      content: { 'text/plain': { schema: { type: 'string' } } },
    }),
  );

@CallController('Deals')
@Roles(Role.Admin)
export class DealsAdminController {
  constructor(
    private readonly deals: DealsService,
    private readonly stages: DealStageService,
    private readonly config: Config,
  ) {}

  @Post('admin/deal/accept')
  @HttpCode(200)
  @DependsOnVersion()
  @ApiOperation({ operationId: 'Deals_accept', summary: 'Accept a deal [CALL-057]' })
  @ApiOkResponse({ type: DealStageAnswerDto })
  async accept(
    @Body() body: DealActionDto,
    @CurrentCaller() caller: Caller,
    @Headers('If-Match') version?: string,
  ): Promise<DealStageAnswerDto> {
    return dealStageAnswerDto(
      await this.stages.move(caller, body.Id, Stage.Accepted, { seen: seenOffer(body), version }),
    );
  }

  @Post('admin/deal/reject')
  @HttpCode(200)
  @DependsOnVersion()
  @ApiOperation({ operationId: 'Deals_reject', summary: 'Reject a deal, or note that it fell through [CALL-058]' })
  @ApiOkResponse({ type: DealStageAnswerDto })
  async reject(
    @Body() body: DealActionDto,
    @CurrentCaller() caller: Caller,
    @Headers('If-Match') version?: string,
  ): Promise<DealStageAnswerDto> {
    return dealStageAnswerDto(
      await this.stages.move(caller, body.Id, Stage.Rejected, { seen: seenOffer(body), version }),
    );
  }

  @Post('admin/deal/sold')
  @HttpCode(200)
  @DependsOnVersion()
  @ApiOperation({ operationId: 'Deals_sold', summary: 'Note the sale; sold is 5 everywhere [CALL-059]' })
  @ApiOkResponse({ type: DealStageAnswerDto })
  async sold(
    @Body() body: DealActionDto,
    @CurrentCaller() caller: Caller,
    @Headers('If-Match') version?: string,
  ): Promise<DealStageAnswerDto> {
    return dealStageAnswerDto(await this.stages.move(caller, body.Id, Stage.Sold, { seen: seenOffer(body), version }));
  }

  @Post('admin/deal/process')
  @HttpCode(200)
  @DependsOnVersion()
  @ApiOperation({ operationId: 'Deals_process', summary: 'Move a deal to another stage [CALL-060]' })
  @ApiOkResponse({ type: DealStageAnswerDto })
  async process(
    @Body() body: DealActionDto,
    @CurrentCaller() caller: Caller,
    @Headers('If-Match') version?: string,
  ): Promise<DealStageAnswerDto> {
    const to = stageOf(body.DealStatusID);
    return dealStageAnswerDto(await this.stages.move(caller, body.Id, to, { seen: seenOffer(body), version }));
  }

  @Post('admin/deal')
  @HttpCode(200)
  @ApiOperation({ operationId: 'Deals_add', summary: 'Add a deal for a buyer [CALL-055]' })
  @ApiOkResponse({ type: DealIdDto })
  async add(@Body() body: NewDealDto, @CurrentCaller() caller: Caller): Promise<DealIdDto> {
    return { ID: await this.deals.add(caller, newDeal(body)) };
  }

  @Post('admin/deal/:id')
  @HttpCode(200)
  @DependsOnVersion()
  @ApiOperation({ operationId: 'Deals_change', summary: "Change a deal's buyer, property and price [CALL-056]" })
  @ApiOkResponse({ type: DealIdDto })
  async change(
    @Param('id', IdPipe) id: number,
    @Body() body: ChangeDealDto,
    @CurrentCaller() caller: Caller,
    @Headers('If-Match') version?: string,
  ): Promise<DealIdDto> {
    await this.deals.change(caller, id, dealChange(body), version);
    return { ID: id };
  }

  @Post('admin/deals')
  @HttpCode(200)
  @ApiOperation({ operationId: 'Deals_search', summary: 'The deal tracker [CALL-061]' })
  @ApiOkResponse({ type: DealSearchAnswerDto })
  async search(@Body() body: DealSearchDto, @CurrentCaller() caller: Caller): Promise<DealSearchAnswerDto> {
    const page = await this.deals.page(caller, trackerFilter(body), pageWindow(body));
    return { ...dealListDto(body, page), Criteria: body };
  }

  @Post('admin/store/deals')
  @HttpCode(200)
  @ApiOperation({ operationId: 'Deals_ofProperty', summary: 'The deals on one property, at every stage [CALL-063]' })
  @ApiOkResponse({ type: PropertyDealsAnswerDto })
  async ofProperty(@Body() body: PropertyDealsDto, @CurrentCaller() caller: Caller): Promise<PropertyDealsAnswerDto> {
    const page = await this.deals.page(caller, { propertyId: body.StoreID }, pageWindow(body));
    return { ...dealListDto(body, page), Criteria: body };
  }

  @Post('admin/user/deals')
  @HttpCode(200)
  @ApiOperation({ operationId: 'Deals_ofBuyer', summary: 'The deals of one buyer, at every stage [CALL-031]' })
  @ApiOkResponse({ type: DealListAnswerDto })
  async ofBuyer(@Body() body: UserDealsDto, @CurrentCaller() caller: Caller): Promise<DealListAnswerDto> {
    return dealListDto(body, await this.deals.page(caller, { buyerId: body.BuyerID }, pageWindow(body)));
  }

  @Get('admin/deal/report/:id')
  @ApiOperation({ operationId: 'Deals_report', summary: 'The printable report of a deal [CALL-064]' })
  @ApiOkResponse({ type: DealReportDto })
  async report(@Param('id', IdPipe) id: number, @CurrentCaller() caller: Caller): Promise<DealReportDto> {
    return dealReportDto(await this.deals.report(caller, id));
  }

  @Get('admin/deal/report/:id/pdf')
  @HourlyLimit('downloads')
  @ApiOperation({ operationId: 'Deals_reportPdf', summary: 'The same as a PDF file' })
  @ApiOkResponse({ content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } })
  async reportPdf(
    @Param('id', IdPipe) id: number,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const pdf = await this.deals.reportPdf(caller, id);
    void reply.type('application/pdf').header('Content-Disposition', `attachment; filename="deal_report_${id}.pdf"`);
    return pdf;
  }

  @Post('admin/deals/download')
  @HourlyLimit('downloads')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'Deals_download',
    summary: 'The tracker as an Excel file, deal_tracker_report.xlsx [CALL-062]',
  })
  @ApiOkResponse({ content: { [XLSX_TYPE]: { schema: { type: 'string', format: 'binary' } } } })
  async download(@Body() body: DealFileRequestDto, @CurrentCaller() caller: Caller): Promise<StreamableFile> {
    return xlsxFile(
      'deal_tracker_report.xlsx',
      'Deals',
      trackerColumns(this.config.OFFICE_TIME_ZONE),
      await this.deals.trackerRows(caller, trackerFilter(body), body.Sort || undefined),
    );
  }
}
