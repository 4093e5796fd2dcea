import { Get, Param, Query, Req, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiQuery, ApiResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../platform/access/decorators';
import { IdPipe } from '../../platform/common/id.pipe';
import { HourlyLimit } from '../../platform/http/hourly-limit';
import { ResourceController } from '../../platform/http/surfaces';
import { contentDisposition } from '../../domains/documents/content-disposition';
import { PrivacyRequestsService } from '../../domains/privacy/privacy-requests.service';
import { VisitorRequestsService } from '../../domains/privacy/visitor-requests.service';
import { PersonalExports } from './export';
import type { Person } from './held';

const ZIP = 'application/zip';

@ResourceController('me')
export class DataCopiesResource {
  constructor(
    private readonly requests: PrivacyRequestsService,
    private readonly exports: PersonalExports,
  ) {}

  /** Public for the guard only: a browser that saves a file sends no bearer token, so the signed address says who asks. */
  @Get('privacy-requests/:id/data.zip')
  @Public()
  @HourlyLimit('downloads')
  @ApiQuery({ name: 'token', description: 'Of the address that the API made.' })
  @ApiOperation({
    operationId: 'MeResource_dataCopy',
    summary: 'The copy of one’s data: a page to read, the same as JSON, and one’s files (ZIP)',
  })
  @ApiOkResponse({ content: { [ZIP]: { schema: { type: 'string', format: 'binary' } } } })
  @ApiResponse({ status: 401, description: 'The address has expired, or its session has ended.' })
  @ApiResponse({ status: 503, description: 'Too many copies are being made just now.' })
  async copy(
    @Param('id', IdPipe) id: number,
    @Query('token') token: unknown,
    @Req() request: FastifyRequest,
  ): Promise<StreamableFile> {
    const person = await this.requests.openLink(typeof token === 'string' ? token : '', id);
    return copyOf(this.exports, person, request);
  }
}

/** The same for people without an account, to whom a link was mailed [BEYE-74]. */
@ResourceController('privacy-links')
export class VisitorCopiesResource {
  constructor(
    private readonly requests: VisitorRequestsService,
    private readonly exports: PersonalExports,
  ) {}

  /** Public: the signed address says whose copy it is. */
  @Get('data.zip')
  @Public()
  @HourlyLimit('downloads')
  @ApiQuery({ name: 'token', description: 'Of the address that the API made.' })
  @ApiOperation({
    operationId: 'PrivacyLinks_copy',
    summary: 'The copy of what is kept of an e-mail address: a page to read, the same as JSON, and files (ZIP)',
  })
  @ApiOkResponse({ content: { [ZIP]: { schema: { type: 'string', format: 'binary' } } } })
  @ApiResponse({ status: 401, description: 'The address has expired.' })
  @ApiResponse({ status: 503, description: 'Too many copies are being made just now.' })
  async copy(@Query('token') token: unknown, @Req() request: FastifyRequest): Promise<StreamableFile> {
    const person = await this.requests.openCopy(typeof token === 'string' ? token : '');
    return copyOf(this.exports, person, request);
  }
}

async function copyOf(
  exports: PersonalExports,
  person: Person,
  { raw: { socket } }: FastifyRequest,
): Promise<StreamableFile> {
  const { name, stream } = await exports.open(person, () => socket.destroyed);
  return new StreamableFile(stream, { type: ZIP, disposition: contentDisposition('attachment', name) });
}
