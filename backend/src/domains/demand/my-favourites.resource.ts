import { Body, Delete, Get, HttpCode, Param, Put, Query, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentCaller, OnlyReads, Roles } from '../../platform/access/decorators';
import { type Caller, Role } from '../../platform/access/permissions';
import { IdPipe } from '../../platform/common/id.pipe';
import { Lists } from '../../platform/http/list/parameters';
import { contentRange, ListQueryDto } from '../../platform/http/list/resource-list';
import { ResourceController } from '../../platform/http/surfaces';
import { FAVOURITES } from './favourites.list';
import { FavouriteBodyDto, FavouriteDto, FavouriteIdsDto } from './favourites.resource.dto';
import { FavouritesService } from './favourites.service';

/** What the caller keeps; administrators keep nothing, so that the counts are of people who look for something. */
@ResourceController('me')
@Roles(Role.Buyer, Role.Seller)
export class MyFavouritesResource {
  constructor(private readonly favourites: FavouritesService) {}

  @Get('favourites')
  @OnlyReads()
  @Lists(FAVOURITES)
  @ApiOperation({
    operationId: 'MeResource_favourites',
    summary: 'The properties that the caller keeps, the newest first; filters: propertyId, id',
  })
  @ApiOkResponse({ type: [FavouriteDto] })
  async list(
    @CurrentCaller() caller: Caller,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<FavouriteDto[]> {
    const listed = await this.favourites.list(caller, query);
    contentRange(reply, 'favourites', listed);
    return listed.rows;
  }

  @Get('favourites/ids')
  @OnlyReads()
  @ApiOperation({ operationId: 'MeResource_favouriteIds', summary: 'The ids of these properties, all of them' })
  @ApiOkResponse({ type: FavouriteIdsDto })
  async ids(@CurrentCaller() caller: Caller): Promise<FavouriteIdsDto> {
    return { propertyIds: await this.favourites.ids(caller) };
  }

  @Put('favourites/:propertyId')
  @ApiOperation({
    operationId: 'MeResource_keepFavourite',
    summary: 'Keep a property that is listed, at most 500 of them, or note something on one that is kept',
  })
  @ApiOkResponse({ type: FavouriteDto })
  keep(
    @CurrentCaller() caller: Caller,
    @Param('propertyId', IdPipe) propertyId: number,
    @Body() { note }: FavouriteBodyDto,
  ): Promise<FavouriteDto> {
    return this.favourites.keep(caller, propertyId, note);
  }

  @Delete('favourites/:propertyId')
  @HttpCode(204)
  @ApiOperation({ operationId: 'MeResource_removeFavourite', summary: 'Keep a property no longer' })
  @ApiNoContentResponse({ description: 'It is not kept any more.' })
  remove(@CurrentCaller() caller: Caller, @Param('propertyId', IdPipe) propertyId: number): Promise<void> {
    return this.favourites.remove(caller, propertyId);
  }
}
