import { Module } from '@nestjs/common';
import { AuthModule } from './auth/auth.module';
import { ConfigModule } from './config.module';
import { DatabaseModule } from './database/database.module';
import { DealsModule } from './deals/deals.module';
import { JourneysModule } from './journeys/journeys.module';
import { LookupsModule } from './lookups/lookups.module';
import { MarketModule } from './market/market.module';
import { SearchModule } from './properties/search.module';
import { StorageModule } from './storage/storage.module';
import { UsersModule } from './users/users.module';

/** Wiring only. */
@Module({ imports: [ConfigModule, DatabaseModule, StorageModule, AuthModule, LookupsModule, UsersModule, SearchModule, DealsModule, JourneysModule, MarketModule] })
export class AppModule {}
