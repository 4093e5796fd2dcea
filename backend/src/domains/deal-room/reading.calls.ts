import { Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiQuery, ApiResponse } from '@nestjs/swagger';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { Caller, Role } from '../../platform/access/permissions';
import { IdPipe } from '../../platform/common/id.pipe';
import { CallController } from '../../platform/http/surfaces';
import { NdaLinkDto, ndaLinkDto, VersionLinkDto } from './document-link.calls.dto';
import { ReadingService } from './reading.service';
import { NO_VERSION, VERSION_QUERY, VersionPipe } from './version.pipe';

@CallController('Documents')
export class ReadingController {
  constructor(private readonly reading: ReadingService) {}

  @Get('home/document/link/:documentId')
  @Roles(Role.Admin, Role.Buyer, Role.Seller)
  @ApiOperation({ operationId: 'Documents_link', summary: 'An address that opens a document for 5 minutes' })
  @ApiQuery(VERSION_QUERY)
  @ApiOkResponse({ type: VersionLinkDto })
  @ApiResponse(NO_VERSION)
  async link(
    @CurrentCaller() caller: Caller,
    @Param('documentId', IdPipe) id: number,
    @Query('version', VersionPipe) version: number | undefined,
  ): Promise<VersionLinkDto> {
    const { url, document, replaced } = await this.reading.link(caller, id, version);
    return { Url: url, Version: document.version, Replaced: replaced };
  }

  @Get('buyer/store/nda/:storeId')
  @Roles(Role.Buyer, Role.Seller, Role.Admin)
  @ApiOperation({ operationId: 'Documents_nda', summary: 'The NDA of a property, to be read before it is signed' })
  @ApiOkResponse({ type: NdaLinkDto })
  async nda(@CurrentCaller() caller: Caller, @Param('storeId', IdPipe) id: number): Promise<NdaLinkDto> {
    return ndaLinkDto(await this.reading.ndaLink(caller, id));
  }
}
