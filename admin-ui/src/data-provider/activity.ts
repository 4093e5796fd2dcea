import { api } from './api';

export const activityCalls = {
  /** What happened on the properties that are this seller's now, period by period. */
  sellerActivity: (sellerId: number, dateRangeId: number) =>
    api.analytics.propertyReport({ requestBody: { SellerID: sellerId, DateRangeID: dateRangeId } }),
};
