import { Body, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentCaller, OnlyReads, Roles } from '../../platform/access/decorators';
import { Caller, Role } from '../../platform/access/permissions';
import { IdPipe } from '../../platform/common/id.pipe';
import { Lists } from '../../platform/http/list/parameters';
import { contentRange, ListQueryDto } from '../../platform/http/list/resource-list';
import { ResourceController } from '../../platform/http/surfaces';
import { AccessDecisionsService } from './access-decisions.service';
import { LISTING_NDAS } from './listing-ndas.list';
import { ListingNdasService } from './listing-ndas.service';
import { AccessReasonDto, ListingNdaDto, ndaAccessDto, NdaAccessDto } from './nda-access.resource.dto';

@ResourceController('me')
@Roles(Role.Seller)
export class ListingNdasResource {
  constructor(
    private readonly ndas: ListingNdasService,
    private readonly decisions: AccessDecisionsService,
  ) {}

  @Get('properties/:id/ndas')
  @OnlyReads()
  @Lists(LISTING_NDAS)
  @ApiOperation({
    operationId: 'MeResource_listingNdas',
    summary:
      "Who has signed the NDA of one of the caller's own listings; filters: state (pending, open, declined, revoked, ended), id",
  })
  @ApiOkResponse({ type: [ListingNdaDto] })
  async list(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ListingNdaDto[]> {
    const { mayDecide, ...listed } = await this.ndas.page(caller, id, query);
    contentRange(reply, 'ndas', listed);
    return listed.rows.map(({ access: { state, ended, tier, expiresAt }, ...person }) => ({
      ...person,
      state,
      ended,
      tier,
      expiresAt,
      mayDecide,
    }));
  }

  @Post('properties/:id/ndas/:ndaId/approve')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'MeResource_approveNda',
    summary: "Let in somebody who waits on one of the caller's own listings, where its seller may decide",
  })
  @ApiOkResponse({ type: NdaAccessDto })
  async approve(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Param('ndaId', IdPipe) ndaId: number,
  ): Promise<NdaAccessDto> {
    return ndaAccessDto(await this.decisions.approveOwn(caller, id, ndaId));
  }

  @Post('properties/:id/ndas/:ndaId/decline')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'MeResource_declineNda',
    summary: "Decline somebody who waits on one of the caller's own listings, where its seller may decide",
  })
  @ApiOkResponse({ type: NdaAccessDto })
  async decline(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Param('ndaId', IdPipe) ndaId: number,
    @Body() { reason }: AccessReasonDto,
  ): Promise<NdaAccessDto> {
    return ndaAccessDto(await this.decisions.declineOwn(caller, id, ndaId, reason || null));
  }
}
