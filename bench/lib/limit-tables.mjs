import { requireFromBackend } from './stack.mjs';

/** So many cards are made by one statement. */
const BATCH = 20_000;
/** So many properties have a finished profile; those that are asked for come first. */
const PROFILES = 20_000;

/**
 * The limit's own tables, in a schema of its own, made for reading and nothing else: finished texts, and indexes in the
 * order of each sort. What the texts say is taken from the product once, so that both answer the same; how they are
 * found is not.
 */
const TABLES = `
  drop schema if exists best cascade;
  create schema best;

  create table best.keys as
    select p.id, p.state_id, p.rentable_sqft sqft, p.status_id = 4 closed, p.featured and p.status_id in (1, 2, 3) featured, p.created_at,
           case when p.status_id in (1, 2, 3) and p.alternate_price_option_id is null and p.price > 0 then p.price end price
    from properties p where p.active;
  alter table best.keys add primary key (id);
  create index on best.keys (closed, id desc);
  create index on best.keys (state_id, closed, id desc);
  create index on best.keys (state_id, price desc nulls last, closed, id desc) include (sqft);
  create index on best.keys (price desc nulls last, closed, id desc);
  create index on best.keys (price nulls last, closed, id desc);
  create index on best.keys (sqft desc nulls last, id desc);
  create index on best.keys (sqft nulls last, id);
  create index on best.keys (created_at desc, id desc) where featured;

  create table best.cards (id int primary key, card text not null);
  create table best.profiles (id int primary key, profile text not null);

  create table best.words as select token, count from search_words;
  create table best.tokens as select token, closed, property_id id from search_tokens;
  create index on best.tokens (token, closed, id desc);
  create table best.texts as
    select k.id, k.closed, t.tsv || array_to_tsvector(array['~' || k.state_id]) tsv from search_texts t join best.keys k on k.id = t.property_id;
  create index on best.texts using gin (tsv) with (fastupdate = off);
  create index on best.texts (closed, id desc);

  create table best.suggestions as select prefix, answer from suggestions;
  alter table best.suggestions add primary key (prefix);
  create table best.terms as
    select s.name label, lower(s.name) term, 'State' kind, 0 rank, null::int id, 1 n from states s where exists (select from properties p where p.active and p.state_id = s.id)
    union all
    select p.city || ', ' || s.code, lower(p.city), 'City', 1, null, count(*) from properties p join states s on s.id = p.state_id where p.active group by p.city, s.code
    union all
    select p.zip_code, p.zip_code, 'Zip', 2, null, count(*) from properties p where p.active group by p.zip_code
    union all
    select p.name, lower(p.name), 'Property', 3, p.id, 1 from properties p where p.active;
  create index on best.terms (term text_pattern_ops, rank);

  create table best.cells as
    select c.z, c.y, c.x, json_build_array(c.count, c.latitude, c.longitude, c.property_id, k.price,
      case when k.closed then 'Closed' when k.id is not null and k.price is null then coalesce(a.name, 'Unpriced') end)::text cell
    from map_cells c left join best.keys k on k.id = c.property_id left join properties p on p.id = k.id
    left join price_alternatives a on a.id = p.alternate_price_option_id
    where c.property_id is null or k.id is not null;
  alter table best.cells add primary key (z, y, x) include (cell);`;

/** Makes them from the properties that are there, as the owner of the database. */
export async function makeLimitTables(stack) {
  const pg = requireFromBackend('pg');
  const { searchPage, resultText } = requireFromBackend('./dist/domains/properties/search/search.queries.js');
  const { profileStatement } = requireFromBackend('./dist/views/profile/profile.queries.js');
  const { daysListed } = requireFromBackend('./dist/domains/properties/listing/days-listed.js');
  const client = new pg.Client({ connectionString: stack.postgres.url });
  await client.connect();
  try {
    await client.query(TABLES);
    for (let first = 0, made = BATCH; made === BATCH; first += BATCH) {
      const asked = { filter: {}, sortBy: 'newest', direction: 'asc', window: { first, count: BATCH } };
      const { rows } = await client.query(searchPage(asked, false));
      const cards = rows.filter(({ card }) => card).map(resultText);
      made = cards.length;
      await client.query(
        `insert into best.cards select (card::json->>'StoreID')::int, card from unnest($1::text[]) card`,
        [cards],
      );
    }
    const { rows } = await client.query('select id from best.keys order by md5(id::text) limit $1', [PROFILES]);
    const profiles = [];
    for (const { id } of rows) {
      const [{ profile, listedAt }] = (
        await client.query(profileStatement(id, { unpublishedToo: false, preview: false }))
      ).rows;
      const { daysListed: DaysListed, daysListedType: DaysListedType } = daysListed(listedAt);
      profiles.push(`${profile.slice(0, -1)},${JSON.stringify({ DaysListed, DaysListedType }).slice(1)}`);
    }
    await client.query('insert into best.profiles select * from unnest($1::int[], $2::text[])', [
      rows.map(({ id }) => id),
      profiles,
    ]);
    const { username } = new URL(stack.postgres.appUrl);
    await client.query(
      `grant usage on schema best to "${username}"; grant select on all tables in schema best to "${username}"`,
    );
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
