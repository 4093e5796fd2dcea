import { applyDecorators, Get, Param, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CurrentCaller, Roles } from '../../../platform/access/decorators';
import { type Caller, Role } from '../../../platform/access/permissions';
import { IdPipe } from '../../../platform/common/id.pipe';
import { HourlyLimit } from '../../../platform/http/hourly-limit';
import { ResourceController } from '../../../platform/http/surfaces';
import { contentDisposition } from '../../documents/content-disposition';
import { LettersService, type OpenedLetter } from './letters.service';

const AsLetter = (operationId: string, whose: string): MethodDecorator =>
  applyDecorators(
    HourlyLimit('downloads'),
    ApiOperation({
      operationId,
      summary: `The letter of intent of one version of the terms ${whose} (PDF), the same bytes each time`,
    }),
    ApiOkResponse({ content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } }),
  );

const asFile = ({ stream, bytes, name }: OpenedLetter): StreamableFile =>
  new StreamableFile(stream, {
    type: 'application/pdf',
    length: bytes,
    disposition: contentDisposition('attachment', name),
  });

@ResourceController('deals')
@Roles(Role.Admin)
export class LettersResource {
  constructor(private readonly letters: LettersService) {}

  @Get(':id/terms/:version/letter')
  @AsLetter('DealsResource_letter', 'of a deal')
  async letter(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) dealId: number,
    @Param('version', IdPipe) version: number,
  ): Promise<StreamableFile> {
    return asFile(await this.letters.open(caller, { dealId, version }));
  }
}

/** The same for the two sides. */
@ResourceController('me')
@Roles(Role.Buyer, Role.Seller)
export class MyLettersResource {
  constructor(private readonly letters: LettersService) {}

  @Get('deals/:id/terms/:version/letter')
  @AsLetter('MeResource_letter', "of an offer of the caller's, or on one of the caller's own listings")
  async letter(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) dealId: number,
    @Param('version', IdPipe) version: number,
  ): Promise<StreamableFile> {
    return asFile(await this.letters.openOwn(caller, { dealId, version }));
  }
}
