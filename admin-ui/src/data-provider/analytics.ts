import type { DealReportRequestDto, ReportRequestDto } from '@stowbridge/api';
import { api } from './api';
import { download } from './download';

export const analyticsCalls = {
  /** The date ranges of reports [ANA-05]; an empty ID marks a heading that cannot be chosen [ANA-38]. */
  dateRanges: () => api.analytics.dateRanges(),

  /** The counters of the property report, by id. */
  trackingTypes: () => api.analytics.trackingTypes(),

  /** The ten keywords that were searched for most [ANA-39]. */
  searchReport: (requestBody: ReportRequestDto) => api.analytics.searches({ requestBody }),

  /** How many sessions began in each period [ANA-40]. */
  sessionReport: (requestBody: ReportRequestDto) => api.analytics.sessions({ requestBody }),

  /** The ten properties that were viewed most [ANA-41]. */
  mostViewReport: (requestBody: ReportRequestDto) => api.analytics.mostViewed({ requestBody }),

  /** What happened to properties and deals in each period [ANA-43]. */
  propertyReport: (requestBody: DealReportRequestDto) => api.analytics.propertyReport({ requestBody }),

  /** [ANA-22] */
  downloadPropertyReport: (request: DealReportRequestDto) =>
    download('/api/analysis/report/dealreport/download', request, 'property_report.xlsx'),

  /** What happened on the properties that are this seller's now, period by period. */
  sellerActivity: (sellerId: number, dateRangeId: number) =>
    api.analytics.propertyReport({ requestBody: { SellerID: sellerId, DateRangeID: dateRangeId } }),
};
