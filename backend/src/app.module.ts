import { Module } from '@nestjs/common';
import { AuthModule } from './auth/auth.module';
import { ConfigModule } from './config.module';
import { DatabaseModule } from './database/database.module';
import { LookupsModule } from './lookups/lookups.module';
import { StorageModule } from './storage/storage.module';

/** Wiring only. */
@Module({ imports: [ConfigModule, DatabaseModule, StorageModule, AuthModule, LookupsModule] })
export class AppModule {}
