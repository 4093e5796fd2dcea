import { Body, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public, Roles } from '../../platform/access/decorators';
import { Role } from '../../platform/access/permissions';
import { IdPipe } from '../../platform/common/id.pipe';
import { Lists } from '../../platform/http/list/parameters';
import { contentRange, ListQueryDto } from '../../platform/http/list/resource-list';
import { ResourceController } from '../../platform/http/surfaces';
import { SAVED_SEARCHES } from './saved-searches.list';
import { SavedSearchDto, StoppedSearchDto, StopSearchDto } from './saved-searches.resource.dto';
import { SavedSearchesService } from './saved-searches.service';

/** Stopping the mails of one saved search by the link that they carry, without signing in. */
@ResourceController('saved-searches')
export class SavedSearchesResource {
  constructor(private readonly searches: SavedSearchesService) {}

  @Post('stop')
  @Public()
  @HttpCode(200)
  @ApiOperation({ operationId: 'SavedSearches_stop', summary: 'Stop the mails of the saved search that a mail names' })
  @ApiOkResponse({ type: StoppedSearchDto })
  stop(@Body() { token }: StopSearchDto): Promise<StoppedSearchDto> {
    return this.searches.stop(token);
  }
}

/** What a person looks for, as the office reads it. */
@ResourceController('users')
@Roles(Role.Admin)
export class UserSearchesResource {
  constructor(private readonly searches: SavedSearchesService) {}

  @Get(':id/saved-searches')
  @Lists(SAVED_SEARCHES)
  @ApiOperation({
    operationId: 'UsersResource_savedSearches',
    summary: 'The searches that a person has saved, the newest first; filters: id',
  })
  @ApiOkResponse({ type: [SavedSearchDto] })
  async list(
    @Param('id', IdPipe) userId: number,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SavedSearchDto[]> {
    const listed = await this.searches.listOf(userId, query);
    contentRange(reply, 'saved-searches', listed);
    return listed.rows;
  }
}
