import { Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { Caller, Role } from '../../platform/access/permissions';
import { IdPipe } from '../../platform/common/id.pipe';
import { CallController } from '../../platform/http/surfaces';
import { DocumentLinkDto, NdaLinkDto, ndaLinkDto } from './document-link.calls.dto';
import { ReadingService } from './reading.service';

@CallController('Documents')
export class ReadingController {
  constructor(private readonly reading: ReadingService) {}

  @Get('home/document/link/:documentId')
  @Roles(Role.Admin, Role.Buyer, Role.Seller)
  @ApiOperation({ operationId: 'Documents_link', summary: 'An address that opens a document for 5 minutes' })
  @ApiOkResponse({ type: DocumentLinkDto })
  async link(@CurrentCaller() caller: Caller, @Param('documentId', IdPipe) id: number): Promise<DocumentLinkDto> {
    return { Url: await this.reading.link(caller, id) };
  }

  @Get('buyer/store/nda/:storeId')
  @Roles(Role.Buyer, Role.Seller, Role.Admin)
  @ApiOperation({ operationId: 'Documents_nda', summary: 'The NDA of a property, to be read before it is signed' })
  @ApiOkResponse({ type: NdaLinkDto })
  async nda(@CurrentCaller() caller: Caller, @Param('storeId', IdPipe) id: number): Promise<NdaLinkDto> {
    return ndaLinkDto(await this.reading.ndaLink(caller, id));
  }
}
