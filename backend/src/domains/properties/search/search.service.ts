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
import { similarTo } from './similar.queries';
import { suggestionsFor } from './suggestions.queries';
import { loneWord, wordPage, type WordRow, wordTotal } from './word.queries';

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
    const word = loneWord(request);
    return (word && (await this.ofWord(request, word))) || this.ofKeyword(request);
  }

  /** By a lone word, in one statement; undefined where too many words begin with it. */
  private async ofWord(request: SearchAsked, word: string): Promise<SearchPage | undefined> {
    const total = this.total(wordTotal(request, word));
    const rows = await this.run<WordRow>(wordPage(request, word, total.known === undefined));
    return rows[0].many ? undefined : pageOf(rows, await total.of(rows));
  }

  private async ofKeyword(request: SearchAsked): Promise<SearchPage> {
    const keyword = await this.keyword(request);
    if (keyword?.way === 'none') {
      return { rows: '[]', total: 0 };
    }
    return this.page(searchTotal(request, keyword), (counted) => searchPage(request, counted, keyword));
  }

  /** Featured listings [SRCH-07]. */
  async featured(window: Window): Promise<SearchPage> {
    return this.page(featuredTotal(), (counted) => featuredPage(window, counted));
  }

  /** Up to four open listings that are like this one, as JSON text [FSITE-30]. */
  async similar(id: number): Promise<string> {
    const rows = await this.run<ResultRow>(similarTo(id));
    return rowsText(rows);
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

  private async page(counting: Statement, rowsOf: (counted: boolean) => Statement): Promise<SearchPage> {
    const total = this.total(counting);
    const rows = await this.run<ResultRow>(rowsOf(total.known === undefined));
    return pageOf(rows, await total.of(rows));
  }

  /** The total of a page: known from before, counted with the page, or counted apart. */
  private total(counting: Statement): { known?: number; of(rows: ResultRow[]): number | Promise<number> } {
    const key = keyOf(counting);
    const count = async (): Promise<number> => (await this.run<{ total: number }>(counting))[0].total;
    const known = this.totals.known(key, count);
    return { known, of: ([{ total }]) => known ?? total ?? this.totals.count(key, count) };
  }

  private run<Row extends object>(statement: Statement): Promise<Row[]> {
    return sql<Row>(this.reads, statement);
  }
}

const rowsText = (rows: ResultRow[]): string =>
  `[${rows
    .filter(({ card }) => card)
    .map(resultText)
    .join(',')}]`;

const pageOf = (rows: ResultRow[], total: number): SearchPage => ({ rows: rowsText(rows), total });

const keyOf = ({ name, text, values }: Statement): string => JSON.stringify([name ?? text, values]);
