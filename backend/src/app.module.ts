import { Module } from '@nestjs/common';
import { AuthModule } from './auth/auth.module';
import { ConfigModule } from './config.module';
import { DatabaseModule } from './database/database.module';
import { DocumentsModule } from './documents/documents.module';
import { LookupsModule } from './lookups/lookups.module';
import { NdasModule } from './ndas/ndas.module';
import { PropertiesModule } from './properties/properties.module';
import { StorageModule } from './storage/storage.module';

/** Wiring only. */
@Module({ imports: [ConfigModule, DatabaseModule, StorageModule, AuthModule, LookupsModule, PropertiesModule, NdasModule, DocumentsModule] })
export class AppModule {}
