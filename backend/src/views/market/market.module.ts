import { Module } from '@nestjs/common';
import { NdasModule } from '../../domains/ndas/ndas.module';
import { MarketController } from './market.controller';
import { MarketService } from './market.service';

@Module({ imports: [NdasModule], controllers: [MarketController], providers: [MarketService] })
export class MarketModule {}
