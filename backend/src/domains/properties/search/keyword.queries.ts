import type { Statement } from '../../../platform/database/sql';
import type { SearchAsked, SearchFilter } from './search';

/**
 * How a keyword is looked for, where `word.queries` does not answer it:
 * - `index`: the full-text index, whose hits are few;
 * - `walk`: in the order of the results until there are enough, because nearly everything is a hit;
 * - `none`: a word that no property holds.
 */
export type KeywordWay = 'index' | 'walk' | 'none';

/** What the dictionary knows of one word; the last word of a keyword stands for all that begin with it. */
export interface WordFound extends Record<string, unknown> {
  /** Properties that hold it; one that holds two such words counts twice. */
  hits: number;
  /** Searchable properties altogether, estimated. */
  all: number;
  /** Those of the state that is asked for, estimated; null where none is. */
  ofState: number | null;
}

export interface KeywordPlan {
  way: KeywordWay;
  /** A full-text query. */
  text: string;
}

/** From so many expected hits on, reading them all costs more than walking. */
export const MANY = 20_000;

const MOST_WORDS = 8;

/** The words of a text as the search tables hold them. */
export const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS);

/** The words come as one text: of an array Postgres would look at the elements, and plan each search anew. */
const WORDS = `
  select coalesce(sum(s.count), 0)::int hits,
         (select greatest(reltuples, 1)::int from pg_class where oid = 'search_texts'::regclass) "all",
         (select coalesce((select count from search_words where token = lower(code)), 0) from states where id = $2::smallint) "ofState"
  from (select word, place from string_to_table($1, ' ') with ordinality w(word, place) limit ${MOST_WORDS}) w left join lateral (
    select token, count from search_words where place < $3::int and token = word
    union all
    select token, count from search_words where place = $3::int and token ~>=~ word and token ~<~ (word || chr(1114111))) s on true
  group by w.place order by w.place`;

/** What the dictionary knows of a keyword's words, in their order, and of a state; undefined without a word. */
export function wordsStatement({ keyword, stateId }: SearchFilter): Statement | undefined {
  const words = wordsOf(keyword ?? '');
  return words.length > 0
    ? { name: 'search-words', text: WORDS, values: [words.join(' '), stateId ?? null, words.length] }
    : undefined;
}

/** A full-text query: every word, the last one as a beginning. */
const tsQuery = (words: string[]): string =>
  words.map((word, index) => `'${word}'${index === words.length - 1 ? ':*' : ''}`).join(' & ');

/** A keyword by the full-text index alone; undefined without a word. */
export function throughIndex(keyword: string | undefined): KeywordPlan | undefined {
  const words = wordsOf(keyword ?? '');
  return words.length > 0 ? { way: 'index', text: tsQuery(words) } : undefined;
}

/** Chooses the way for a search by what the dictionary found, one entry for each word. */
export function planKeyword({ filter }: SearchAsked, found: readonly WordFound[]): KeywordPlan {
  const text = tsQuery(wordsOf(filter.keyword ?? ''));
  if (found.some(({ hits }) => hits === 0)) {
    return { way: 'none', text };
  }
  const [first] = found;
  const expected = found.reduce((hits, word) => hits * Math.min(1, word.hits / word.all), first.ofState ?? first.all);
  return { way: expected > MANY ? 'walk' : 'index', text };
}
