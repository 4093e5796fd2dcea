import type { Point } from '@stowbridge/contract/distance';
import type { Statement } from '../../platform/database/sql';

/** A ZIP code or a city as somebody typed it. */
export interface NamedPlace extends Point {
  name: string;
}

const ofZip = (zip: string): Statement => ({
  name: 'place-of-zip',
  text: `select $1::text || ', ' || min(city) || ', ' || min(state_code) name, avg(latitude) latitude, avg(longitude) longitude
    from us_places where zip = $1 having count(*) > 0`,
  values: [zip],
});

/** The words of the index `us_places_name`. */
const isCalled = (name: string): string => `lower(replace(city, '.', '')) = lower(replace(${name}, '.', ''))`;

/** The largest city of that name, in its state where one is named; where no city has it, a place of the post. */
const ofCity = (text: string): Statement => {
  const [, city, state] = /^(.+),\s*([^,]+)$/.exec(text) ?? /^(.+)\s([a-z]{2})$/i.exec(text) ?? [];
  return {
    name: 'place-of-city',
    text: `select city || ', ' || state_code name, latitude, longitude from us_places
      where ${isCalled('$1::text')} or ${isCalled('$2::text')} and state_code = (select code from states where lower($3::text) in (lower(code), lower(name)))
      order by zip is not null, population desc, id limit 1`,
    values: [text, city, state],
  };
};

/** The place from which distances are told: a ZIP code, or a city with or without its state. */
export const placeStatement = (text: string): Statement => {
  const [, zip] = /^(\d{5})(?:-\d{4})?$/.exec(text) ?? [];
  return zip ? ofZip(zip) : ofCity(text);
};
