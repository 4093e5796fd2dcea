import { Module } from '@nestjs/common';
import { AuthModule } from './auth/auth.module';
import { ConfigModule } from './config.module';
import { DatabaseModule } from './database/database.module';
import { QueuesModule } from './events/queues.module';
import { JourneysModule } from './journeys/journeys.module';
import { LookupsModule } from './lookups/lookups.module';
import { MailModule } from './mail/mail.module';
import { OpsModule } from './ops/ops.module';
import { SearchModule } from './properties/search.module';
import { StorageModule } from './storage/storage.module';
import { UsersModule } from './users/users.module';

/** Wiring only. */
@Module({ imports: [ConfigModule, DatabaseModule, StorageModule, QueuesModule, AuthModule, LookupsModule, UsersModule, SearchModule, JourneysModule, MailModule, OpsModule] })
export class AppModule {}
