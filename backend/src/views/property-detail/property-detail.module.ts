import { Module } from '@nestjs/common';
import { PropertiesModule } from '../../domains/properties/listing/properties.module';
import { DocumentsModule } from '../../domains/documents/documents.module';
import { LookupsModule } from '../../domains/lookups/lookups.module';
import { PropertyDetailController } from './property-detail.controller';
import { PropertyDocumentsController } from './property-documents.controller';
import { PropertyDetailService } from './property-detail.service';
import { PropertyDocumentsService } from './property-documents.service';

/** The property screen of the back office. */
@Module({
  imports: [PropertiesModule, DocumentsModule, LookupsModule],
  controllers: [PropertyDetailController, PropertyDocumentsController],
  providers: [PropertyDetailService, PropertyDocumentsService],
})
export class PropertyDetailModule {}
