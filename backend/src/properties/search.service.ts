import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { pagination } from '../common/paging.dto';
import type { PageRequestDto } from '../common/paging.dto';
import { namedQuery } from '../database/named-query';
import { ActivityRecorder } from '../events/activity-recorder';
import type { PropertySearchDto } from './search.dto';
import { COUNT_CAP, featuredPage, searchPage, searchTotal, Statement } from './search.queries';
import { suggestionsFor } from './suggestions.queries';

interface PageRow extends Record<string, unknown> {
  page: string;
  total: number;
}

const TOTAL_LIFETIME_MS = 60_000;
const MOST_TOTALS = 5_000;

/** The public search. Answers are JSON text made by Postgres and passed through. */
@Injectable()
export class SearchService {
  private readonly totals = new Map<string, { total: number; until: number }>();

  constructor(
    private readonly source: DataSource,
    private readonly activity: ActivityRecorder,
  ) {}

  /** A page of results and its pagination, as JSON text [SRCH-23]. */
  async search(request: PropertySearchDto): Promise<string> {
    if (request.Keyword && request.Page === 1) this.activity.searched(request.Keyword);
    const [row] = await this.run<PageRow>(searchPage(request));
    const total = row.total < COUNT_CAP ? row.total : await this.exactTotal(request);
    return answer(row.page, request, total);
  }

  /** Featured listings, as JSON text [SRCH-07]. */
  async featured(request: PageRequestDto): Promise<string> {
    const [row] = await this.run<PageRow>(featuredPage(request.Page, request.PageLength));
    return answer(row.page, request, row.total);
  }

  /** Up to eight suggestions for what has been typed, from two characters on [SRCH-08]. */
  async suggestions(keyword: string | undefined): Promise<string> {
    const typed = (keyword ?? '').trim().toLowerCase().replace(/\s+/g, ' ');
    if (typed.length < 2) return '[]';
    const [row] = await this.run<{ answer: string } & Record<string, unknown>>(suggestionsFor(typed));
    return row?.answer ?? '[]';
  }

  /** Large totals are counted once a minute, not once a request. */
  private async exactTotal(request: PropertySearchDto): Promise<number> {
    const statement = searchTotal(request);
    const key = JSON.stringify([statement.name, statement.values]);
    const known = this.totals.get(key);
    if (known && known.until > Date.now()) return known.total;
    const [row] = await this.run<{ total: number } & Record<string, unknown>>(statement);
    if (this.totals.size >= MOST_TOTALS) this.totals.clear();
    this.totals.set(key, { total: row.total, until: Date.now() + TOTAL_LIFETIME_MS });
    return row.total;
  }

  private run<Row extends Record<string, unknown>>({ name, text, values }: Statement): Promise<Row[]> {
    return namedQuery<Row>(this.source, name, text, values);
  }
}

const answer = (page: string, request: PageRequestDto, total: number): string =>
  `{"Store":${page},"Pagination":${JSON.stringify(pagination(request, total))}}`;
