import { Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { OnlyReads, Public } from '../../platform/access/decorators';
import { ForEverybody } from '../../platform/cache/for-everybody';
import { ResourceController } from '../../platform/http/surfaces';
import { NamedPlaceDto, PlaceQueryDto } from './places.resource.dto';
import { PlacesService } from './places.service';

@ResourceController('places')
export class PlacesResource {
  constructor(private readonly places: PlacesService) {}

  @Get()
  @OnlyReads()
  @Public()
  @ForEverybody()
  @ApiOperation({ operationId: 'Places_find', summary: 'Where a ZIP code or a city lies' })
  @ApiOkResponse({ type: NamedPlaceDto })
  find(@Query() { name }: PlaceQueryDto): Promise<NamedPlaceDto> {
    return this.places.find(name);
  }
}
