import { Module } from '@nestjs/common';
import { ListingActivityService } from './activity.service';
import { MyReportsResource } from './my-reports.resource';
import { PropertyReportsResource } from './reports.resource';
import { ReportsService } from './reports.service';

/** What sellers are told of their listings. */
@Module({
  controllers: [MyReportsResource, PropertyReportsResource],
  providers: [ReportsService, ListingActivityService],
})
export class ReportsModule {}
