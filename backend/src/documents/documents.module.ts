import { Module } from '@nestjs/common';
import { LookupsModule } from '../lookups/lookups.module';
import { NdasModule } from '../ndas/ndas.module';
import { PropertiesModule } from '../properties/properties.module';
import { AgreementsResource } from './agreements.resource';
import { AgreementsService } from './agreements.service';
import { DocumentAccessService } from './document-access.service';
import { DocumentChecksService } from './document-checks.service';
import { DocumentsController } from './documents.controller';
import { DocumentsResource } from './documents.resource';
import { DocumentsService } from './documents.service';
import { PropertyDetailController } from './property-detail.controller';
import { PropertyDetailService } from './property-detail.service';
import { StoredDocumentsController } from './stored-documents.controller';
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
