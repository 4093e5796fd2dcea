import { Module } from '@nestjs/common';
import { GeocodingModule } from '../../../platform/geocoding/geocoding.module';
import { ImagesAdminController } from '../images/images.admin.calls';
import { ImagesResource } from '../images/images.resource';
import { PeopleAdminController } from '../people/people.admin.calls';
import { PropertyEditingService } from '../editing/property-editing.service';
import { PropertyImagesService } from '../images/property-images.service';
import { PropertyPeopleService } from '../people/property-people.service';
import { PropertyReactions } from '../editing/property-reactions';
import { SearchModule } from '../search/search.module';
import { PropertyPublishingService } from './property-publishing.service';
import { StoredImagesController } from '../images/stored-images.controller';

@Module({
  imports: [GeocodingModule, SearchModule],
  controllers: [PeopleAdminController, ImagesAdminController, ImagesResource, StoredImagesController],
  providers: [
    PropertyEditingService,
    PropertyPublishingService,
    PropertyPeopleService,
    PropertyImagesService,
    PropertyReactions,
  ],
  exports: [PropertyEditingService, PropertyPublishingService, PropertyPeopleService, PropertyImagesService],
})
export class PropertiesModule {}
