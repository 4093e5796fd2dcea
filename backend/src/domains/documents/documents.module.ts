import { Module } from '@nestjs/common';
import { LookupsModule } from '../lookups/lookups.module';
import { NdasModule } from '../ndas/ndas.module';
import { PropertiesModule } from '../properties/listing/properties.module';
import { AgreementsResource } from '../deal-room/agreements.resource';
import { AgreementsService } from '../deal-room/agreements.service';
import { DocumentAccessService } from '../deal-room/document-access.service';
import { DocumentChecksService } from './document-checks.service';
import { DocumentsController } from './documents.controller';
import { DocumentsResource } from './documents.resource';
import { DocumentsService } from './documents.service';
import { PropertyDetailController } from '../../views/property-detail/property-detail.controller';
import { PropertyDetailService } from '../../views/property-detail/property-detail.service';
import { StoredDocumentsController } from '../deal-room/stored-documents.controller';
import { VirusScanner } from './virus-scanner';

@Module({
  imports: [PropertiesModule, NdasModule, LookupsModule],
  controllers: [
    DocumentsController,
    DocumentsResource,
    AgreementsResource,
    PropertyDetailController,
    StoredDocumentsController,
  ],
  providers: [
    DocumentsService,
    DocumentChecksService,
    VirusScanner,
    AgreementsService,
    DocumentAccessService,
    PropertyDetailService,
  ],
  exports: [DocumentsService, DocumentAccessService],
})
export class DocumentsModule {}
