import { Controller, Get, Headers, Param, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiOkResponse, ApiOperation, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { extname } from 'node:path';
import { CurrentCaller, Public } from '../../platform/access/decorators';
import { type Client, CurrentClient } from '../../platform/access/client';
import type { Caller } from '../../platform/access/permissions';
import { refuseRange, sendFile } from '../../platform/storage/send-file';
import { contentDisposition } from '../documents/content-disposition';
import { shownName } from '../documents/shown-name';
import { DOCUMENT_TYPES } from '../documents/document-content';
import { ReadingService } from './reading.service';
import { NO_VERSION, VERSION_QUERY, VersionPipe } from './version.pipe';

/** A document can only be shown: nothing in it may load, run or be sent anywhere. */
const NOTHING_ACTIVE =
  "default-src 'none'; object-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";

const FILE = Object.fromEntries(DOCUMENT_TYPES.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));

/**
 * The files of documents, outside the API root as the documents say. Public for the guard only, because a signed link
 * carries no bearer token; the service refuses everyone who may not read the document.
 */
@ApiTags('Documents')
@Controller('StoreDocuments')
export class StoredDocumentsController {
  constructor(private readonly reading: ReadingService) {}

  @Get(':fileName')
  @Public()
  @ApiBearerAuth()
  @ApiQuery({
    name: 'token',
    required: false,
    description: 'Of a link that the API made; instead of the bearer token.',
  })
  @ApiQuery({
    name: 'view',
    required: false,
    enum: ['true'],
    description: 'Of a reader that shows the file itself; the log of opens calls it a view then.',
  })
  @ApiQuery(VERSION_QUERY)
  @ApiOperation({
    operationId: 'StoredDocuments_download',
    summary:
      'A document, for those who may read it [CALL-111]; where its watermark is on, a copy that names the reader',
  })
  @ApiOkResponse({ content: FILE })
  @ApiHeader({
    name: 'Range',
    required: false,
    description: 'One range of bytes; several are answered by the whole file.',
  })
  @ApiHeader({ name: 'If-Range', required: false, description: 'The ETag of the part that one has already.' })
  @ApiResponse({ status: 206, description: 'The part that Range asks for.', content: FILE })
  @ApiResponse({ status: 401, description: 'Not signed in, or the link has expired.' })
  @ApiResponse({
    status: 403,
    description: 'The NDA of the property has not been signed, or the access of the reader does not go that far.',
  })
  @ApiResponse({ status: 404, description: 'No such document, one of another seller, or one of the office.' })
  @ApiResponse({
    status: 503,
    description:
      'The copy of this reader cannot be made: just now, with Retry-After, or until the office has prepared the document.',
  })
  @ApiResponse(NO_VERSION)
  @ApiResponse({ status: 416, description: 'The part lies outside of the file.' })
  async download(
    @CurrentCaller() caller: Caller | undefined,
    @Param('fileName') fileName: string,
    @Query('token') token: unknown,
    @Query('view') view: unknown,
    @Query('version', VersionPipe) version: number | undefined,
    @CurrentClient() client: Client,
    @Headers('sec-fetch-dest') destination: string | undefined,
    @Headers('range') range: string | undefined,
    @Headers('if-range') ifRange: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { document, etag, part, file } = await this.reading.open(caller, {
      fileName,
      token,
      version,
      range,
      ifRange,
      headOnly: request.method === 'HEAD',
      opens: { client, destination, shown: view === 'true' },
    });
    if (!file) {
      return refuseRange(reply, document.bytes);
    }
    const headers = {
      'Content-Type': document.contentType,
      'Accept-Ranges': 'bytes',
      ETag: etag,
      'Content-Disposition': contentDisposition(
        document.contentType === 'application/pdf' ? 'inline' : 'attachment',
        shownName(document.actualFileName, extname(document.fileName).slice(1)),
      ),
      'Content-Security-Policy': NOTHING_ACTIVE,
      'Cache-Control': 'no-store',
    };
    sendFile(reply, file, headers, part && { ...part, size: document.bytes });
  }
}
