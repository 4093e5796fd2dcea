import { Module } from '@nestjs/common';
import { AnalyticsController } from './analytics.calls';
import { AnalyticsService } from './analytics.service';
import { OfficeDashboardResource } from './office-dashboard.resource';
import { OfficeDashboardService } from './office-dashboard.service';
import { PropertyReportService } from './property-report.service';

/** The reports of administrators. */
@Module({
  controllers: [AnalyticsController, OfficeDashboardResource],
  providers: [AnalyticsService, OfficeDashboardService, PropertyReportService],
})
export class AnalyticsModule {}
