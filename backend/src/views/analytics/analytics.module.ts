import { Module } from '@nestjs/common';
import { AnalyticsController } from './analytics.calls';
import { AnalyticsService } from './analytics.service';
import { OfficeDayResource } from './office-day.resource';
import { OfficeDayService } from './office-day.service';
import { PropertyReportService } from './property-report.service';

/** The reports of administrators. */
@Module({
  controllers: [AnalyticsController, OfficeDayResource],
  providers: [AnalyticsService, OfficeDayService, PropertyReportService],
})
export class AnalyticsModule {}
