import { Injectable } from '@nestjs/common';
import { today } from '@stowbridge/contract/dates';
import { FUNNEL, LIVE_STAGES, type LossId } from '@stowbridge/contract/pipeline';
import { Config } from '../../config';
import { startOfMonth } from '../../domains/activity/calendar';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { Replicas } from '../../platform/database/replicas';
import { sql } from '../../platform/database/sql';
import { dateRange, Period, periodsOf, RangeAsked } from '../../domains/activity/date-range';
import { Durations, durationsOf } from './percentiles';
import { Chosen, FigureRow, figuresIn } from './pipeline.queries';

export type PipelineAsked = RangeAsked & Chosen;

/** The deals that began in a month, and how many of them have come how far since. */
export type Cohort = Pick<Period, 'label' | 'part'> & {
  interested: number;
  offered: number;
  accepted: number;
  sold: number;
};

/** So many deals were lost in a way, for a reason; null where nobody gave one. */
export interface LostDeals {
  loss: LossId;
  reason: string | null;
  count: number;
}

export interface PipelineFigures {
  from: string;
  to: string;
  stages: (Durations & { stageId: number })[];
  cohorts: Cohort[];
  answers: Durations;
  /** The most frequent first. */
  lost: LostDeals[];
  /** Lost deals whose reasons are not among those. */
  lostOtherwise: number;
}

/** A long tail of reasons that were given once tells nobody anything. */
const MOST_REASONS = 20;

/** How long stages take and how many deals get through, by the days of the office. */
@Injectable()
export class PipelineService {
  constructor(
    private readonly replicas: Replicas,
    private readonly config: Config,
  ) {}

  async figures(caller: Caller, asked: PipelineAsked): Promise<PipelineFigures> {
    requireAdmin(caller);
    const zone = this.config.OFFICE_TIME_ZONE;
    const now = today(zone);
    const range = dateRange(asked, now);
    const { values, ...statement } = figuresIn(asked);
    const rows = await sql<FigureRow>(this.replicas, { ...statement, values: [range.from, range.to, zone, ...values] });
    const of = (figure: FigureRow['figure']): FigureRow[] => rows.filter((row) => row.figure === figure);
    const lost = of('lost').sort((one, other) => other.count - one.count || one.reason.localeCompare(other.reason));
    return {
      from: range.from,
      to: range.to,
      stages: LIVE_STAGES.map((stageId) => ({
        stageId,
        ...durationsOf(of('stay').filter(({ key }) => key === stageId)),
      })),
      cohorts: periodsOf({ ...range, grain: 'month' }, now).map((period) => cohortOf(period, of('reached'))),
      answers: durationsOf(of('answer')),
      lost: lost
        .slice(0, MOST_REASONS)
        .map(({ key, reason, count }) => ({ loss: key as LossId, reason: reason || null, count })),
      lostOtherwise: lost.slice(MOST_REASONS).reduce((sum, { count }) => sum + count, 0),
    };
  }
}

function cohortOf({ label, part, from }: Period, reached: FigureRow[]): Cohort {
  const [interested, offered, accepted, sold] = FUNNEL.map(
    (step) => reached.find(({ key, month }) => key === step && month === startOfMonth(from))?.count ?? 0,
  );
  return { label, part, interested, offered, accepted, sold };
}
