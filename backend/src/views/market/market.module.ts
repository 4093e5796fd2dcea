import { Module } from '@nestjs/common';
import { DealsModule } from '../../domains/deals/deals.module';
import { MarketController } from './market.calls';
import { MarketService } from './market.service';

@Module({ imports: [DealsModule], controllers: [MarketController], providers: [MarketService] })
export class MarketModule {}
