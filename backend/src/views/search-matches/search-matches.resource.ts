import { Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { SavedSearchesService } from '../../domains/demand/saved-searches.service';
import { SearchAnswerDto, searchText } from '../../domains/properties/search/search.calls.dto';
import { CurrentCaller, OnlyReads, Roles } from '../../platform/access/decorators';
import { type Caller, Role } from '../../platform/access/permissions';
import { IdPipe } from '../../platform/common/id.pipe';
import { PageRequestDto, pageWindow } from '../../platform/http/list/paging.dto';
import { ResourceController } from '../../platform/http/surfaces';

/** What the searches of the caller find, in the words of the search. */
@ResourceController('me')
@Roles(Role.Buyer, Role.Seller)
export class SearchMatchesResource {
  constructor(private readonly searches: SavedSearchesService) {}

  @Get('saved-searches/:id/matches')
  @OnlyReads()
  @ApiOperation({
    operationId: 'MeResource_savedSearchMatches',
    summary: 'What a saved search finds now, as the search answers it',
  })
  @ApiOkResponse({ type: SearchAnswerDto })
  async matches(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Query() page: PageRequestDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    void reply.type('application/json');
    return searchText(await this.searches.matches(caller, id, pageWindow(page)), page);
  }
}
