import { Module } from '@nestjs/common';
import { DealsModule } from '../deals/deals.module';
import { DocumentsModule } from '../documents/documents.module';
import { NdasModule } from '../ndas/ndas.module';
import { AgreementsResource } from './agreements.resource';
import { AgreementsService } from './agreements.service';
import { DocumentAccessService } from './document-access.service';
import { ReadingController } from './reading.calls';
import { ReadingService } from './reading.service';
import { StoredDocumentsController } from './stored-documents.controller';

/** Who may read the documents of a property, and how they come to them. */
@Module({
  imports: [DocumentsModule, NdasModule, DealsModule],
  controllers: [ReadingController, AgreementsResource, StoredDocumentsController],
  providers: [DocumentAccessService, ReadingService, AgreementsService],
})
export class DealRoomModule {}
