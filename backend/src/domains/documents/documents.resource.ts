import { Body, Delete, Get, HttpCode, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { HourlyLimit } from '../../platform/http/hourly-limit';
import { Caller, Role } from '../../platform/access/permissions';
import { ResourceController } from '../../platform/http/surfaces';
import { IdPipe } from '../../platform/common/id.pipe';
import { Lists } from '../../platform/http/list/parameters';
import { contentRange, ListQueryDto } from '../../platform/http/list/resource-list';
import { DOCUMENT_RESOURCE_UPLOAD_SCHEMA, DOCUMENT_VERSION_SCHEMA } from '../../platform/http/upload.dto';
import {
  DocumentBodyDto,
  DocumentIdDto,
  documentResourceDto,
  DocumentResourceDto,
  PublicationDto,
  PublishDocumentsDto,
  ReplacedDocumentDto,
} from './document.dto';
import { DocumentChangesService } from './document-changes.service';
import { DocumentPublishingService } from './document-publishing.service';
import { DocumentUploadsService } from './document-uploads.service';
import { DOCUMENTS } from './documents.list';
import { DocumentsService } from './documents.service';

@ResourceController('documents', 'documents')
@Roles(Role.Admin)
export class DocumentsResource {
  constructor(
    private readonly documents: DocumentsService,
    private readonly uploads: DocumentUploadsService,
    private readonly changes: DocumentChangesService,
    private readonly publishing: DocumentPublishingService,
  ) {}

  @Get()
  @Lists(DOCUMENTS)
  @ApiOperation({
    operationId: 'DocumentsResource_list',
    summary: 'Documents of properties; filters: propertyId, lineId, documentTypeId, tier, q, id',
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
  @ApiBody(DOCUMENT_RESOURCE_UPLOAD_SCHEMA)
  @ApiOperation({
    operationId: 'DocumentsResource_create',
    summary: 'Upload a PDF, Word, Excel or PowerPoint file; the same name and type again is the next version',
  })
  @ApiCreatedResponse({ type: DocumentResourceDto })
  async create(@CurrentCaller() caller: Caller, @Req() request: FastifyRequest): Promise<DocumentResourceDto> {
    return documentResourceDto(await this.uploads.upload(caller, request, true));
  }

  @Post('publish')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'DocumentsResource_publish',
    summary:
      'Publish up to 100 documents of the workspace, or that were withdrawn, at once; those that readers have already are left out and named',
  })
  @ApiOkResponse({ type: PublicationDto })
  publish(@CurrentCaller() caller: Caller, @Body() { ids }: PublishDocumentsDto): Promise<PublicationDto> {
    return this.publishing.publish(caller, ids);
  }

  @Post(':id/versions')
  @HourlyLimit('uploads')
  @ApiConsumes('multipart/form-data')
  @ApiBody(DOCUMENT_VERSION_SCHEMA)
  @ApiOperation({
    operationId: 'DocumentsResource_addVersion',
    summary: 'Upload the next version of a document; it takes over its type, tier, watermark and place',
  })
  @ApiCreatedResponse({ type: DocumentResourceDto })
  async addVersion(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Req() request: FastifyRequest,
  ): Promise<DocumentResourceDto> {
    return documentResourceDto(await this.uploads.addVersion(caller, id, request));
  }

  @Post(':id/withdraw')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'DocumentsResource_withdraw',
    summary: 'Take a document back, with all its versions, from everybody but the office',
  })
  @ApiOkResponse({ type: DocumentResourceDto })
  async withdraw(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<DocumentResourceDto> {
    return documentResourceDto(await this.publishing.withdraw(caller, id));
  }

  @Put(':id')
  @ApiBody({ type: DocumentBodyDto })
  @ApiOperation({
    operationId: 'DocumentsResource_update',
    summary:
      'Change the type of a document, which access it asks for, its watermark and its place: of all its versions',
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
