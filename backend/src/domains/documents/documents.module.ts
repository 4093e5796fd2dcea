import { Module } from '@nestjs/common';
import { PdfModule } from '../../platform/pdf/pdf.module';
import { DocumentChecksService } from './document-checks.service';
import { DocumentChangesService } from './document-changes.service';
import { DocumentPublishingService } from './document-publishing.service';
import { DocumentUploadsService } from './document-uploads.service';
import { DocumentReactions } from './document-reactions';
import { DocumentsController } from './documents.calls';
import { DocumentsResource } from './documents.resource';
import { DocumentsService } from './documents.service';
import { VirusScanner } from './virus-scanner';

@Module({
  imports: [PdfModule],
  controllers: [DocumentsController, DocumentsResource],
  providers: [
    DocumentsService,
    DocumentUploadsService,
    DocumentChangesService,
    DocumentPublishingService,
    DocumentChecksService,
    DocumentReactions,
    VirusScanner,
  ],
  exports: [DocumentsService, DocumentUploadsService, DocumentChangesService, DocumentChecksService],
})
export class DocumentsModule {}
