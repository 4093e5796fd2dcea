import { Module } from '@nestjs/common';
import { AnalyticsModule } from './views/analytics/analytics.module';
import { SecondFactorsModule } from './domains/accounts/second-factors/second-factors.module';
import { PersonViewsModule } from './domains/accounts/viewing/person-views.module';
import { ApiKeysModule } from './domains/accounts/api-keys/api-keys.module';
import { AuthModule } from './domains/accounts/sign-in/auth.module';
import { ConfigModule } from './config.module';
import { CacheModule } from './platform/cache/cache.module';
import { CategoriesModule } from './domains/categories/categories.module';
import { DirectoryModule } from './views/directory/directory.module';
import { DatabaseModule } from './platform/database/database.module';
import { ReplicasModule } from './platform/database/replicas.module';
import { DealsModule } from './domains/deals/deals.module';
import { DocumentsModule } from './domains/documents/documents.module';
import { PipelineModule } from './views/pipeline/pipeline.module';
import { PropertiesViewModule } from './views/properties/properties-view.module';
import { DealRoomModule } from './domains/deal-room/deal-room.module';
import { EnquiriesModule } from './domains/enquiries/enquiries.module';
import { CriteriaModule } from './domains/criteria/criteria.module';
import { CampaignsModule } from './domains/campaigns/campaigns.module';
import { ChangesModule } from './domains/changes/changes.module';
import { ImportsModule } from './domains/imports/imports.module';
import { WebhooksModule } from './domains/webhooks/webhooks.module';
import { PrivacyModule } from './domains/privacy/privacy.module';
import { DemandModule } from './domains/demand/demand.module';
import { ReportsModule } from './domains/reports/reports.module';
import { NotesModule } from './domains/notes/notes.module';
import { QueuesModule } from './platform/events/queues.module';
import { ReactionsModule } from './platform/events/reactions.module';
import { RegistrationModule } from './domains/accounts/registration/registration.module';
import { ProfileModule } from './views/profile/profile.module';
import { DashboardsModule } from './views/dashboards/dashboards.module';
import { SiteFactsModule } from './views/site-facts/site-facts.module';
import { PeopleModule } from './views/people/people.module';
import { LookupsModule } from './domains/lookups/lookups.module';
import { MailModule } from './mail/mail.module';
import { MarketModule } from './views/market/market.module';
import { NdasModule } from './domains/ndas/ndas.module';
import { MetricsModule } from './platform/ops/metrics.module';
import { OpsModule } from './platform/ops/ops.module';
import { JobsModule } from './views/jobs/jobs.module';
import { AuditLogModule } from './views/audit-log/audit-log.module';
import { EventLogModule } from './views/event-log/event-log.module';
import { EvidenceModule } from './views/evidence/evidence.module';
import { PrivacyViewModule } from './views/privacy/privacy-view.module';
import { GlobalSearchModule } from './views/global-search/global-search.module';
import { MessagesModule } from './domains/messages/messages.module';
import { PagesModule } from './pages/pages.module';
import { PropertiesModule } from './domains/properties/listing/properties.module';
import { RequestsModule } from './platform/http/requests.module';
import { SearchModule } from './domains/properties/search/search.module';
import { RemovalsModule } from './views/privacy/removals.module';
import { SearchMatchesModule } from './views/search-matches/search-matches.module';
import { StorageModule } from './platform/storage/storage.module';
import { TasksModule } from './domains/tasks/tasks.module';
import { TeamModule } from './domains/team/team.module';
import { UsersModule } from './domains/accounts/users/users.module';
import { VendorsModule } from './domains/vendors/vendors.module';

/** Wiring only. */
@Module({
  imports: [
    ConfigModule,
    DatabaseModule,
    ReplicasModule,
    CacheModule,
    StorageModule,
    QueuesModule,
    ReactionsModule,
    AuthModule,
    RequestsModule,
    ApiKeysModule,
    SecondFactorsModule,
    PersonViewsModule,
    LookupsModule,
    UsersModule,
    SearchModule,
    DealsModule,
    PropertiesModule,
    NdasModule,
    DocumentsModule,
    PropertiesViewModule,
    DealRoomModule,
    MessagesModule,
    CategoriesModule,
    DirectoryModule,
    VendorsModule,
    TeamModule,
    EnquiriesModule,
    TasksModule,
    NotesModule,
    DemandModule,
    CriteriaModule,
    ReportsModule,
    CampaignsModule,
    ChangesModule,
    WebhooksModule,
    ImportsModule,
    PrivacyModule,
    RegistrationModule,
    ProfileModule,
    DashboardsModule,
    SiteFactsModule,
    PeopleModule,
    SearchMatchesModule,
    MarketModule,
    MailModule,
    AnalyticsModule,
    PipelineModule,
    MetricsModule,
    OpsModule,
    JobsModule,
    AuditLogModule,
    EventLogModule,
    EvidenceModule,
    PrivacyViewModule,
    GlobalSearchModule,
    RemovalsModule,
    PagesModule,
  ],
})
export class AppModule {}
