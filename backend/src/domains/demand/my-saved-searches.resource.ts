import { Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentCaller, OnlyReads, Roles } from '../../platform/access/decorators';
import { type Caller, Role } from '../../platform/access/permissions';
import { IdPipe } from '../../platform/common/id.pipe';
import { Lists } from '../../platform/http/list/parameters';
import { contentRange, ListQueryDto } from '../../platform/http/list/resource-list';
import { ResourceController } from '../../platform/http/surfaces';
import { SAVED_SEARCHES } from './saved-searches.list';
import { NewSavedSearchDto, ReplacedSavedSearchDto, SavedSearchDto } from './saved-searches.resource.dto';
import { SavedSearchesService } from './saved-searches.service';

/** The searches that the caller has saved. */
@ResourceController('me', 'saved_searches')
@Roles(Role.Buyer, Role.Seller)
export class MySavedSearchesResource {
  constructor(private readonly searches: SavedSearchesService) {}

  @Get('saved-searches')
  @OnlyReads()
  @Lists(SAVED_SEARCHES)
  @ApiOperation({
    operationId: 'MeResource_savedSearches',
    summary: 'The searches that the caller has saved, the newest first; filters: id',
  })
  @ApiOkResponse({ type: [SavedSearchDto] })
  async list(
    @CurrentCaller() caller: Caller,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SavedSearchDto[]> {
    const listed = await this.searches.list(caller.id, query);
    contentRange(reply, 'saved-searches', listed);
    return listed.rows;
  }

  @Get('saved-searches/:id')
  @OnlyReads()
  @ApiOperation({ operationId: 'MeResource_savedSearch', summary: 'One saved search' })
  @ApiOkResponse({ type: SavedSearchDto })
  get(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<SavedSearchDto> {
    return this.searches.get(caller, id);
  }

  @Post('saved-searches')
  @ApiOperation({
    operationId: 'MeResource_saveSearch',
    summary: 'Save a search by the address of its page, at most 50 of them',
  })
  @ApiCreatedResponse({ type: SavedSearchDto })
  async save(@CurrentCaller() caller: Caller, @Body() body: NewSavedSearchDto): Promise<SavedSearchDto> {
    return this.searches.get(caller, await this.searches.save(caller, body));
  }

  @Put('saved-searches/:id')
  @ApiOperation({ operationId: 'MeResource_replaceSavedSearch', summary: 'Change a saved search' })
  @ApiOkResponse({ type: SavedSearchDto })
  async replace(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() body: ReplacedSavedSearchDto,
  ): Promise<SavedSearchDto> {
    await this.searches.replace(caller, id, body);
    return this.searches.get(caller, id);
  }

  @Delete('saved-searches/:id')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'MeResource_removeSavedSearch',
    summary: 'Delete a saved search, with what waits to be told of it',
  })
  @ApiNoContentResponse({ description: 'It is gone.' })
  remove(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<void> {
    return this.searches.remove(caller, id);
  }
}
