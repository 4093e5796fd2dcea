import { Module } from '@nestjs/common';
import { NdasModule } from '../ndas/ndas.module';
import { DealStageService } from './deal-stage.service';
import { DealsAdminController } from './deals.admin.controller';
import { DealsController } from './deals.controller';
import { DealsResource } from './deals.resource';
import { DealsService } from './deals.service';
import { OffersReadService } from './offers-read.service';
import { OffersResource } from './offers.resource';
import { OffersService } from './offers.service';

@Module({
  imports: [NdasModule],
  controllers: [DealsAdminController, DealsController, DealsResource, OffersResource],
  providers: [DealsService, DealStageService, OffersService, OffersReadService],
  exports: [DealsService, OffersService, DealStageService],
})
export class DealsModule {}
