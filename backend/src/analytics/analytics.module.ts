import { Module } from '@nestjs/common';
import { AnalyticsController } from './analytics.controller';
import { AnalyticsService } from './analytics.service';
import { PropertyReportService } from './property-report.service';

/** The reports of administrators. */
@Module({ controllers: [AnalyticsController], providers: [AnalyticsService, PropertyReportService] })
export class AnalyticsModule {}
