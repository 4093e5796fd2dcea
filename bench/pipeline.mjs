import { signIn } from './lib/administrator.mjs';
import { wholeNumber } from './lib/long-test.mjs';
import { machine, warnWhenBusy } from './lib/machine.mjs';
import { benchOptions } from './lib/options.mjs';
import { requireFromBackend, Stack } from './lib/stack.mjs';
import { median, printTable, quantile } from './lib/table.mjs';

/**
 * What the page of the pipeline waits for with a million moves of deals within a year: `node bench/pipeline.mjs
 * [--moves 1000000] [--requests 50]`. Milliseconds of each request while all moves are counted but those of the last
 * minute, as the worker leaves them (50 at most for all deals), and how long counting them took.
 */
const values = benchOptions({ moves: '1000000', requests: '50' }, { moves: '2000', requests: '2' });
const USAGE = 'Usage: node bench/pipeline.mjs [--moves N] [--requests N]';
const [moves, requests] = [values.moves, values.requests].map((text) => wholeNumber(text, USAGE));
const MOVES_OF_DEAL = 4;
const BATCH = 25_000;
const RECENT_DEALS = 25;
const AIM_MS = 50;

const load = (path) => requireFromBackend(`./dist/${path}.js`);

/** Deals from $1 to $2: nine of ten have ended, and one of twenty of those by a sale. */
const DEALS = `
  insert into deals (id, deal_name, property_id, property_name, is_offline, offline_buyer_first_name, offline_buyer_email, price, deal_status_id, status_at, submitted_at, created_at)
  select 100000000 + n, 'Deal ' || n, p.id, p.name, true, 'Ann', 'ann@example.com', 2000000 + n % 1000 * 5000,
         case when n % 10 = 0 then 3 when n % 20 = 1 then 5 when n % 3 = 0 then 7 else 2 end, began, began + interval '3 days', began
  from generate_series($1::int, $2::int) n
  join (select id, name, row_number() over (order by id) place, count(*) over () many from properties) p on p.place = 1 + n % p.many
  cross join lateral (select now() - make_interval(mins => 40000 + n * 7919 % 480000) began) at`;
const TERMS = `
  insert into offer_terms (deal_id, version, price, loi_name, loi_company_name, diligence_period_id, earnest_money_deposit, source_of_financing, created_at)
  select id, 1, price, 'Ann', '', 2, 2.5, 'Cash', submitted_at from deals where id between 100000000 + $1::int and 100000000 + $2::int`;
const HISTORY = `
  insert into deal_history (deal_id, from_status_id, to_status_id, at, reason)
  select d.id, step.from_stage, step.to_stage, d.created_at + make_interval(mins => step.days * 1440),
         case when step.to_stage in (2, 7) then 'Reason ' || d.id % 40 end
  from deals d cross join lateral (values
    (1, null::int, 4, 0), (2, 4, 6, 3), (3, 6, 3, (4 + d.id % 9)::int),
    (4, 3, case when d.deal_status_id = 3 then 6 else d.deal_status_id end, (13 + d.id % 14)::int)) step (no, from_stage, to_stage, days)
  where d.id between 100000000 + $1::int and 100000000 + $2::int order by d.id, step.no`;

async function addDeals(stack, first, last) {
  for (let from = first; from <= last; from += BATCH) {
    for (const statement of [DEALS, TERMS, HISTORY]) {
      await stack.query(statement, [from, Math.min(last, from + BATCH - 1)]);
    }
  }
}

async function ask(url, token) {
  const began = performance.now();
  const answer = await fetch(url, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(120_000),
  });
  const text = await answer.text();
  if (answer.status !== 200) {
    throw new Error(`${url} was answered ${answer.status}: ${text.slice(0, 300)}`);
  }
  return performance.now() - began;
}

warnWhenBusy();
const stack = new Stack();
try {
  await stack.startServers();
  await stack.seed(100, 100);
  const deals = Math.ceil(moves / MOVES_OF_DEAL);
  await addDeals(stack, 1, deals);
  await stack.query('vacuum analyze');

  const { newDataSource } = load('platform/database/data-source');
  const { SealsService } = load('platform/audit/seals.service');
  const { countDealFigures } = load('domains/deals/figures/count-deal-figures');
  const source = await newDataSource(stack.postgres.appUrl, 3).initialize();
  const config = load('config').loadConfig(stack.env);
  const seals = new SealsService(source, config);
  const unsealed = async () => {
    const left = ['deal_history', 'offer_terms'].map(
      (table) => `select from ${table} where id > coalesce((select max(to_id) from seals where what = '${table}'), 0)`,
    );
    return (await stack.query(`select exists (${left.join(' union all ')}) "left"`))[0].left;
  };
  while (await unsealed()) {
    await seals.seal();
  }
  const began = performance.now();
  await countDealFigures(source, config.OFFICE_TIME_ZONE);
  const counting = performance.now() - began;
  await source.destroy();
  await addDeals(stack, deals + 1, deals + RECENT_DEALS);
  await stack.query('vacuum analyze');

  await stack.startApi();
  const office = await signIn(stack.url, { email: 'admin@stowbridge.example', password: 'Storage-2026' });
  const [{ state }] = await stack.query(
    'select state_id state from properties group by 1 order by count(*) desc limit 1',
  );
  const measured = [];
  for (const [name, path, aim] of [
    ['figures of 12 months', '/api/v1/pipeline?dateRangeId=5', AIM_MS],
    ['figures of 30 days', '/api/v1/pipeline?dateRangeId=2', AIM_MS],
    ['figures of 12 months, one state', `/api/v1/pipeline?dateRangeId=5&stateId=${state}`, ''],
    ['forecast', '/api/v1/pipeline/forecast', AIM_MS],
  ]) {
    await ask(stack.url + path, office);
    const taken = [];
    for (let n = 0; n < requests; n += 1) {
      taken.push(await ask(stack.url + path, office));
    }
    measured.push([name, median(taken).toFixed(1), quantile(taken, 0.99).toFixed(1), aim]);
  }
  console.log(`\n${machine()}; ${moves} moves of ${deals} deals, ${requests} requests each\n`);
  printTable(['request', 'p50 ms', 'p99 ms', 'aim ms'], measured);
  console.log(`\nCounting all moves took ${(counting / 1000).toFixed(1)} s.`);
} finally {
  await stack.stop();
}
