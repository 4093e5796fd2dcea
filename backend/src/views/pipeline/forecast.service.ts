import { Injectable } from '@nestjs/common';
import { today } from '@stowbridge/contract/dates';
import { FEWEST_DEALS, LIVE_STAGES } from '@stowbridge/contract/pipeline';
import { DataSource } from 'typeorm';
import { Config } from '../../config';
import { monthLabel } from '../../domains/activity/calendar';
import { OfficeSettings, StageProbability } from '../../domains/lookups/forecast-settings.entity';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { XLSX_MAX_ROWS } from '../../platform/common/xlsx';
import { sql } from '../../platform/database/sql';
import { dateRange } from '../../domains/activity/date-range';
import { Chosen, ENDS, EndRow, ForecastDeal, forecastDeals, ForecastSum, forecastSums } from './pipeline.queries';

/** Sums of deals in whole dollars: their prices, these by the probability of their stages, and what the office earns of that. */
export interface ForecastTotal {
  count: number;
  price: number;
  weighted: number;
  commission: number;
}

export interface Forecast {
  commissionPercent: number;
  /** In the order of the stages. */
  probabilities: { stageId: number; percent: number; ended: number; suggestion: number | null }[];
  months: (ForecastTotal & { month: string; label: string })[];
  /** With an expected closing, the next first. */
  deals: ForecastDeal[];
  /** Without one. */
  apart: ForecastTotal;
  /** The newest of those. */
  apartDeals: ForecastDeal[];
}

/** Lists that a page can hold; the file has all. */
const MOST_DEALS = 500;
/** The suggestions follow from what ended in the last 12 months. */
const LAST_YEAR = 5;
const NOTHING: ForecastTotal = { count: 0, price: 0, weighted: 0, commission: 0 };

/** What is to come: live deals by the months in which they are expected to close. */
@Injectable()
export class ForecastService {
  constructor(
    private readonly source: DataSource,
    private readonly config: Config,
  ) {}

  async forecast(caller: Caller, chosen: Chosen): Promise<Forecast> {
    requireAdmin(caller);
    const [sums, deals, apartDeals, probabilities, commissionPercent] = await Promise.all([
      sql<ForecastSum>(this.source, forecastSums(chosen)),
      sql<ForecastDeal>(this.source, forecastDeals(chosen, true, MOST_DEALS)),
      sql<ForecastDeal>(this.source, forecastDeals(chosen, false, MOST_DEALS)),
      this.probabilities(),
      this.commissionPercent(),
    ]);
    const months = [...new Set(sums.flatMap(({ month }) => month ?? []))];
    return {
      commissionPercent,
      probabilities,
      months: months.map((month) => ({
        month: month.slice(0, 7),
        label: monthLabel(month),
        ...totalOf(sums.filter((sum) => sum.month === month)),
      })),
      deals,
      apart: totalOf(sums.filter(({ month }) => month === null)),
      apartDeals,
    };
  }

  /** All deals of the forecast, those without an expected closing last. */
  async all(caller: Caller, chosen: Chosen): Promise<ForecastDeal[]> {
    requireAdmin(caller);
    const [deals, apart] = await Promise.all(
      [true, false].map((closing) => sql<ForecastDeal>(this.source, forecastDeals(chosen, closing, XLSX_MAX_ROWS))),
    );
    return [...deals, ...apart].slice(0, XLSX_MAX_ROWS);
  }

  /** Beside the value that the office has set stands what its own deals of the last year suggest; it is never set by itself. */
  private async probabilities(): Promise<Forecast['probabilities']> {
    const zone = this.config.OFFICE_TIME_ZONE;
    const { from, to } = dateRange({ presetId: LAST_YEAR }, today(zone));
    const ends = await sql<EndRow>(this.source, { name: 'pipeline-ends', text: ENDS, values: [from, to, zone] });
    const set = await this.source.manager.find(StageProbability);
    return LIVE_STAGES.map((stageId) => {
      const { ended = 0, sold = 0 } = ends.find((one) => one.stageId === stageId) ?? {};
      return {
        stageId,
        percent: set.find(({ id }) => id === stageId)?.percent ?? 0,
        ended,
        suggestion: ended < FEWEST_DEALS ? null : Math.round((100 * (sold ?? 0)) / ended),
      };
    });
  }

  private async commissionPercent(): Promise<number> {
    return (await this.source.manager.findOneByOrFail(OfficeSettings, { id: 1 })).commissionPercent;
  }
}

const totalOf = (sums: ForecastSum[]): ForecastTotal =>
  sums.reduce(
    (total, sum) => ({
      count: total.count + sum.count,
      price: total.price + sum.price,
      weighted: total.weighted + sum.weighted,
      commission: total.commission + sum.commission,
    }),
    NOTHING,
  );
