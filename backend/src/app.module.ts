import { Module } from '@nestjs/common';
import { AnalyticsModule } from './views/analytics/analytics.module';
import { ApiKeysModule } from './domains/accounts/api-keys/api-keys.module';
import { AuthModule } from './domains/accounts/sign-in/auth.module';
import { ConfigModule } from './config.module';
import { CategoriesModule } from './domains/categories/categories.module';
import { DatabaseModule } from './platform/database/database.module';
import { ReplicasModule } from './platform/database/replicas.module';
import { DealsModule } from './domains/deals/deals.module';
import { DocumentsModule } from './domains/documents/documents.module';
import { EnquiriesModule } from './domains/enquiries/enquiries.module';
import { QueuesModule } from './platform/events/queues.module';
import { JourneysModule } from './views/journeys.module';
import { LookupsModule } from './domains/lookups/lookups.module';
import { MailModule } from './mail/mail.module';
import { MarketModule } from './views/market/market.module';
import { NdasModule } from './domains/ndas/ndas.module';
import { MetricsModule } from './platform/ops/metrics.module';
import { OpsModule } from './views/ops.module';
import { MessagesModule } from './domains/messages/messages.module';
import { PagesModule } from './pages/pages.module';
import { PropertiesModule } from './domains/properties/listing/properties.module';
import { RequestsModule } from './platform/http/requests.module';
import { SearchModule } from './domains/properties/search/search.module';
import { StorageModule } from './platform/storage/storage.module';
import { TeamModule } from './domains/team/team.module';
import { UsersModule } from './domains/accounts/users/users.module';
import { VendorsModule } from './domains/vendors/vendors.module';

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
