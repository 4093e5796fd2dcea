import { Body, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { Caller, Role } from '../../platform/access/permissions';
import { ResourceController } from '../../platform/http/surfaces';
import { IdPipe } from '../../platform/common/id.pipe';
import { Lists } from '../../platform/http/list/parameters';
import { contentRange, ListQueryDto } from '../../platform/http/list/resource-list';
import { OFFERS } from './offers.list';
import {
  offerResourceDto,
  OfferResourceDto,
  offlineOffer,
  OfflineOfferBodyDto,
  SubmittedOfferDto,
} from './offers.resource.dto';
import { OffersService } from './offers.service';

/** Buyers submit terms through a deal's calls; none are ever edited: a revision is a version of its own. */
@ResourceController('offers', 'offer_terms')
@Roles(Role.Admin)
export class OffersResource {
  constructor(private readonly offers: OffersService) {}

  @Get()
  @Lists(OFFERS)
  @ApiOperation({
    operationId: 'OffersResource_list',
    summary: 'Every version of the terms of every offer; filters: dealId, propertyId, buyerId, latest, id',
  })
  @ApiOkResponse({ type: [OfferResourceDto] })
  async list(
    @CurrentCaller() caller: Caller,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OfferResourceDto[]> {
    const listed = await this.offers.list(caller, query);
    contentRange(reply, 'offers', listed);
    return listed.rows.map(offerResourceDto);
  }

  @Get(':id')
  @ApiOperation({ operationId: 'OffersResource_get', summary: 'One version of the terms of an offer' })
  @ApiOkResponse({ type: OfferResourceDto })
  async get(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<OfferResourceDto> {
    return offerResourceDto(await this.offers.get(caller, id));
  }

  @Post()
  @ApiOperation({
    operationId: 'OffersResource_create',
    summary: 'Submit an offline offer, for a buyer without an account',
  })
  @ApiCreatedResponse({ type: SubmittedOfferDto })
  create(@CurrentCaller() caller: Caller, @Body() body: OfflineOfferBodyDto): Promise<SubmittedOfferDto> {
    return this.offers.submit(caller, offlineOffer(body));
  }
}
