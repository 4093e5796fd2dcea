import type { Statement } from '../../../platform/database/sql';
import { MANY, wordsOf } from './keyword.queries';
import type { SearchAsked } from './search';
import { cappedTotal, depthOf, nearLimit, type ResultRow, searchParts } from './search.queries';

/** A row of a page of a lone word. */
export interface WordRow extends ResultRow {
  /** Whether too many begin with the word to put them in order: it is looked for as any other keyword then. */
  many: boolean;
}

/** The only word of a search that nothing but a state narrows, the newest first; undefined for any other search. */
export function loneWord(request: SearchAsked): string | undefined {
  const [word, ...more] = wordsOf(request.filter.keyword ?? '');
  const { shape } = searchParts(request);
  return more.length === 0 && request.sortBy === 'newest' && (shape === '' || shape === 's') ? word : undefined;
}

/** As values of the moment: a plan for one beginning, which looks cheaper, would be made for each search anew. */
const BEGINS = `token ~>=~ (select $1::text) and token ~<~ (select $1::text || chr(1114111))`;
const ONE = 'token = (select token from w where tokens = 1)';

/**
 * The words of the dictionary `w` that begin with the one that is looked for. Of a single one the newest properties are
 * kept in order; those of more, `several`, are collected and put in order.
 */
const wordsAndHits = (inState: string): string => `
  with w as materialized (select count(*)::int tokens, min(token) token, coalesce(sum(count), 0)::int hits from search_words where ${BEGINS}),
  several as materialized (select distinct property_id id, closed from search_tokens where (select tokens > 1 and hits <= ${MANY} from w) and ${BEGINS}${inState})`;

/** One page of a lone word, and with each row the total: from the dictionary, or counted. @param counted see `searchPage` */
export function wordPage({ filter: { stateId }, window }: SearchAsked, word: string, counted: boolean): Statement {
  const [inState, live] = stateId
    ? [' and state_id = $4::smallint', 'p.active and p.state_id = $4::smallint']
    : ['', 'p.active'];
  const depth = depthOf(window);
  const ofOne =
    stateId && counted ? cappedTotal(`select from search_tokens where ${ONE}${inState}`) : stateId ? 'null' : 'w.hits';
  return {
    name: `word:${stateId ? 's' : ''}:${depth ?? 'far'}${counted ? ':counted' : ''}`,
    text: `${wordsAndHits(inState)}
      select l.card, l.listed_at "listedAt", w.tokens > 1 and w.hits > ${MANY} many,
             case when w.tokens = 1 then ${ofOne} else (select count(*)::int from several) end total
      from w left join (select id, row_number() over () place from (select id from (
        (select p.id from (select property_id, closed from search_tokens where ${ONE}${inState} order by closed, property_id desc) t,
           lateral (select p.id from public_properties p where p.id = t.property_id and ${live} offset 0) p ${nearLimit(depth)})
        union all
        (select p.id from (select id from several order by closed, id desc) s,
           lateral (select p.id from public_properties p where p.id = s.id and ${live} offset 0) p ${nearLimit(depth)})
      ) n limit $2::int offset $3::int) i) k on true
      left join listing_texts l on l.property_id = k.id order by k.place`,
    values: [word, window.count, window.first, ...(stateId ? [stateId] : [])],
  };
}

/** The exact total of a single word in a state, without a cap. */
export const wordTotal = ({ filter: { stateId } }: SearchAsked, word: string): Statement => ({
  name: 'word-total',
  text: `
    with w as materialized (select count(*)::int tokens, min(token) token from search_words where ${BEGINS})
    select count(*)::int total from search_tokens where ${ONE} and state_id = $2::smallint`,
  values: [word, stateId],
});
