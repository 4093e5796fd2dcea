import { Module } from '@nestjs/common';
import { ActivityModule } from '../../activity/activity.module';
import { MapService } from './map.service';
import { SearchController } from './search.calls';
import { SearchIndexService } from './search-index.service';
import { SearchService } from './search.service';

/** The public search, its suggestions and its map. */
@Module({
  imports: [ActivityModule],
  controllers: [SearchController],
  providers: [SearchService, MapService, SearchIndexService],
  exports: [SearchIndexService],
})
export class SearchModule {}
