import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module';
import { AccessContextService } from './access-context.service';
import { CountersService } from './counters/counters.service';
import { MyDealsResource } from './counters/my-deals.resource';
import { TermsService } from './counters/terms.service';
import { DealDatesResource } from './dates/deal-dates.resource';
import { DealDatesService } from './dates/deal-dates.service';
import { ListedDatesResource } from './dates/listed-dates.resource';
import { MyDatesResource } from './dates/my-dates.resource';
import { DealReactions } from './deal-reactions';
import { DealStageService } from './deal-stage.service';
import { DealsAdminController } from './deals.admin.calls';
import { DealsController } from './deals.calls';
import { DealsResource } from './deals.resource';
import { DealsService } from './deals.service';
import { FundsProofsResource } from './funds/funds-proofs.resource';
import { FundsProofsService } from './funds/funds-proofs.service';
import { MyFundsProofsResource } from './funds/my-funds-proofs.resource';
import { OwnFundsProofsService } from './funds/own-funds-proofs.service';
import { LettersResource, MyLettersResource } from './letters/letters.resource';
import { LettersService } from './letters/letters.service';
import { OffersResource } from './offers.resource';
import { OffersService } from './offers.service';
import { PropertyOffersResource } from './counters/property-offers.resource';
import { PropertyRoundsResource } from './rounds/property-rounds.resource';
import { RoundsResource } from './rounds/rounds.resource';
import { RoundsService } from './rounds/rounds.service';

@Module({
  imports: [DocumentsModule],
  controllers: [
    DealsAdminController,
    DealsController,
    DealsResource,
    DealDatesResource,
    ListedDatesResource,
    MyDatesResource,
    MyDealsResource,
    OffersResource,
    FundsProofsResource,
    MyFundsProofsResource,
    LettersResource,
    MyLettersResource,
    PropertyOffersResource,
    PropertyRoundsResource,
    RoundsResource,
  ],
  providers: [
    AccessContextService,
    CountersService,
    DealDatesService,
    DealReactions,
    DealsService,
    DealStageService,
    OffersService,
    FundsProofsService,
    OwnFundsProofsService,
    LettersService,
    RoundsService,
    TermsService,
  ],
  exports: [AccessContextService, DealDatesService, DealsService, OffersService, DealStageService],
})
export class DealsModule {}
