import { Get, Param, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Config } from '../../config';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { type Caller, Role } from '../../platform/access/permissions';
import { IdPipe } from '../../platform/common/id.pipe';
import { XLSX_TYPE, xlsxFile } from '../../platform/common/xlsx';
import { HourlyLimit } from '../../platform/http/hourly-limit';
import { Lists } from '../../platform/http/list/parameters';
import { contentRange, ListQueryDto, SheetQueryDto } from '../../platform/http/list/resource-list';
import { ResourceController } from '../../platform/http/surfaces';
import { DocumentOpenDto, ReaderDto } from './document-open.resource.dto';
import { DOCUMENT_OPENS } from './document-opens.list';
import { DocumentOpensService } from './document-opens.service';
import { openColumns } from './opens-report';
import { READERS } from './readers.list';

/** The log of a property is one of its documents: a key needs their scope. */
@ResourceController('properties', undefined, 'documents')
@Roles(Role.Admin)
export class PropertyOpensResource {
  constructor(
    private readonly opens: DocumentOpensService,
    private readonly config: Config,
  ) {}

  @Get(':id/opens')
  @Lists(DOCUMENT_OPENS)
  @ApiOperation({
    operationId: 'PropertiesResource_opens',
    summary:
      'Who opened which document of a property; filters: userId, documentId, kind (view, download), at_gte and at_lte (days), id; keys need documents:read',
  })
  @ApiOkResponse({ type: [DocumentOpenDto] })
  async list(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DocumentOpenDto[]> {
    const listed = await this.opens.ofProperty(caller, id, query);
    contentRange(reply, 'opens', listed);
    return listed.rows;
  }

  @Get(':id/readers')
  @Lists(READERS)
  @ApiOperation({
    operationId: 'PropertiesResource_readers',
    summary:
      'The same by person and document: first, last, how often; filters: userId, documentId, id; keys need documents:read',
  })
  @ApiOkResponse({ type: [ReaderDto] })
  async readers(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReaderDto[]> {
    const listed = await this.opens.readersOfProperty(caller, id, query);
    contentRange(reply, 'readers', listed);
    return listed.rows;
  }

  @Get(':id/opens/spreadsheet')
  @HourlyLimit('downloads')
  @ApiOperation({
    operationId: 'PropertiesResource_opensSpreadsheet',
    summary: 'The list of opens as an Excel file, opens.xlsx; without a range',
  })
  @ApiOkResponse({ content: { [XLSX_TYPE]: { schema: { type: 'string', format: 'binary' } } } })
  async spreadsheet(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Query() query: SheetQueryDto,
  ): Promise<StreamableFile> {
    const rows = await this.opens.all(caller, id, query);
    return xlsxFile('opens.xlsx', 'Opens', openColumns(this.config.OFFICE_TIME_ZONE), rows);
  }
}
