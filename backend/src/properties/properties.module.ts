import { Module } from '@nestjs/common';
import { GeocodingModule } from '../geocoding/geocoding.module';
import { ImagesAdminController } from './images.admin.controller';
import { ImagesResource } from './images.resource';
import { PeopleAdminController } from './people.admin.controller';
import { PropertiesAdminController } from './properties.admin.controller';
import { PropertiesResource } from './properties.resource';
import { PropertyEditingService } from './property-editing.service';
import { PropertyImagesService } from './property-images.service';
import { PropertyPeopleService } from './property-people.service';
import { PropertyPublishingService } from './property-publishing.service';
import { PropertyReadsService } from './property-reads.service';
import { StoredImagesController } from './stored-images.controller';

@Module({
  imports: [GeocodingModule],
  controllers: [
    PropertiesAdminController,
    PropertiesResource,
    PeopleAdminController,
    ImagesAdminController,
    ImagesResource,
    StoredImagesController,
  ],
  providers: [
    PropertyReadsService,
    PropertyEditingService,
    PropertyPublishingService,
    PropertyPeopleService,
    PropertyImagesService,
  ],
  exports: [PropertyReadsService, PropertyImagesService],
})
export class PropertiesModule {}
