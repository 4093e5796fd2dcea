import { Body, Delete, Get, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { HourlyLimit } from '../../platform/http/hourly-limit';
import { Caller, Role } from '../../platform/access/permissions';
import { ResourceController } from '../../platform/http/surfaces';
import { IdPipe } from '../../platform/common/id.pipe';
import { contentRange, ListQueryDto } from '../../platform/http/list/resource-list';
import { DOCUMENT_UPLOAD_SCHEMA } from '../../platform/http/upload.dto';
import {
  DocumentBodyDto,
  DocumentIdDto,
  documentResourceDto,
  DocumentResourceDto,
  ReplacedDocumentDto,
} from './document.dto';
import { DocumentChangesService } from './document-changes.service';
import { DocumentUploadsService } from './document-uploads.service';
import { DocumentsService } from './documents.service';

@ResourceController('documents', 'documents')
@Roles(Role.Admin)
export class DocumentsResource {
  constructor(
    private readonly documents: DocumentsService,
    private readonly uploads: DocumentUploadsService,
    private readonly changes: DocumentChangesService,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'DocumentsResource_list',
    summary: 'Documents of properties; filters: propertyId, documentTypeId, tier, q, id',
  })
  @ApiOkResponse({ type: [DocumentResourceDto] })
  async list(
    @CurrentCaller() caller: Caller,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DocumentResourceDto[]> {
    const listed = await this.documents.page(caller, query);
    contentRange(reply, 'documents', listed);
    return listed.rows.map(documentResourceDto);
  }

  @Get(':id')
  @ApiOperation({
    operationId: 'DocumentsResource_get',
    summary: 'What is known of one document; its content is at /StoreDocuments/{fileName}',
  })
  @ApiOkResponse({ type: DocumentResourceDto })
  async get(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<DocumentResourceDto> {
    return documentResourceDto(await this.documents.get(caller, id));
  }

  @Post()
  @HourlyLimit('uploads')
  @ApiConsumes('multipart/form-data')
  @ApiBody(DOCUMENT_UPLOAD_SCHEMA)
  @ApiOperation({
    operationId: 'DocumentsResource_create',
    summary: 'Upload a PDF, Word, Excel or PowerPoint file; the same name and type again is the next version',
  })
  @ApiCreatedResponse({ type: DocumentResourceDto })
  async create(@CurrentCaller() caller: Caller, @Req() request: FastifyRequest): Promise<DocumentResourceDto> {
    return documentResourceDto(await this.uploads.upload(caller, request));
  }

  @Put(':id')
  @ApiBody({ type: DocumentBodyDto })
  @ApiOperation({
    operationId: 'DocumentsResource_update',
    summary: 'Change the type of a document, which access it asks for, and its watermark',
  })
  @ApiOkResponse({ type: DocumentResourceDto })
  async update(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() body: ReplacedDocumentDto,
  ): Promise<DocumentResourceDto> {
    return documentResourceDto(await this.changes.change(caller, id, body));
  }

  @Delete(':id')
  @ApiOperation({ operationId: 'DocumentsResource_delete', summary: 'Delete a document' })
  @ApiOkResponse({ type: DocumentIdDto })
  async delete(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<DocumentIdDto> {
    await this.changes.delete(caller, id);
    return { id };
  }
}
