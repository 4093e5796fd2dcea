import { Injectable } from '@nestjs/common';
import type { Window } from '../../../platform/http/list/paging.dto';
import { Totals } from '../../../platform/http/list/totals';
import { sql, Statement } from '../../../platform/database/sql';
import { PublicAnswers } from '../../../platform/cache/public-answers';
import { ActivityRecorder } from '../../activity/activity-recorder';
import { KeywordPlan, planKeyword, WordFound, wordsStatement } from './keyword.queries';
import type { SearchAsked, SearchPage } from './search';
import {
  COUNT_CAP,
  featuredPage,
  featuredTotal,
  type ResultRow,
  resultText,
  searchPage,
  searchTotal,
} from './search.queries';
import { suggestionsFor } from './suggestions.queries';

/** Large totals are counted once a minute, not once a request. */
const MINUTE_MS = 60_000;

/** The public search. Its rows are JSON text made by Postgres and passed through. */
@Injectable()
export class SearchService {
  private readonly totals = new Totals(COUNT_CAP, Date.now, MINUTE_MS);

  constructor(
    private readonly reads: PublicAnswers,
    private readonly activity: ActivityRecorder,
  ) {}

  /** Counts a search for a keyword, when this is the first page of one. */
  count({ filter, window }: SearchAsked): void {
    if (filter.keyword && window.first === 0) {
      this.activity.searched(filter.keyword);
    }
  }

  /** Some results and how many there are [SRCH-23]. */
  async search(request: SearchAsked): Promise<SearchPage> {
    const keyword = await this.keyword(request);
    if (keyword?.way === 'none') {
      return { rows: '[]', total: 0 };
    }
    return this.page(searchTotal(request, keyword), (counted) => searchPage(request, counted, keyword), keyword?.total);
  }

  /** Featured listings [SRCH-07]. */
  async featured(window: Window): Promise<SearchPage> {
    return this.page(featuredTotal(), (counted) => featuredPage(window, counted));
  }

  /** Up to eight suggestions, as JSON text, for what has been typed, from two characters on [SRCH-08]. */
  async suggestions(keyword: string | undefined): Promise<string> {
    const typed = (keyword ?? '').trim().toLowerCase().replace(/\s+/g, ' ');
    if (typed.length < 2) {
      return '[]';
    }
    const [row] = await this.run<{ answer: string }>(suggestionsFor(typed));
    return row?.answer ?? '[]';
  }

  /** How a keyword is best looked for; undefined without one. */
  private async keyword(request: SearchAsked): Promise<KeywordPlan | undefined> {
    const words = wordsStatement(request.filter);
    return words && planKeyword(request, await this.run<WordFound>(words));
  }

  /** One page with its total: known from elsewhere or from before, or counted with it. */
  private async page(
    counting: Statement,
    pageOf: (counted: boolean) => Statement,
    given?: number,
  ): Promise<SearchPage> {
    const key = keyOf(counting);
    const count = async (): Promise<number> => (await this.run<{ total: number }>(counting))[0].total;
    const known = given ?? this.totals.known(key, count);
    const rows = await this.run<ResultRow>(pageOf(known === undefined));
    const counted = rows[0].total ?? COUNT_CAP;
    const total = known ?? (counted < COUNT_CAP ? counted : await this.totals.count(key, count));
    return {
      rows: `[${rows
        .filter(({ card }) => card)
        .map(resultText)
        .join(',')}]`,
      total,
    };
  }

  private run<Row extends object>(statement: Statement): Promise<Row[]> {
    return sql<Row>(this.reads, statement);
  }
}

const keyOf = ({ name, values }: Statement): string => JSON.stringify([name, values]);
