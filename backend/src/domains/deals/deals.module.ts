import { Module } from '@nestjs/common';
import { AccessContextService } from './access-context.service';
import { DealReactions } from './deal-reactions';
import { DealStageService } from './deal-stage.service';
import { DealsAdminController } from './deals.admin.calls';
import { DealsController } from './deals.calls';
import { DealsResource } from './deals.resource';
import { DealsService } from './deals.service';
import { OffersResource } from './offers.resource';
import { OffersService } from './offers.service';

@Module({
  controllers: [DealsAdminController, DealsController, DealsResource, OffersResource],
  providers: [AccessContextService, DealReactions, DealsService, DealStageService, OffersService],
  exports: [AccessContextService, DealsService, OffersService, DealStageService],
})
export class DealsModule {}
