/** The ranges of reports by their ids, each up to today [CONST-44 to CONST-48]. */
export const DATE_RANGES = {
  1: 'Last week(by day)',
  2: 'Last 30 days(by week)',
  3: 'Last 90 days(by week)',
  4: 'Last 6 months(by month)',
  5: 'Last 12 months(by month)',
} as const;
export type DateRangeId = keyof typeof DATE_RANGES;
