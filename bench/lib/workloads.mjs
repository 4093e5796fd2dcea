const REQUESTS = 200;

const get = (path) => ({ method: 'GET', path });
const post = (path, body) => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const SEARCH = '/api/home/property/search';

/** Price and area as the site's filter would be set by somebody who would buy this property. */
function filterAround({ state_id, price, rentable_sqft }, index) {
  return {
    StateID: state_id,
    PriceStart: Math.max(0, Math.floor(price / 500_000) - 1 - (index % 3)) * 500_000,
    PriceEnd: Math.min(25_000_000, (Math.floor(price / 500_000) + 3 + (index % 5)) * 500_000),
    RentableSQFTStart: Math.max(0, Math.floor(rentable_sqft / 10_000) - 2) * 10_000,
    RentableSQFTEnd: Math.min(500_000, (Math.floor(rentable_sqft / 10_000) + 3) * 10_000),
  };
}

/** A box of the map around a property: the country, a region, a state, a town. */
function boxAround({ latitude, longitude }, index) {
  const [degrees, z] = [
    [40, 1],
    [8, 3],
    [2, 5],
    [0.5, 7],
  ][index % 4];
  const box = {
    z,
    north: latitude + degrees / 2,
    south: latitude - degrees / 2,
    east: longitude + degrees,
    west: Math.max(-180, longitude - degrees),
  };
  return new URLSearchParams(Object.entries(box).map(([name, value]) => [name, String(value)]));
}

/**
 * The hot reads, 200 different requests each, drawn from the properties that are there: the same ones for the same
 * data.
 */
export async function workloads(stack) {
  const drawn = await stack.query(
    `select id, state_id, price::float8 price, rentable_sqft, lower(city) city, lower(name) "name", zip_code, latitude, longitude from properties
     where active and status_id <> 4 and price is not null and rentable_sqft is not null and latitude is not null order by md5(id::text) limit $1`,
    [REQUESTS],
  );
  const all = (make) => Array.from({ length: REQUESTS }, (_, index) => make(drawn[index % drawn.length], index));
  const word = ({ name, city }, index) =>
    index % 2 ? city.split(/[^a-z]+/).find(Boolean) : (name.split(/[^a-z]+/).find((part) => part.length > 3) ?? city);
  return [
    {
      name: 'search, filtered, by price',
      requests: all((row, index) =>
        post(SEARCH, {
          IsShowFull: true,
          SortBy: 1,
          SortOrder: 'DESC',
          Page: 1,
          PageLength: 10,
          ...filterAround(row, index),
        }),
      ),
    },
    {
      name: 'search, state, newest',
      requests: all(({ state_id }, index) =>
        post(SEARCH, { IsShowFull: true, StateID: state_id, Page: 1 + (index % 3), PageLength: 10 }),
      ),
    },
    {
      name: 'search, everything',
      requests: all((_, index) =>
        post(SEARCH, {
          IsShowFull: true,
          SortBy: [0, 1, 3][index % 3],
          SortOrder: index % 2 ? 'ASC' : 'DESC',
          Page: 1 + (index % 7),
          PageLength: 10,
        }),
      ),
    },
    {
      name: 'search, one word',
      requests: all((row, index) =>
        post(SEARCH, { IsShowFull: true, Keyword: word(row, index), Page: 1, PageLength: 10 }),
      ),
    },
    {
      name: 'search, word and state',
      requests: all((row, index) =>
        post(SEARCH, { IsShowFull: true, Keyword: word(row, index), StateID: row.state_id, Page: 1, PageLength: 10 }),
      ),
    },
    {
      name: 'suggestions, to 4 letters',
      requests: all(({ city, zip_code }, index) =>
        post(SEARCH, { Keyword: (index % 4 ? city : zip_code).slice(0, 2 + (index % 3)) }),
      ),
    },
    {
      name: 'suggestions, longer',
      requests: all(({ city, name }, index) => post(SEARCH, { Keyword: (index % 2 ? city : name).slice(0, 6) })),
    },
    {
      name: 'featured',
      requests: all((_, index) => post('/api/home/featuredlistings', { Page: 1 + (index % 3), PageLength: 8 })),
    },
    { name: 'profile', requests: all(({ id }) => get(`/api/home/store/profile/${id}`)) },
    { name: 'map', requests: all((row, index) => get(`/api/home/property/map?${boxAround(row, index)}`)) },
  ];
}
