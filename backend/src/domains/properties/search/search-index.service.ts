import { Injectable } from '@nestjs/common';
import { DataSource, EntityManager } from 'typeorm';
import { SINGLES_FROM } from './map.service';
import { wordsOf } from './keyword.queries';
import { allSuggestionsSql, READY_PREFIX, suggestionsSql } from './suggestions.queries';
import { CLOSED } from '../visibility.sql';

interface Row {
  name: string;
  city: string;
  zip_code: string;
  state_name: string;
  state_code: string;
  state_id: number;
  latitude: number | null;
  longitude: number | null;
  closed: boolean;
}

interface Fed {
  tokens: string[];
  prefixes: string[];
  latitude: number | null;
  longitude: number | null;
}

const NOTHING: Fed = { tokens: [], prefixes: [], latitude: null, longitude: null };

/** The beginnings, 2 to 4 letters long, under which a property's place and name are suggested. */
function prefixesOf(row: Row): string[] {
  const terms = [row.name, row.city, row.zip_code, row.state_name].map((term) => term.toLowerCase());
  const cut = terms.flatMap((term) =>
    [2, 3, 4]
      .filter((length) => length <= READY_PREFIX && term.length >= length)
      .map((length) => term.slice(0, length)),
  );
  return [...new Set([...cut, row.state_code.toLowerCase()])];
}

const MAP_CELLS = `
  insert into map_cells (z, y, x, count, latitude, longitude, property_id)
  select z, floor((latitude + 90) * (1 << z) / 16)::int, floor((longitude + 180) * (1 << z) / 16)::int, count(*)::int, avg(latitude)::real, avg(longitude)::real,
         case when count(*) = 1 then min(p.id) end
  from public_properties p, generate_series(0, ${SINGLES_FROM - 1}) z`;

/** Feeds the derived tables of search, suggestions and map from the live rows. */
@Injectable()
export class SearchIndexService {
  constructor(private readonly source: DataSource) {}

  /** Brings everything derived from one property up to date; the same result however often it runs. */
  async refresh(propertyId: number): Promise<void> {
    await this.source.transaction((manager) => this.refreshWithin(manager, propertyId));
  }

  /** The same in the transaction of a change that must not be found a moment longer. */
  async refreshWithin(manager: EntityManager, propertyId: number): Promise<void> {
    await manager.query('select pg_advisory_xact_lock(7203513, $1)', [propertyId]);
    const [row] = await manager.query<Row[]>(
      `select p.name, p.city, p.zip_code, s.name state_name, s.code state_code, p.state_id, p.latitude, p.longitude, ${CLOSED} closed
         from public_properties p join states s on s.id = p.state_id where p.id = $1 and p.active`,
      [propertyId],
    );
    const [before = NOTHING] = await manager.query<Fed[]>(
      'select tokens, prefixes, latitude, longitude from search_texts where property_id = $1',
      [propertyId],
    );
    const after: Fed = row
      ? {
          tokens: [
            ...new Set(
              wordsOf(`${row.name} ${row.city} ${row.zip_code}`).concat(wordsOf(`${row.state_name} ${row.state_code}`)),
            ),
          ],
          prefixes: prefixesOf(row),
          latitude: row.latitude,
          longitude: row.longitude,
        }
      : NOTHING;
    await this.replaceWords(manager, propertyId, before, after, row);
    await this.refreshPrefixes(manager, [...new Set([...before.prefixes, ...after.prefixes])]);
    await this.refreshCells(manager, [before, after]);
  }

  /** Rebuilds everything, after a large import. */
  async rebuild(): Promise<void> {
    await this.source.transaction(async (manager) => {
      await manager.query(`set local statement_timeout = '30min'`);
      await manager.query('truncate search_texts, search_tokens, search_words, suggestions, map_cells');
      // Into an empty index words go far faster in large batches; by the end of the transaction nothing is pending.
      await manager.query(`set local work_mem = '128MB'`);
      await manager.query('alter index search_texts_tsv set (fastupdate = on, gin_pending_list_limit = 262144)');
      await manager.query(`
        insert into search_texts (property_id, tsv, tokens, prefixes, latitude, longitude)
        select p.id, array_to_tsvector(w.tokens), w.tokens, w.prefixes, p.latitude, p.longitude
        from public_properties p join states s on s.id = p.state_id,
        lateral (select
          (select array_agg(distinct m[1]) from regexp_matches(lower(p.name || ' ' || p.city || ' ' || p.zip_code || ' ' || s.name || ' ' || s.code), '[[:alnum:]]+', 'g') m) tokens,
          (select array_agg(distinct x) from (
             select left(t, k) x from unnest(array[lower(p.name), lower(p.city), p.zip_code, lower(s.name)]) t, generate_series(2, ${READY_PREFIX}) k where length(t) >= k
             union select lower(s.code)) q) prefixes) w
        where p.active`);
      await manager.query(`select gin_clean_pending_list('search_texts_tsv')`);
      await manager.query('alter index search_texts_tsv reset (gin_pending_list_limit)');
      await manager.query('alter index search_texts_tsv set (fastupdate = off)');
      await manager.query(`insert into search_tokens (token, property_id, closed, state_id)
        select t, property_id, ${CLOSED}, p.state_id from search_texts join properties p on p.id = property_id, unnest(search_texts.tokens) t order by 1, 2`);
      await manager.query(
        'insert into search_words (token, count) select token, count(*)::int from search_tokens group by token',
      );
      await manager.query(
        `insert into suggestions (prefix, answer) ${allSuggestionsSql('(select distinct prefix from search_texts, unnest(prefixes) prefix)')}`,
      );
      await manager.query(`${MAP_CELLS} where p.active and p.latitude is not null group by 1, 2, 3`);
    });
  }

  private async replaceWords(
    manager: EntityManager,
    propertyId: number,
    before: Fed,
    after: Fed,
    row: Pick<Row, 'closed' | 'state_id'> | undefined,
  ): Promise<void> {
    const gone = before.tokens.filter((token) => !after.tokens.includes(token)).sort();
    const come = after.tokens.filter((token) => !before.tokens.includes(token)).sort();
    if (after.tokens.length === 0) {
      await manager.query('delete from search_texts where property_id = $1', [propertyId]);
    } else {
      await manager.query(
        `insert into search_texts (property_id, tsv, tokens, prefixes, latitude, longitude) values ($1, array_to_tsvector($2::text[]), $2, $3, $4, $5)
         on conflict (property_id) do update set tsv = excluded.tsv, tokens = excluded.tokens, prefixes = excluded.prefixes, latitude = excluded.latitude, longitude = excluded.longitude`,
        [propertyId, after.tokens, after.prefixes, after.latitude, after.longitude],
      );
    }
    await manager.query('delete from search_tokens where property_id = $1 and token = any($2)', [propertyId, gone]);
    await manager.query(
      `insert into search_tokens as s (token, property_id, closed, state_id) select t, $1::int, $3, $4::smallint from unnest($2::text[]) t
       on conflict (token, property_id) do update set closed = excluded.closed, state_id = excluded.state_id
       where (s.closed, s.state_id) <> (excluded.closed, excluded.state_id)`,
      [propertyId, after.tokens, row?.closed, row?.state_id],
    );
    await manager.query('update search_words set count = count - 1 where token = any($1)', [gone]);
    await manager.query('delete from search_words where token = any($1) and count <= 0', [gone]);
    await manager.query(
      'insert into search_words as w (token, count) select t, 1 from unnest($1::text[]) t on conflict (token) do update set count = w.count + 1',
      [come],
    );
  }

  private async refreshPrefixes(manager: EntityManager, prefixes: string[]): Promise<void> {
    await manager.query('delete from suggestions where prefix = any($1)', [prefixes]);
    await manager.query(
      `insert into suggestions (prefix, answer) ${suggestionsSql('(select unnest($1::text[]) prefix)')} on conflict (prefix) do update set answer = excluded.answer`,
      [prefixes],
    );
  }

  private async refreshCells(manager: EntityManager, places: Fed[]): Promise<void> {
    for (const { latitude, longitude } of places) {
      if (latitude === null || longitude === null) {
        continue;
      }
      await manager.query(
        `delete from map_cells
         where z < ${SINGLES_FROM} and y = floor(($1::float8 + 90) * (1 << z) / 16)::int and x = floor(($2::float8 + 180) * (1 << z) / 16)::int`,
        [latitude, longitude],
      );
      await manager.query(
        `${MAP_CELLS} where p.active
           and p.latitude >= floor(($1::float8 + 90) * (1 << z) / 16) * 16 / (1 << z) - 90 and p.latitude < (floor(($1::float8 + 90) * (1 << z) / 16) + 1) * 16 / (1 << z) - 90
           and p.longitude >= floor(($2::float8 + 180) * (1 << z) / 16) * 16 / (1 << z) - 180 and p.longitude < (floor(($2::float8 + 180) * (1 << z) / 16) + 1) * 16 / (1 << z) - 180
         group by 1, 2, 3 on conflict (z, y, x) do update set count = excluded.count, latitude = excluded.latitude, longitude = excluded.longitude, property_id = excluded.property_id`,
        [latitude, longitude],
      );
    }
  }
}
