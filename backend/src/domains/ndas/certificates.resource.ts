import { Get, Param, Req, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { Caller, Role } from '../../platform/access/permissions';
import { IdPipe } from '../../platform/common/id.pipe';
import { HourlyLimit } from '../../platform/http/hourly-limit';
import { ResourceController } from '../../platform/http/surfaces';
import { contentDisposition } from '../documents/content-disposition';
import { CertificatesService } from './certificates.service';

@ResourceController('ndas')
@Roles(Role.Admin, Role.Buyer, Role.Seller)
export class CertificatesResource {
  constructor(private readonly certificates: CertificatesService) {}

  @Get(':id/certificate')
  @HourlyLimit('downloads')
  @ApiOperation({
    operationId: 'NdasResource_certificate',
    summary:
      'The agreement with the page that says who signed it (PDF), the same bytes each time: for its signer, the seller of the property and administrators',
  })
  @ApiOkResponse({ content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } })
  async certificate(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Req() request: FastifyRequest,
  ): Promise<StreamableFile> {
    const { stream, bytes, name } = await this.certificates.open(caller, id, { headOnly: request.method === 'HEAD' });
    return new StreamableFile(stream, {
      type: 'application/pdf',
      length: bytes,
      disposition: contentDisposition('attachment', name),
    });
  }
}
