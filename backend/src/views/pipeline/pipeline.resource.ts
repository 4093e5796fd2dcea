import { Body, Get, Param, Put, Query, StreamableFile } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ForecastSettingsService } from '../../domains/lookups/forecast-settings.service';
import { LookupsService } from '../../domains/lookups/lookups.service';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { Caller, Role } from '../../platform/access/permissions';
import { IdPipe } from '../../platform/common/id.pipe';
import { XLSX_TYPE, xlsxFile } from '../../platform/common/xlsx';
import { HourlyLimit } from '../../platform/http/hourly-limit';
import { ResourceController } from '../../platform/http/surfaces';
import { ForecastService } from './forecast.service';
import { FIGURE_COLUMNS, figureLines, FORECAST_COLUMNS } from './pipeline-sheets';
import {
  CommissionDto,
  ForecastDto,
  ForecastQueryDto,
  pipelineAsked,
  PipelineDto,
  PipelineQueryDto,
  ProbabilityBodyDto,
  ReplacedProbabilityDto,
  SetProbabilityDto,
} from './pipeline.resource.dto';
import { PipelineService } from './pipeline.service';

const XLSX = ApiOkResponse({ content: { [XLSX_TYPE]: { schema: { type: 'string', format: 'binary' } } } });

@ResourceController('pipeline')
@Roles(Role.Admin)
export class PipelineResource {
  constructor(
    private readonly pipeline: PipelineService,
    private readonly forecasts: ForecastService,
    private readonly settings: ForecastSettingsService,
    private readonly lookups: LookupsService,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'Pipeline_figures',
    summary: 'How long stages take, how many deals get through, why others are lost',
  })
  @ApiOkResponse({ type: PipelineDto })
  figures(@CurrentCaller() caller: Caller, @Query() query: PipelineQueryDto): Promise<PipelineDto> {
    return this.pipeline.figures(caller, pipelineAsked(query));
  }

  @Get('spreadsheet')
  @HourlyLimit('downloads')
  @ApiOperation({ operationId: 'Pipeline_spreadsheet', summary: 'The same as an Excel file, pipeline.xlsx' })
  @XLSX
  async spreadsheet(@CurrentCaller() caller: Caller, @Query() query: PipelineQueryDto): Promise<StreamableFile> {
    const figures = await this.pipeline.figures(caller, pipelineAsked(query));
    const { dealStatuses } = await this.lookups.all();
    const names = new Map(dealStatuses.map(({ id, name }) => [id, name]));
    return xlsxFile('pipeline.xlsx', 'Pipeline', FIGURE_COLUMNS, figureLines(figures, names));
  }

  @Get('forecast')
  @ApiOperation({
    operationId: 'Pipeline_forecast',
    summary: 'Prices of live deals by probability and commission, by the month in which they are expected to close',
  })
  @ApiOkResponse({ type: ForecastDto })
  forecast(@CurrentCaller() caller: Caller, @Query() query: ForecastQueryDto): Promise<ForecastDto> {
    return this.forecasts.forecast(caller, query);
  }

  @Get('forecast/spreadsheet')
  @HourlyLimit('downloads')
  @ApiOperation({
    operationId: 'Pipeline_forecastSpreadsheet',
    summary: 'All deals of the forecast as an Excel file, forecast.xlsx',
  })
  @XLSX
  async forecastSpreadsheet(
    @CurrentCaller() caller: Caller,
    @Query() query: ForecastQueryDto,
  ): Promise<StreamableFile> {
    return xlsxFile('forecast.xlsx', 'Forecast', FORECAST_COLUMNS, await this.forecasts.all(caller, query));
  }

  @Put('probabilities/:id')
  @ApiBody({ type: ProbabilityBodyDto })
  @ApiOperation({
    operationId: 'Pipeline_setProbability',
    summary: 'How likely deals at a stage are to be sold; the id is that of the stage',
  })
  @ApiOkResponse({ type: SetProbabilityDto })
  async setProbability(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { percent }: ReplacedProbabilityDto,
  ): Promise<SetProbabilityDto> {
    await this.settings.setProbability(caller, id, percent);
    return { stageId: id, percent };
  }

  @Put('commission')
  @ApiOperation({ operationId: 'Pipeline_setCommission', summary: 'What the office earns of a price, in percent' })
  @ApiOkResponse({ type: CommissionDto })
  async setCommission(
    @CurrentCaller() caller: Caller,
    @Body() { commissionPercent }: CommissionDto,
  ): Promise<CommissionDto> {
    await this.settings.setCommission(caller, commissionPercent);
    return { commissionPercent };
  }
}
