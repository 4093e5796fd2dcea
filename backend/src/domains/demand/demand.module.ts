import { Module } from '@nestjs/common';
import { SearchModule } from '../properties/search/search.module';
import { FavouritesService } from './favourites.service';
import { MyFavouritesResource } from './my-favourites.resource';
import { MySavedSearchesResource } from './my-saved-searches.resource';
import { PropertyDemandResource } from './property-demand.resource';
import { SavedSearchesResource, UserSearchesResource } from './saved-searches.resource';
import { SavedSearchesService } from './saved-searches.service';

/** What people look for. */
@Module({
  imports: [SearchModule],
  controllers: [
    MyFavouritesResource,
    MySavedSearchesResource,
    PropertyDemandResource,
    SavedSearchesResource,
    UserSearchesResource,
  ],
  providers: [FavouritesService, SavedSearchesService],
  exports: [FavouritesService, SavedSearchesService],
})
export class DemandModule {}
