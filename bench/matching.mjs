import { wholeNumber } from './lib/long-test.mjs';
import { cpuSeconds, machine, warnWhenBusy } from './lib/machine.mjs';
import { benchOptions } from './lib/options.mjs';
import { requireFromBackend, Stack } from './lib/stack.mjs';
import { median, printTable, quantile } from './lib/table.mjs';

/**
 * How long it takes to tell which of many buyers a property suits, in the one statement of the product, with scores, reasons
 * and the first page: `node bench/matching.mjs [--buyers 200000] [--properties 20]`. The *limit*: a bare statement that only
 * compares state and price of the same criteria. Ends with 1 when a page takes more than 300 ms (p50).
 */
const values = benchOptions({ buyers: '200000', properties: '20' }, { buyers: '500', properties: '3' });
const USAGE = 'Usage: node bench/matching.mjs [--buyers N] [--properties N]';
const [buyers, properties] = [values.buyers, values.properties].map((text) => wholeNumber(text, USAGE));
const AIM_MS = 300;
const PAGE = 50;

const times = (list) => list.map(({ ms }) => ms);
const load = (path) => requireFromBackend(`./dist/${path}.js`);

const PEOPLE = `
  with people as (
    insert into users (first_name, last_name, email, phone_number, user_type_id, status_id, is_confirmed)
    select 'Pat', 'Buyer ' || n, 'buyer' || n || '@bench.example', '303-555-0100', 2, 2, true from generate_series(1, $1::int) n returning id),
  seen as (
    insert into sessions (id, user_id, refresh_hash, signed_in_at, last_used_at, expires_at)
    select gen_random_uuid(), id, 'hash ' || id, now(), now() - id % 300 * interval '1 hour', now() + interval '30 days' from people)
  insert into user_roles (user_id, role_id, is_default) select id, 2, true from people`;

/** What people buy: in up to three states, but for one of twenty, and mostly of some types or within a price, some by figures or a part of the map. */
const CRITERIA = `
  with bought as (
    insert into criteria (user_id, name, state_ids, store_type_ids, price_from, price_to, area_from, cap_rate_from, occupancy_from, south, west, north, east, area, area_drawn, max_price, active_until, entered_by_id)
    select id, 'Any', case when n % 20 > 0 then (array[1 + n % 50, 1 + n % 49, 1 + n % 47])[:1 + n % 3] end, case when n % 3 = 0 then array[1 + n % 9, 1 + n % 7] end,
      case when n % 4 = 0 then 500000 + n % 20 * 100000 end, case when n % 2 = 0 then 1000000 + n % 40 * 250000 end, case when n % 7 = 0 then n % 20 * 5000 end,
      case when n % 5 = 0 then 5 + n % 4 end, case when n % 6 = 0 then 70 + n % 20 end,
      s, w, s + 4, w + 6, case when s is not null then array[polygon(box(point(w, s), point(w + 6, s + 4)))] end, case when s is not null then 'drawn' end,
      case when n % 3 < 2 then 2000000 + n % 60 * 200000 end, case when n % 8 = 0 then current_date + n % 90 - 5 end, id
    from (select id, row_number() over (order by id)::int n from users where email like 'buyer%@bench.example') u,
      lateral (select case when n % 11 = 0 then 25 + n % 20 end::float8 s, case when n % 11 = 0 then -120 + n % 45 end::float8 w) a
    returning id)
  insert into criteria_wishes (criteria_id, weight, cap_rate_from, climate_share_from, units_from)
  select id, w.weight, w.cap, w.climate, w.units from bought cross join (values (5, 6, null, null), (3, null, 30, null), (1, null, null, 300)) w (weight, cap, climate, units)
  where id % 4 >= w.weight / 2`;

const BARE = `select count(*) from criteria c, (select state_id, price from properties where id = $1) p
  where (c.state_ids is null or p.state_id = any(c.state_ids)) and (c.price_to is null or p.price <= c.price_to)`;

warnWhenBusy();
const stack = new Stack();
try {
  await stack.startServers();
  await stack.seed(100, 100);
  await stack.query(PEOPLE, [buyers]);
  await stack.query(CRITERIA);
  await stack.query('vacuum analyze');
  const { matchingPageSql } = load('domains/criteria/matching.sql');
  const { newDataSource } = load('platform/database/data-source');
  const source = await newDataSource(stack.postgres.appUrl, 1).initialize();
  const page = matchingPageSql({ today: '$2', property: 'p.id = $1' }, { count: '$3', first: '$4' });
  const open = await stack.query(
    'select id from properties where active and status_id in (1, 2, 3) order by id limit $1',
    [properties],
  );
  const day = new Date().toISOString().slice(0, 10);
  const taken = { page: [], bare: [] };
  const matching = [];
  const [{ pid }] = await source.query('select pg_backend_pid() pid');
  const timed = async (list, ...asked) => {
    const [began, used] = [performance.now(), cpuSeconds(pid)];
    const rows = await source.query(...asked);
    list.push({ ms: performance.now() - began, cpu: (cpuSeconds(pid) - used) * 1000 });
    return rows;
  };
  for (const { id } of open) {
    const [{ total }] = await timed(taken.page, page, [id, day, PAGE, 0]);
    await timed(taken.bare, BARE, [id]);
    matching.push(total);
  }
  await source.destroy();
  if (median(matching) === 0) {
    throw new Error('Nobody buys what is listed.');
  }
  console.log(
    `\n${machine()}; ${buyers} buyers, of whom ${median(matching)} match a property (median), ${Math.max(...matching)} at most\n`,
  );
  printTable(
    ['the buyers of a property', 'p50 ms', 'p99 ms', 'CPU ms', 'aim ms'],
    [
      [`a page of ${PAGE}, with scores and reasons`, taken.page, AIM_MS],
      ['limit: state and price alone', taken.bare, ''],
    ].map(([name, list, aim]) => [
      name,
      median(times(list)).toFixed(1),
      quantile(times(list), 0.99).toFixed(1),
      (list.reduce((sum, { cpu }) => sum + cpu, 0) / list.length).toFixed(0),
      aim,
    ]),
  );
  process.exitCode = values.smoke || median(times(taken.page)) <= AIM_MS ? 0 : 1;
} finally {
  await stack.stop();
}
