import type { DealReportRequestDto, ReportRequestDto } from '@stowbridge/api';
import { AnalyticsService } from '@stowbridge/api/services/AnalyticsService';
import { transport } from './transport';
import { download } from './download';

const analyticsApi = new AnalyticsService(transport);

export const analyticsCalls = {
  /** The date ranges of reports [ANA-05]; an empty ID marks a heading that cannot be chosen [ANA-38]. */
  dateRanges: () => analyticsApi.dateRanges(),

  /** The counters of the property report, by id. */
  trackingTypes: () => analyticsApi.trackingTypes(),

  /** The ten keywords that were searched for most [ANA-39]. */
  searchReport: (requestBody: ReportRequestDto) => analyticsApi.searches({ requestBody }),

  /** How many sessions began in each period [ANA-40]. */
  sessionReport: (requestBody: ReportRequestDto) => analyticsApi.sessions({ requestBody }),

  /** The ten properties that were viewed most [ANA-41]. */
  mostViewReport: (requestBody: ReportRequestDto) => analyticsApi.mostViewed({ requestBody }),

  /** What happened to properties and deals in each period [ANA-43]. */
  propertyReport: (requestBody: DealReportRequestDto) => analyticsApi.propertyReport({ requestBody }),

  /** [ANA-22] */
  downloadPropertyReport: (request: DealReportRequestDto) =>
    download('/api/analysis/report/dealreport/download', request, 'property_report.xlsx'),

  /** What happened on the properties that are this seller's now, period by period. */
  sellerActivity: (sellerId: number, dateRangeId: number) =>
    analyticsApi.propertyReport({ requestBody: { SellerID: sellerId, DateRangeID: dateRangeId } }),
};
