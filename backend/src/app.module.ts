import { Module } from '@nestjs/common';
import { AnalyticsModule } from './analytics/analytics.module';
import { ApiKeysModule } from './api-keys/api-keys.module';
import { AuthModule } from './auth/auth.module';
import { ConfigModule } from './config.module';
import { CategoriesModule } from './categories/categories.module';
import { DatabaseModule } from './database/database.module';
import { ReplicasModule } from './database/replicas.module';
import { DealsModule } from './deals/deals.module';
import { DocumentsModule } from './documents/documents.module';
import { EnquiriesModule } from './enquiries/enquiries.module';
import { QueuesModule } from './events/queues.module';
import { JourneysModule } from './journeys/journeys.module';
import { LookupsModule } from './lookups/lookups.module';
import { MailModule } from './mail/mail.module';
import { MarketModule } from './market/market.module';
import { NdasModule } from './ndas/ndas.module';
import { MetricsModule } from './ops/metrics.module';
import { OpsModule } from './ops/ops.module';
import { MessagesModule } from './messages/messages.module';
import { PagesModule } from './pages/pages.module';
import { PropertiesModule } from './properties/properties.module';
import { RequestsModule } from './requests/requests.module';
import { SearchModule } from './properties/search.module';
import { StorageModule } from './storage/storage.module';
import { TeamModule } from './team/team.module';
import { UsersModule } from './users/users.module';
import { VendorsModule } from './vendors/vendors.module';

/** Wiring only. */
@Module({
  imports: [
    ConfigModule,
    DatabaseModule,
    ReplicasModule,
    StorageModule,
    QueuesModule,
    AuthModule,
    RequestsModule,
    ApiKeysModule,
    LookupsModule,
    UsersModule,
    SearchModule,
    DealsModule,
    PropertiesModule,
    NdasModule,
    DocumentsModule,
    MessagesModule,
    CategoriesModule,
    VendorsModule,
    TeamModule,
    EnquiriesModule,
    JourneysModule,
    MarketModule,
    MailModule,
    AnalyticsModule,
    MetricsModule,
    OpsModule,
    PagesModule,
  ],
})
export class AppModule {}
