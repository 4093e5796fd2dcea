import { Injectable } from '@nestjs/common';
import { PublicAnswers } from '../../../platform/cache/public-answers';
import { sql } from '../../../platform/database/sql';
import { throughIndex } from './keyword.queries';
import type { MapAsked } from './search';
import { filterParts } from './filter-conditions';
import { CLOSED, LISTED, PUBLIC_PRICE } from '../visibility.sql';

/** From this level on the map shows single properties. */
export const SINGLES_FROM = 12;
const MOST_MARKERS = 1000;
/** Cells of one level: 16 degrees at level 0, half of it at each further level. */
const cell = (degrees: number, from: number, z: number): number => Math.floor(((degrees + from) * 2 ** z) / 16);

/** What is shown on a single property's marker where there is no figure. */
const WORDS = `case when ${CLOSED} then 'Closed' when ${PUBLIC_PRICE} is null then coalesce((select a.name from price_alternatives a where a.id = p.alternate_price_option_id), 'Unpriced') end`;

/** The cell of a published property that stands alone in it, as a JSON array; `id` names its id. */
export const markerOf = (id: string): string => `
  select json_build_array(1, p.latitude::real, p.longitude::real, p.id, ${PUBLIC_PRICE}, ${WORDS})::text marker
  from public_properties p where p.id = ${id} and ${LISTED}`;

/**
 * One that is not published has no marker, and is left out. `offset 0` keeps the join as it stands: Postgres then finds
 * no better plan for some part of the map, and keeps the first.
 */
const CELLS = `
  select '[' || coalesce(string_agg(case when c.property_id is null
    then '[' || c.count || ',' || c.latitude || ',' || c.longitude || ',null,null,null]' else t.marker end, ','), '') || ']' cells
  from map_cells c left join lateral (select marker from listing_texts where property_id = c.property_id offset 0) t on true
  where c.z = $1 and c.y between $2 and $3 and c.x between $4 and $5`;

/** How many properties are where: cells from the pyramid, or single properties when zoomed in. */
@Injectable()
export class MapService {
  constructor(private readonly reads: PublicAnswers) {}

  /** JSON text: [[count, latitude, longitude, id or null, price or null, words instead of the price or null], ...]. */
  async cells({ filter, box, z: level }: MapAsked): Promise<string> {
    const z = Math.min(level, SINGLES_FROM);
    const parts = filterParts(filter, throughIndex(filter.keyword));
    if (parts.shape === '' && z < SINGLES_FROM) {
      const values = [
        z,
        cell(box.south, 90, z),
        cell(box.north, 90, z),
        cell(box.west, 180, z),
        cell(box.east, 180, z),
      ];
      return this.run('map-cells', CELLS, values);
    }
    const first = parts.values.length;
    const where = [
      parts.where,
      `p.latitude between $${first + 1} and $${first + 2}`,
      `p.longitude between $${first + 3} and $${first + 4}`,
    ].join(' and ');
    const values = [...parts.values, box.south, box.north, box.west, box.east];
    if (z >= SINGLES_FROM) {
      const text = `select coalesce(json_agg(json_build_array(1, latitude, longitude, id, price, words)), '[]')::text cells from (
        select p.latitude, p.longitude, p.id, ${PUBLIC_PRICE} price, ${WORDS} words from public_properties p where ${where} order by p.id desc limit ${MOST_MARKERS}) m`;
      return this.run(parts.planned ? undefined : `map-singles:${parts.shape}`, text, values);
    }
    const scale = `$${first + 5}::float8`;
    const text = `select coalesce(json_agg(json_build_array(n, lat, lng, id, price, words)), '[]')::text cells from (
      select count(*)::int n, avg(p.latitude)::real lat, avg(p.longitude)::real lng, case when count(*) = 1 then min(p.id) end id,
             case when count(*) = 1 then min(${PUBLIC_PRICE}) end price, case when count(*) = 1 then min(${WORDS}) end words
      from public_properties p where ${where} group by floor((p.latitude + 90) * ${scale}), floor((p.longitude + 180) * ${scale})) m`;
    return this.run(parts.planned ? undefined : `map-filtered:${parts.shape}`, text, [...values, 2 ** z / 16]);
  }

  private async run(name: string | undefined, text: string, values: unknown[]): Promise<string> {
    const [row] = await sql<{ cells: string }>(this.reads, { name, text, values });
    return row.cells;
  }
}
