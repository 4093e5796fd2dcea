import { DATE_RANGES } from '@stowbridge/contract/date-ranges';
import { isDay } from '@stowbridge/contract/days';
import { invalid } from '../../platform/common/errors';
import {
  Day,
  dayLabel,
  daysBetween,
  endOfMonth,
  endOfWeek,
  monthLabel,
  plusDays,
  plusMonths,
  startOfMonth,
  startOfWeek,
} from './calendar';

type Grain = 'day' | 'week' | 'month';

/** A span of office days, both ends included, and the length of its rows. */
export interface DateRange {
  from: Day;
  to: Day;
  grain: Grain;
}

/** Which days a report is asked for: a pair as YYYY-MM-DD, each empty or missing, or a preset [ANA-42, ANA-44]. */
export interface RangeAsked {
  presetId?: number;
  from?: string;
  to?: string;
}

interface Preset {
  id: number;
  name: string;
  grain: Grain;
  from: (today: Day) => Day;
}

const monthsBack =
  (months: number) =>
  (today: Day): Day =>
    plusDays(plusMonths(today, -months), 1);

/** Each ends today [CONST-44 to CONST-48]. */
export const PRESETS: readonly Preset[] = [
  { id: 1, name: DATE_RANGES[1], grain: 'day', from: (today) => plusDays(today, -6) },
  { id: 2, name: DATE_RANGES[2], grain: 'week', from: (today) => plusDays(today, -29) },
  { id: 3, name: DATE_RANGES[3], grain: 'week', from: (today) => plusDays(today, -89) },
  { id: 4, name: DATE_RANGES[4], grain: 'month', from: monthsBack(6) },
  { id: 5, name: DATE_RANGES[5], grain: 'month', from: monthsBack(12) },
];
/** The range of a report that names none [CONST-44]. */
const DEFAULT_PRESET = 1;
const OLDEST_MONTHS = 12;
/** Longest custom ranges that are shown by day and by week; a label never comes twice within them. */
const [BY_DAY, BY_WEEK] = [31, 92];

/**
 * The span that a report covers: the custom pair where one is given, else the preset [ANA-28].
 * @throws DomainError('invalid') with the texts of the form [ANA-32 to ANA-35]
 */
export function dateRange({ presetId, from, to }: RangeAsked, today: Day): DateRange {
  if (!from && !to) {
    return presetRange(presetId ?? DEFAULT_PRESET, today);
  }
  if (!from) {
    throw invalid('Please select From Date', 'from', 'required');
  }
  if (!isWithinReach(from, today)) {
    throw invalid('Please select valid From Date', 'from');
  }
  if (!to) {
    throw invalid('Please select To Date', 'to', 'required');
  }
  if (!isWithinReach(to, today) || to < from) {
    throw invalid('Please select valid To Date', 'to');
  }
  const days = daysBetween(from, to);
  return { from, to, grain: days <= BY_DAY ? 'day' : days <= BY_WEEK ? 'week' : 'month' };
}

function presetRange(id: number, today: Day): DateRange {
  const preset = PRESETS.find((one) => one.id === id);
  if (!preset) {
    throw invalid('Please select valid Date Range', 'presetId');
  }
  return { from: preset.from(today), to: today, grain: preset.grain };
}

const isWithinReach = (day: string, today: Day): boolean =>
  isDay(day) && day <= today && day >= plusMonths(today, -OLDEST_MONTHS);

/** A row of a report: its label and the days that it counts. */
export interface Period {
  label: string;
  from: Day;
  to: Day;
  /** Whether it counts less than its whole day, week or month: it is not over, or the range cuts it. */
  part: boolean;
}

/**
 * The rows of a range, without a gap. Its first and last week or month are cut at its ends, so that the rows count
 * exactly the days that were asked for.
 * @param today of the office, which is not over
 */
export function periodsOf({ from, to, grain }: DateRange, today: Day): Period[] {
  const periods: Period[] = [];
  for (let start = from; start <= to;) {
    const whole = WHOLE[grain];
    const last = whole.end(start);
    const end = last < to ? last : to;
    periods.push({
      label: labelOf(start, end, grain),
      from: start,
      to: end,
      part: start > whole.start(start) || end < last || end >= today,
    });
    start = plusDays(end, 1);
  }
  return periods;
}

/** The first and the last day of the day, the week or the month in which a day lies. */
const WHOLE: Record<Grain, Record<'start' | 'end', (day: Day) => Day>> = {
  day: { start: (day) => day, end: (day) => day },
  week: { start: startOfWeek, end: endOfWeek },
  month: { start: startOfMonth, end: endOfMonth },
};

/** A period as the file names it [FOFF-32]. */
export const partLabel = ({ label, part }: Pick<Period, 'label' | 'part'>): string =>
  part ? `${label} (part)` : label;

function labelOf(from: Day, to: Day, grain: Grain): string {
  if (grain === 'month') {
    return monthLabel(from);
  }
  return from === to ? dayLabel(from) : `${dayLabel(from)} - ${dayLabel(to)}`;
}
