import {
  FUNNEL,
  FUNNEL_NAMES,
  LOSS_NAMES,
  NO_REASON,
  OTHER_REASONS,
  percentOf,
  TOO_FEW,
} from '@stowbridge/contract/pipeline';
import { DOLLARS, type XlsxColumn } from '../../platform/common/xlsx';
import { partLabel } from '../../domains/activity/date-range';
import type { Durations } from './percentiles';
import type { ForecastDeal } from './pipeline.queries';
import type { Cohort, PipelineFigures } from './pipeline.service';

/** One figure of the pipeline; what it does not have is left empty. */
interface FigureLine {
  figure: string;
  of: string;
  deals: number;
  median?: number | string;
  percentile80?: number | string;
  percent?: number | string;
}

const days = ({ count, median, percentile80 }: Durations): Omit<FigureLine, 'figure' | 'of'> => ({
  deals: count,
  median: median ?? TOO_FEW,
  percentile80: percentile80 ?? TOO_FEW,
});

const stepsOf = ({ interested, offered, accepted, sold }: Cohort): number[] => [interested, offered, accepted, sold];

/** The figures one below the other. @param names of the stages, by their ids */
export function figureLines(
  { stages, cohorts, answers, lost, lostOtherwise }: PipelineFigures,
  names: Map<number, string>,
): FigureLine[] {
  const other = lostOtherwise > 0 ? [{ figure: 'Lost', of: OTHER_REASONS, deals: lostOtherwise }] : [];
  return [
    ...stages.map(({ stageId, ...durations }) => ({
      figure: 'Days in stage',
      of: names.get(stageId) ?? '',
      ...days(durations),
    })),
    { figure: 'Days to first answer', of: '', ...days(answers) },
    ...cohorts.flatMap((cohort) =>
      stepsOf(cohort).map((deals, place) => ({
        figure: partLabel(cohort),
        of: FUNNEL_NAMES[FUNNEL[place]],
        deals,
        percent: percentOf(deals, cohort.interested) ?? TOO_FEW,
      })),
    ),
    ...lost.map(({ loss, reason, count }) => ({ figure: LOSS_NAMES[loss], of: reason ?? NO_REASON, deals: count })),
    ...other,
  ];
}

export const FIGURE_COLUMNS: XlsxColumn<FigureLine>[] = [
  { heading: 'Figure', width: 22, value: ({ figure }) => figure },
  { heading: 'Of', width: 40, value: ({ of }) => of },
  { heading: 'Deals', width: 10, value: ({ deals }) => deals, format: '#,##0' },
  { heading: 'Median days', width: 16, value: ({ median }) => median, format: '#,##0.0' },
  { heading: '80th percentile', width: 16, value: ({ percentile80 }) => percentile80, format: '#,##0.0' },
  { heading: 'Percent', width: 16, value: ({ percent }) => percent, format: '0.0' },
];

const amount = (heading: string, value: (deal: ForecastDeal) => number | null): XlsxColumn<ForecastDeal> => ({
  heading,
  width: 16,
  value,
  format: DOLLARS,
});

export const FORECAST_COLUMNS: XlsxColumn<ForecastDeal>[] = [
  {
    heading: 'Expected closing',
    width: 18,
    value: ({ expectedClosing }) => (expectedClosing ? new Date(`${expectedClosing}T00:00:00Z`) : null),
    format: 'mm/dd/yyyy',
  },
  { heading: 'Deal', width: 10, value: ({ id }) => id },
  { heading: 'Property', width: 34, value: ({ propertyName }) => propertyName },
  { heading: 'Buyer', width: 28, value: ({ buyerName }) => buyerName },
  { heading: 'Stage', width: 14, value: ({ stage }) => stage },
  amount('Price', ({ price }) => price),
  { heading: 'Probability', width: 12, value: ({ percent }) => percent, format: '0"%"' },
  amount('Weighted price', ({ weighted }) => weighted),
  amount('Commission', ({ commission }) => commission),
];
