import { Module } from '@nestjs/common';
import { ActivityModule } from '../../activity/activity.module';
import { FiguresService } from './figures.service';
import { ListingsResource } from './listings.resource';
import { MapService } from './map.service';
import { SearchController } from './search.calls';
import { SearchIndexService } from './search-index.service';
import { SearchService } from './search.service';

/** The public search, its suggestions, its map and its figures. */
@Module({
  imports: [ActivityModule],
  controllers: [SearchController, ListingsResource],
  providers: [SearchService, MapService, FiguresService, SearchIndexService],
  exports: [SearchIndexService, SearchService],
})
export class SearchModule {}
