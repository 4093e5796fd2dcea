import { Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { Roles } from '../../platform/access/decorators';
import { Role } from '../../platform/access/permissions';
import { notFound } from '../../platform/common/errors';
import { IdPipe } from '../../platform/common/id.pipe';
import { sql } from '../../platform/database/sql';
import { ResourceController } from '../../platform/http/surfaces';
import { FavouritesService } from './favourites.service';
import { PropertyDemandDto } from './property-demand.resource.dto';
import { SavedSearchesService } from './saved-searches.service';

/** How many look for a property, which asks every saved search and so is no part of the property's own answer. */
@ResourceController('properties', 'properties')
@Roles(Role.Admin)
export class PropertyDemandResource {
  constructor(
    private readonly source: DataSource,
    private readonly favourites: FavouritesService,
    private readonly searches: SavedSearchesService,
  ) {}

  @Get(':id/demand')
  @ApiOperation({ operationId: 'PropertiesResource_demand', summary: 'How many people look for a property; never who' })
  @ApiOkResponse({ type: PropertyDemandDto })
  async get(@Param('id', IdPipe) id: number): Promise<PropertyDemandDto> {
    const [property] = await sql(this.source, { text: 'select 1 from properties where id = $1', values: [id] });
    if (!property) {
      throw notFound('The property');
    }
    const [favouriteCount, savedSearchCount] = await Promise.all([
      this.favourites.countOf(id),
      this.searches.countMatching(id),
    ]);
    return { favouriteCount, savedSearchCount };
  }
}
