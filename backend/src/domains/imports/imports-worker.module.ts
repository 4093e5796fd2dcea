import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ReplicasModule } from '../../platform/database/replicas.module';
import { ReactionsModule } from '../../platform/events/reactions.module';
import { ScheduledJobs } from '../../platform/events/scheduled-jobs';
import { GeocodingModule } from '../../platform/geocoding/geocoding.module';
import { RateLimitService } from '../../platform/http/rate-limit.service';
import { UserEditingService } from '../accounts/users/user-editing.service';
import { UserWriter } from '../accounts/users/user-writer';
import { UsersService } from '../accounts/users/users.service';
import { CategoriesService } from '../categories/categories.service';
import { DealReactions } from '../deals/deal-reactions';
import { DocumentReactions } from '../documents/document-reactions';
import { PropertyEditingService } from '../properties/editing/property-editing.service';
import { PropertyReactions } from '../properties/editing/property-reactions';
import { PropertyWriter } from '../properties/editing/property-writer';
import { PropertyPublishingService } from '../properties/listing/property-publishing.service';
import { PropertyPeopleService } from '../properties/people/property-people.service';
import { SearchIndexService } from '../properties/search/search-index.service';
import { TaskReactions } from '../tasks/task-plan';
import { VendorReactions } from '../vendors/vendor-reactions';
import { VendorWriter } from '../vendors/vendor-writer';
import { VendorsService } from '../vendors/vendors.service';
import { forgetImportRows, ImportsRunner } from './imports-runner.service';

/** The worker's side of imports: the services that write records, without their calls. */
@Module({
  imports: [GeocodingModule, ReactionsModule, ReplicasModule],
  providers: [
    RateLimitService,
    SearchIndexService,
    PropertyPeopleService,
    PropertyEditingService,
    PropertyPublishingService,
    UsersService,
    UserEditingService,
    CategoriesService,
    VendorsService,
    PropertyReactions,
    DocumentReactions,
    DealReactions,
    TaskReactions,
    VendorReactions,
    PropertyWriter,
    UserWriter,
    VendorWriter,
    ImportsRunner,
  ],
})
export class ImportsWorkerModule {
  constructor(jobs: ScheduledJobs, source: DataSource) {
    jobs.assign('forget-import-rows', () => forgetImportRows(source));
  }
}
