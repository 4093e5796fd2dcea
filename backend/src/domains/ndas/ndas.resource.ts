import { Get, Param, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { HourlyLimit } from '../../platform/http/hourly-limit';
import { Caller, Role } from '../../platform/access/permissions';
import { ResourceController } from '../../platform/http/surfaces';
import { IdPipe } from '../../platform/common/id.pipe';
import { Lists } from '../../platform/http/list/parameters';
import { contentRange, ListQueryDto, SheetQueryDto } from '../../platform/http/list/resource-list';
import { XLSX_TYPE, xlsxFile } from '../../platform/common/xlsx';
import { Config } from '../../config';
import { ndaColumns } from './nda-report';
import { NdaDetailsDto, ndaDetailsDto, ndaResourceDto, NdaResourceDto } from './nda.resource.dto';
import { NDAS } from './ndas.list';
import { NdasService } from './ndas.service';

@ResourceController('ndas')
@Roles(Role.Admin)
export class NdasResource {
  constructor(
    private readonly ndas: NdasService,
    private readonly config: Config,
  ) {}

  @Get()
  @Lists(NDAS)
  @ApiOperation({
    operationId: 'NdasResource_list',
    summary:
      'Signatures under NDAs; filters: propertyId, userId, state (of the access: pending, open, declined, revoked, ended), id, signedAt_gte and signedAt_lte (days), q',
  })
  @ApiOkResponse({ type: [NdaResourceDto] })
  async list(
    @CurrentCaller() caller: Caller,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<NdaResourceDto[]> {
    const listed = await this.ndas.page(caller, query);
    contentRange(reply, 'ndas', listed);
    return listed.rows.map(ndaResourceDto);
  }

  @Get('spreadsheet')
  @HourlyLimit('downloads')
  @ApiOperation({
    operationId: 'NdasResource_spreadsheet',
    summary: 'The same list as an Excel file, ndas.xlsx; without a range',
  })
  @ApiOkResponse({ content: { [XLSX_TYPE]: { schema: { type: 'string', format: 'binary' } } } })
  async spreadsheet(@CurrentCaller() caller: Caller, @Query() query: SheetQueryDto): Promise<StreamableFile> {
    return xlsxFile('ndas.xlsx', 'NDAs', ndaColumns(this.config.OFFICE_TIME_ZONE), await this.ndas.all(caller, query));
  }

  @Get(':id')
  @ApiOperation({ operationId: 'NdasResource_get', summary: 'A signature with everything that happened with it' })
  @ApiOkResponse({ type: NdaDetailsDto })
  async get(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<NdaDetailsDto> {
    return ndaDetailsDto(await this.ndas.get(caller, id));
  }
}
