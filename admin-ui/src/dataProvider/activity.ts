import { api } from './api';

export const activityCalls = {
  /** The date ranges of reports by their ids, without the headings that cannot be chosen [CONST-44] to [CONST-48]. */
  async dateRanges(): Promise<{ id: number; name: string }[]> {
    const ranges = await api.analytics.dateRanges();
    return ranges.flatMap(({ ID, Name }) => (typeof ID === 'number' ? [{ id: ID, name: Name }] : []));
  },

  /** What happened on the properties that are this seller's now, period by period. */
  sellerActivity: (sellerId: number, dateRangeId: number) => api.analytics.propertyReport({ requestBody: { SellerID: sellerId, DateRangeID: dateRangeId } }),
};
