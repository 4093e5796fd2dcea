import { Delete, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { HourlyLimit } from '../../platform/http/hourly-limit';
import { Caller, Role } from '../../platform/access/permissions';
import { CallController } from '../../platform/http/surfaces';
import { IdPipe } from '../../platform/common/id.pipe';
import { DeletedDto, DOCUMENT_UPLOAD_SCHEMA } from '../../platform/http/upload.dto';
import { documentDto, DocumentDto } from './document.dto';
import { DocumentChangesService } from './document-changes.service';
import { DocumentUploadsService } from './document-uploads.service';

@CallController('Documents')
export class DocumentsController {
  constructor(
    private readonly uploads: DocumentUploadsService,
    private readonly changes: DocumentChangesService,
  ) {}

  @Delete('admin/store/document/:id')
  @Roles(Role.Admin)
  @ApiOperation({ operationId: 'Documents_delete', summary: 'Delete a document [CALL-053]' })
  @ApiOkResponse({ type: DeletedDto })
  async delete(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<DeletedDto> {
    await this.changes.delete(caller, id);
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
  async upload(@CurrentCaller() caller: Caller, @Req() request: FastifyRequest): Promise<DocumentDto> {
    return documentDto(await this.uploads.upload(caller, request));
  }
}
