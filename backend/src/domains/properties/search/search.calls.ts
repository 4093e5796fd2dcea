import { Body, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiOperation, getSchemaPath } from '@nestjs/swagger';
import { OnlyReads, Public } from '../../../platform/access/decorators';
import { CountedAnswer, ForEverybody } from '../../../platform/cache/for-everybody';
import { IdOrZeroPipe } from '../../../platform/common/id.pipe';
import { CallController } from '../../../platform/http/surfaces';
import { PageRequestDto, pageWindow } from '../../../platform/http/list/paging.dto';
import { MapService } from './map.service';
import {
  mapAsked,
  MapQueryDto,
  PropertySearchDto,
  SearchAnswerDto,
  searchAsked,
  SearchResultDto,
  searchText,
  SuggestionDto,
} from './search.calls.dto';
import { SearchService } from './search.service';

@CallController('Search')
@ApiExtraModels(SearchAnswerDto, SuggestionDto)
export class SearchController {
  constructor(
    private readonly search: SearchService,
    private readonly map: MapService,
  ) {}

  @Post('home/featuredlistings')
  @OnlyReads()
  @Public()
  @ForEverybody()
  @HttpCode(200)
  @ApiOperation({ operationId: 'Search_featured', summary: 'Featured listings, newest first [CALL-097]' })
  @ApiOkResponse({ type: SearchAnswerDto })
  async featured(@Body() body: PageRequestDto): Promise<string> {
    return searchText(await this.search.featured(pageWindow(body)), body);
  }

  @Post('home/property/search')
  @OnlyReads()
  @Public()
  @ForEverybody()
  @HttpCode(200)
  @ApiOperation({
    operationId: 'Search_properties',
    summary: 'Search listings; without IsShowFull, suggestions [CALL-098]',
  })
  @ApiOkResponse({
    schema: {
      oneOf: [
        { $ref: getSchemaPath(SearchAnswerDto) },
        { type: 'array', items: { $ref: getSchemaPath(SuggestionDto) } },
      ],
    },
  })
  async properties(@Body() body: PropertySearchDto): Promise<string | CountedAnswer> {
    if (body.IsShowFull === undefined) {
      return this.search.suggestions(body.Keyword);
    }
    const asked = searchAsked(body);
    return new CountedAnswer(searchText(await this.search.search(asked), body), () => this.search.count(asked));
  }

  @Get('home/property/similar/:id')
  @OnlyReads()
  @Public()
  @ForEverybody()
  @ApiOperation({
    operationId: 'Search_similar',
    summary:
      'Up to four open listings near a property and of about its size; the newest where it is not listed, and for 0',
  })
  @ApiOkResponse({ type: SearchResultDto, isArray: true })
  similar(@Param('id', IdOrZeroPipe) id: number): Promise<string> {
    return this.search.similar(id);
  }

  @Get('home/property/map')
  @OnlyReads()
  @Public()
  @ForEverybody()
  @ApiOperation({
    operationId: 'Search_map',
    summary:
      'How many listings stand where in a box of the map: [count, latitude, longitude, StoreID or null, price or null, words instead of the price or null]',
  })
  @ApiOkResponse({
    schema: {
      type: 'array',
      items: { type: 'array', items: { oneOf: [{ type: 'number', nullable: true }, { type: 'string' }] } },
    },
  })
  cells(@Query() query: MapQueryDto): Promise<string> {
    return this.map.cells(mapAsked(query));
  }
}
