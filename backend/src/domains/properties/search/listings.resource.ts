import { Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { OnlyReads, Public } from '../../../platform/access/decorators';
import { ForEverybody } from '../../../platform/cache/for-everybody';
import { ResourceController } from '../../../platform/http/surfaces';
import { ListingFiguresDto } from './figures.dto';
import { FiguresService } from './figures.service';

@ResourceController('listings')
export class ListingsResource {
  constructor(private readonly service: FiguresService) {}

  @Get('figures')
  @OnlyReads()
  @Public()
  @ForEverybody()
  @ApiOperation({ operationId: 'Listings_figures', summary: 'How much is listed and closed, and what was closed last' })
  @ApiOkResponse({ type: ListingFiguresDto })
  figures(): Promise<ListingFiguresDto> {
    return this.service.figures();
  }
}
