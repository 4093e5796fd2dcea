import { Module } from '@nestjs/common';
import { AccessContextService } from './access-context.service';
import { CountersService } from './counters/counters.service';
import { MyDealsResource } from './counters/my-deals.resource';
import { TermsService } from './counters/terms.service';
import { DealReactions } from './deal-reactions';
import { DealStageService } from './deal-stage.service';
import { DealsAdminController } from './deals.admin.calls';
import { DealsController } from './deals.calls';
import { DealsResource } from './deals.resource';
import { DealsService } from './deals.service';
import { OffersResource } from './offers.resource';
import { OffersService } from './offers.service';
import { PropertyRoundsResource } from './rounds/property-rounds.resource';
import { RoundsResource } from './rounds/rounds.resource';
import { RoundsService } from './rounds/rounds.service';

@Module({
  controllers: [
    DealsAdminController,
    DealsController,
    DealsResource,
    MyDealsResource,
    OffersResource,
    PropertyRoundsResource,
    RoundsResource,
  ],
  providers: [
    AccessContextService,
    CountersService,
    DealReactions,
    DealsService,
    DealStageService,
    OffersService,
    RoundsService,
    TermsService,
  ],
  exports: [AccessContextService, DealsService, OffersService, DealStageService],
})
export class DealsModule {}
