import { Module } from '@nestjs/common';
import { AccessContextService } from './access-context.service';
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
import { OffersResource } from './offers.resource';
import { OffersService } from './offers.service';

@Module({
  controllers: [
    DealsAdminController,
    DealsController,
    DealsResource,
    DealDatesResource,
    ListedDatesResource,
    MyDatesResource,
    OffersResource,
  ],
  providers: [AccessContextService, DealDatesService, DealReactions, DealsService, DealStageService, OffersService],
  exports: [AccessContextService, DealDatesService, DealsService, OffersService, DealStageService],
})
export class DealsModule {}
