import { Delete, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { HourlyLimit } from '../../platform/http/hourly-limit';
import { Caller, Role } from '../../platform/access/permissions';
import { CallController } from '../../platform/http/doors';
import { IdPipe } from '../../platform/common/id.pipe';
import { DeletedDto, DOCUMENT_UPLOAD_SCHEMA } from '../../platform/http/upload.dto';
import { DocumentDto, DocumentLinkDto, NdaLinkDto } from './document.dto';
import { DocumentsService } from './documents.service';

@CallController('Documents')
export class DocumentsController {
  constructor(private readonly documents: DocumentsService) {}

  @Get('admin/store/documents/:id')
  @Roles(Role.Admin)
  @ApiOperation({ operationId: 'Documents_list', summary: 'The documents of a property, newest first [CALL-052]' })
  @ApiOkResponse({ type: [DocumentDto] })
  list(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<DocumentDto[]> {
    return this.documents.list(caller, id);
  }

  @Delete('admin/store/document/:id')
  @Roles(Role.Admin)
  @ApiOperation({ operationId: 'Documents_delete', summary: 'Delete a document [CALL-053]' })
  @ApiOkResponse({ type: DeletedDto })
  async delete(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<DeletedDto> {
    await this.documents.delete(caller, id);
    return { ID: id, Message: 'Document has been deleted.' };
  }

  @Post('admin/upload/document')
  @HourlyLimit('uploads')
  @Roles(Role.Admin)
  @HttpCode(200)
  @ApiConsumes('multipart/form-data')
  @ApiBody(DOCUMENT_UPLOAD_SCHEMA)
  @ApiOperation({ operationId: 'Documents_upload', summary: 'Upload a PDF, Word, Excel or PowerPoint file [CALL-054]' })
  @ApiOkResponse({ type: DocumentDto })
  upload(@CurrentCaller() caller: Caller, @Req() request: FastifyRequest): Promise<DocumentDto> {
    return this.documents.upload(caller, request);
  }

  @Get('home/document/link/:documentId')
  @Roles(Role.Admin, Role.Buyer, Role.Seller)
  @ApiOperation({ operationId: 'Documents_link', summary: 'An address that opens a document for 5 minutes' })
  @ApiOkResponse({ type: DocumentLinkDto })
  link(@CurrentCaller() caller: Caller, @Param('documentId', IdPipe) id: number): Promise<DocumentLinkDto> {
    return this.documents.link(caller, id);
  }

  @Get('buyer/store/nda/:storeId')
  @Roles(Role.Buyer, Role.Seller, Role.Admin)
  @ApiOperation({ operationId: 'Documents_nda', summary: 'The NDA of a property, to be read before it is signed' })
  @ApiOkResponse({ type: NdaLinkDto })
  nda(@CurrentCaller() caller: Caller, @Param('storeId', IdPipe) id: number): Promise<NdaLinkDto> {
    return this.documents.ndaLink(caller, id);
  }
}
