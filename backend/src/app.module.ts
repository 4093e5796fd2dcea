import { Module } from '@nestjs/common';
import { AuthModule } from './auth/auth.module';
import { ConfigModule } from './config.module';
import { DatabaseModule } from './database/database.module';
import { JourneysModule } from './journeys/journeys.module';
import { LookupsModule } from './lookups/lookups.module';
import { SearchModule } from './properties/search.module';
import { StorageModule } from './storage/storage.module';
import { UsersModule } from './users/users.module';

/** Wiring only. */
@Module({ imports: [ConfigModule, DatabaseModule, StorageModule, AuthModule, LookupsModule, UsersModule, SearchModule, JourneysModule] })
export class AppModule {}
