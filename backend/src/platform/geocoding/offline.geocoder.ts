import { Injectable } from '@nestjs/common';
import type { Point } from '@stowbridge/contract/distance';
import { Replicas } from '../database/replicas';
import { sql } from '../database/sql';
import { Address, Geocoder } from './geocoder';

/** How a city is compared: `ST. LOUIS` is `Saint Louis`, and `Mt. Airy` is `Mount Airy`. */
const normal = (name: string): string =>
  `regexp_replace(regexp_replace(trim(regexp_replace(replace(lower(${name}), '.', ''), '\\s+', ' ', 'g')), '^saint ', 'st '), '^mount ', 'mt ')`;

/** By an index: most addresses need no look at the names of all places of their state. */
const BY_ZIP = `
  select avg(latitude) latitude, avg(longitude) longitude from us_places where zip = $2 and state_code = $1 having count(*) > 0`;

/**
 * The mean of the ZIP code's places, else that of the ZIP codes whose place has the city's name, else the largest city
 * of that name, and of two as large the first of GeoNames.
 */
const FIND = `
  select avg(latitude) latitude, avg(longitude) longitude from us_places
  where state_code = $1 and (zip = $2 or ${normal('city')} = ${normal('$3')})
  group by zip = $2, zip is null, case when zip is null then id end
  order by zip = $2 desc nulls last, zip is null, max(population) desc, min(id) limit 1`;

/**
 * Knows every US ZIP code and city without asking anybody: the centroid of the ZIP where it lies in the state, else
 * that of the city. It cannot check the street.
 */
@Injectable()
export class OfflineGeocoder extends Geocoder {
  constructor(private readonly replicas: Replicas) {
    super();
  }

  async find({ city, stateCode, zipCode }: Address): Promise<Point | undefined> {
    const [state, zip] = [stateCode.toUpperCase(), zipCode.trim().slice(0, 5)];
    const [byZip] = await sql<Point>(this.replicas, { name: 'place-by-zip', text: BY_ZIP, values: [state, zip] });
    if (byZip) {
      return byZip;
    }
    const [byCity] = await sql<Point>(this.replicas, { text: FIND, values: [state, zip, city] });
    return byCity;
  }
}
