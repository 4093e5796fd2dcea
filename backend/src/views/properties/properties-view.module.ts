import { Module } from '@nestjs/common';
import { PropertiesAdminController } from './properties.admin.calls';
import { PropertiesResource } from './properties.resource';
import { PropertiesService } from './properties.service';
import { PropertiesModule } from '../../domains/properties/listing/properties.module';
import { DemandModule } from '../../domains/demand/demand.module';
import { DocumentsModule } from '../../domains/documents/documents.module';
import { LookupsModule } from '../../domains/lookups/lookups.module';
import { PropertyAccessesService } from './property-accesses.service';
import { PropertyBatchService } from './property-batch.service';
import { PropertyDetailController } from './property-detail.calls';
import { PropertyDocumentsController } from './property-documents.calls';
import { PropertyDetailService } from './property-detail.service';
import { PropertyDocumentsService } from './property-documents.service';
import { PropertyTimelineService } from './property-timeline.service';

/** The properties as the back office lists, shows and edits them. */
@Module({
  imports: [PropertiesModule, DocumentsModule, LookupsModule, DemandModule],
  controllers: [PropertiesAdminController, PropertiesResource, PropertyDetailController, PropertyDocumentsController],
  providers: [
    PropertiesService,
    PropertyBatchService,
    PropertyDetailService,
    PropertyAccessesService,
    PropertyDocumentsService,
    PropertyTimelineService,
  ],
})
export class PropertiesViewModule {}
