import { Body, Get, HttpCode, Param, Post, Query, Req, StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiQuery, ApiResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { type Client, CurrentClient } from '../../platform/access/client';
import { CurrentCaller, Public, Roles } from '../../platform/access/decorators';
import { type Caller, Role } from '../../platform/access/permissions';
import { DomainError } from '../../platform/common/errors';
import { IdPipe } from '../../platform/common/id.pipe';
import { HourlyLimit } from '../../platform/http/hourly-limit';
import { ResourceController } from '../../platform/http/surfaces';
import { contentDisposition } from '../documents/content-disposition';
import { ArchiveLinksService } from './archive-links.service';
import { ArchiveLinkDto, AskArchiveDto } from './document-archive.resource.dto';
import { DocumentArchivesService } from './document-archives.service';

const ZIP = 'application/zip';

@ResourceController('me')
export class DocumentArchivesResource {
  constructor(
    private readonly archives: DocumentArchivesService,
    private readonly links: ArchiveLinksService,
  ) {}

  /** Public for the guard only, because a signed address carries no bearer token; who is not known is refused here. */
  @Get('properties/:id/documents.zip')
  @Public()
  @ApiBearerAuth()
  @HourlyLimit('downloads')
  @ApiQuery({
    name: 'token',
    required: false,
    description: 'Of an address that the API made; instead of the bearer token.',
  })
  @ApiOperation({
    operationId: 'MeResource_documentsArchive',
    summary: 'All documents of a property that the caller may open, each as a link of its own would open it (ZIP)',
  })
  @ApiOkResponse({ content: { [ZIP]: { schema: { type: 'string', format: 'binary' } } } })
  @ApiResponse({ status: 401, description: 'Not signed in, or the address has expired.' })
  @ApiResponse({ status: 413, description: 'The documents are larger than 500 MB together: a link to them is mailed.' })
  @ApiResponse({ status: 503, description: 'The copies of this reader cannot be made just now.' })
  async archive(
    @CurrentCaller() bearer: Caller | undefined,
    @Param('id', IdPipe) id: number,
    @Query('token') token: unknown,
    @CurrentClient() client: Client,
    @Req() request: FastifyRequest,
  ): Promise<StreamableFile> {
    const linked = typeof token === 'string' && token !== '';
    const caller = linked ? await this.links.callerOf(token, id) : bearer;
    if (!caller) {
      throw new DomainError('unauthenticated', 'Please sign in.');
    }
    const { socket } = request.raw;
    const { stream, bytes, name } = await this.archives.open(caller, id, {
      linked,
      client,
      headOnly: request.method === 'HEAD',
      isGone: () => socket.destroyed,
    });
    return new StreamableFile(stream, {
      type: ZIP,
      length: bytes,
      disposition: contentDisposition('attachment', name),
    });
  }

  @Post('properties/:id/document-archives')
  @Roles(Role.Buyer, Role.Seller)
  @HourlyLimit('downloads')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'MeResource_askArchive',
    summary:
      'An address at which a browser saves all documents of a property that the caller may open; above 500 MB a link to them is mailed, which is good for 24 hours',
  })
  @ApiOkResponse({ type: ArchiveLinkDto })
  async ask(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { mailed }: AskArchiveDto,
  ): Promise<ArchiveLinkDto> {
    return { url: (await this.links.create(caller, id, mailed ?? undefined)) ?? null };
  }
}
