import { Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentCaller, OnlyReads, Roles } from '../../platform/access/decorators';
import { type Caller, Role } from '../../platform/access/permissions';
import { IdPipe } from '../../platform/common/id.pipe';
import { Lists } from '../../platform/http/list/parameters';
import { contentRange, ListQueryDto } from '../../platform/http/list/resource-list';
import { ResourceController } from '../../platform/http/surfaces';
import { ListingOpenDto, ListingReaderDto } from './document-open.resource.dto';
import { DocumentOpensService } from './document-opens.service';
import { LISTING_OPENS } from './listing-opens.list';
import { LISTING_READERS } from './readers.list';

@ResourceController('me')
@Roles(Role.Seller)
export class ListingOpensResource {
  constructor(private readonly opens: DocumentOpensService) {}

  @Get('properties/:id/opens')
  @OnlyReads()
  @Lists(LISTING_OPENS)
  @ApiOperation({
    operationId: 'MeResource_listingOpens',
    summary:
      "Which buyers opened what on one of the caller's own listings; filters: documentId, kind (view, download), at_gte and at_lte (days), id",
  })
  @ApiOkResponse({ type: [ListingOpenDto] })
  async list(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ListingOpenDto[]> {
    const listed = await this.opens.ofListing(caller, id, query);
    contentRange(reply, 'opens', listed);
    return listed.rows;
  }

  @Get('properties/:id/readers')
  @OnlyReads()
  @Lists(LISTING_READERS)
  @ApiOperation({
    operationId: 'MeResource_listingReaders',
    summary:
      'The same by buyer and document: first, last, how often; by document where the office keeps the names; filters: documentId, id',
  })
  @ApiOkResponse({ type: [ListingReaderDto] })
  async readers(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ListingReaderDto[]> {
    const listed = await this.opens.readersOfListing(caller, id, query);
    contentRange(reply, 'readers', listed);
    return listed.rows;
  }
}
