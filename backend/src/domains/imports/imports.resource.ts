import { IMPORT_KINDS, WHAT_IS_WRONG } from '@stowbridge/contract/imports';
import { Body, Delete, Get, HttpCode, Param, Post, Put, Query, Req, Res, StreamableFile } from '@nestjs/common';
import {
  ApiBody,
  type ApiBodyOptions,
  ApiConsumes,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { type Caller, Role } from '../../platform/access/permissions';
import { IdPipe } from '../../platform/common/id.pipe';
import { XLSX_TYPE, xlsxFile } from '../../platform/common/xlsx';
import { HourlyLimit } from '../../platform/http/hourly-limit';
import { Lists } from '../../platform/http/list/parameters';
import { contentRange, ListQueryDto } from '../../platform/http/list/resource-list';
import { ANY_SCOPE, ResourceController } from '../../platform/http/surfaces';
import { ImportReportsService } from './import-reports.service';
import { IMPORTS, IMPORT_ROWS } from './imports.list';
import { CommitImportDto, ImportColumnsDto, ImportDto, ImportRowDto } from './imports.resource.dto';
import { ImportsService } from './imports.service';

const FORM: ApiBodyOptions = {
  schema: {
    type: 'object',
    required: ['file', 'kind'],
    properties: {
      file: { type: 'string', format: 'binary', description: 'One .xlsx or .csv file of at most 25 MB.' },
      kind: { type: 'string', enum: [...IMPORT_KINDS], description: 'What its rows are.' },
    },
  },
};

@ResourceController('imports', 'imports', ANY_SCOPE)
@Roles(Role.Admin)
export class ImportsResource {
  constructor(
    private readonly imports: ImportsService,
    private readonly reports: ImportReportsService,
  ) {}

  @Get()
  @Lists(IMPORTS)
  @ApiOperation({
    operationId: 'ImportsResource_list',
    summary: 'Imports, the newest first; filters: kind, state, q, id. A key reads those of the kinds that it may write',
  })
  @ApiOkResponse({ type: [ImportDto] })
  async list(
    @CurrentCaller() caller: Caller,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ImportDto[]> {
    const listed = await this.imports.list(caller, query);
    contentRange(reply, 'imports', listed);
    return listed.rows;
  }

  @Get(':id')
  @ApiOperation({ operationId: 'ImportsResource_get', summary: 'One import, and how far it is' })
  @ApiOkResponse({ type: ImportDto })
  get(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<ImportDto> {
    return this.imports.get(caller, id);
  }

  @Post()
  @HourlyLimit('uploads')
  @ApiConsumes('multipart/form-data')
  @ApiBody(FORM)
  @ApiOperation({
    operationId: 'ImportsResource_create',
    summary:
      'Upload a spreadsheet and have it checked by its headings; nothing is written. Needs the write scope of its kind',
  })
  @ApiCreatedResponse({ type: ImportDto })
  async create(@CurrentCaller() caller: Caller, @Req() request: FastifyRequest): Promise<ImportDto> {
    return this.imports.get(caller, await this.imports.create(caller, request));
  }

  @Put(':id/mapping')
  @ApiOperation({
    operationId: 'ImportsResource_map',
    summary: 'Say what the columns are, and have the rows checked again',
  })
  @ApiOkResponse({ type: ImportDto })
  async map(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { columns }: ImportColumnsDto,
  ): Promise<ImportDto> {
    await this.imports.setColumns(caller, id, columns);
    return this.imports.get(caller, id);
  }

  @Get(':id/rows')
  @Lists(IMPORT_ROWS)
  @ApiOperation({
    operationId: 'ImportsResource_rows',
    summary: 'The rows of an import for 30 days, what is wrong with each and what became of it; filters: state, id',
  })
  @ApiOkResponse({ type: [ImportRowDto] })
  async rows(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ImportRowDto[]> {
    const listed = await this.imports.rows(caller, id, query);
    contentRange(reply, 'import-rows', listed);
    return listed.rows.map((row) => ({ ...row, id: Number(row.id) }));
  }

  @Get(':id/report')
  @HourlyLimit('downloads')
  @ApiOperation({
    operationId: 'ImportsResource_report',
    summary: `The rows that are wrong, were refused or are kept, as they came, with a column \`${WHAT_IS_WRONG}\``,
  })
  @ApiOkResponse({ content: { [XLSX_TYPE]: { schema: { type: 'string', format: 'binary' } } } })
  async report(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<StreamableFile> {
    const { columns, rows } = await this.reports.report(caller, id);
    return xlsxFile('import.xlsx', 'Rows', columns, rows);
  }

  @Post(':id/commit')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'ImportsResource_commit',
    summary: 'Have the rows written, all of them or those that are right; a job does it, and can be followed',
  })
  @ApiOkResponse({ type: ImportDto })
  async commit(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { rows, mails }: CommitImportDto,
  ): Promise<ImportDto> {
    await this.imports.commit(caller, id, { all: rows === 'all', mails: mails ?? false });
    return this.imports.get(caller, id);
  }

  @Post(':id/undo')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'ImportsResource_undo',
    summary: 'Take back within a day what was written and nobody has changed since; the rest is kept and listed',
  })
  @ApiOkResponse({ type: ImportDto })
  async undo(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<ImportDto> {
    await this.imports.undo(caller, id);
    return this.imports.get(caller, id);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ operationId: 'ImportsResource_delete', summary: 'Drop a check of which nothing is written' })
  @ApiNoContentResponse({ description: 'It is gone.' })
  delete(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<void> {
    return this.imports.remove(caller, id);
  }
}
