import { Module } from '@nestjs/common';
import { PdfModule } from '../../platform/pdf/pdf.module';
import { DealsModule } from '../deals/deals.module';
import { DocumentsModule } from '../documents/documents.module';
import { NdasModule } from '../ndas/ndas.module';
import { AgreementsResource } from './agreements.resource';
import { AgreementsService } from './agreements.service';
import { ArchiveLinksService } from './archive-links.service';
import { DocumentAccessService } from './document-access.service';
import { DocumentArchivesResource } from './document-archives.resource';
import { DocumentArchivesService } from './document-archives.service';
import { DocumentOpensResource } from './document-opens.resource';
import { DocumentOpensService } from './document-opens.service';
import { ListingOpensResource } from './listing-opens.resource';
import { PropertyOpensResource } from './property-opens.resource';
import { AskingService } from './questions/asking.service';
import { MyQuestionsResource } from './questions/my-questions.resource';
import { QuestionExportsService } from './questions/question-exports.service';
import { MyQuestionFilesResource, PropertyQuestionFilesResource } from './questions/question-files.resource';
import { QuestionsResource } from './questions/questions.resource';
import { QuestionsService } from './questions/questions.service';
import { ReadingController } from './reading.calls';
import { ReadingService } from './reading.service';
import { StampedCopiesService } from './stamped-copies.service';
import { StoredDocumentsController } from './stored-documents.controller';
import { WatermarksResource } from './watermarks.resource';
import { WatermarksService } from './watermarks.service';

/** Who may read the documents of a property, how they come to them, and what is asked about them. */
@Module({
  imports: [PdfModule, DocumentsModule, NdasModule, DealsModule],
  controllers: [
    ReadingController,
    AgreementsResource,
    StoredDocumentsController,
    DocumentOpensResource,
    PropertyOpensResource,
    ListingOpensResource,
    DocumentArchivesResource,
    WatermarksResource,
    MyQuestionsResource,
    MyQuestionFilesResource,
    QuestionsResource,
    PropertyQuestionFilesResource,
  ],
  providers: [
    DocumentAccessService,
    ReadingService,
    AgreementsService,
    DocumentOpensService,
    DocumentArchivesService,
    ArchiveLinksService,
    StampedCopiesService,
    WatermarksService,
    AskingService,
    QuestionsService,
    QuestionExportsService,
  ],
})
export class DealRoomModule {}
