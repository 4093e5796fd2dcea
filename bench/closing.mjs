import { signIn } from './lib/administrator.mjs';
import { wholeNumber } from './lib/long-test.mjs';
import { machine, warnWhenBusy } from './lib/machine.mjs';
import { benchOptions } from './lib/options.mjs';
import { recordRequests } from './lib/recording.mjs';
import { requireFromBackend, Stack } from './lib/stack.mjs';
import { median, printTable } from './lib/table.mjs';

/**
 * What an office and a seller with much to do wait for in Postgres: `node bench/closing.mjs [--offers 200]
 * [--tasks 100000]`. The statements that the product runs to compare the offers on one property, and to show the tasks of
 * Today, are recorded and measured beside the *limit*, bare statements that read the same rows. Ends with 1 when one of
 * them takes more than 20 ms.
 */
const values = benchOptions({ offers: '200', tasks: '100000' }, { offers: '3', tasks: '100' });
const USAGE = 'Usage: node bench/closing.mjs [--offers N] [--tasks N]';
const [offers, tasks] = [values.offers, values.tasks].map((text) => wholeNumber(text, USAGE));
const RUNS = values.smoke ? 1 : 25;
const LIMIT_MS = 20;
const PASSWORD = 'Storage-2026';
/** The people among whom the tasks are; the one who looks is the first of them. */
const ASSIGNEES = 10;

/** Buyers with proofs of funds who offer on the property $2; each offer is countered, and every second counter agreed to. */
const OFFERS = [
  `insert into users (first_name, last_name, email, phone_number, user_type_id, status_id, is_confirmed)
   select 'Bo', 'Buyer ' || n, 'buyer' || n || '@bench.example', '303-555-0100', 2, 2, true from generate_series(1, $1::int) n where $2::int > 0`,
  `insert into funds_proofs (user_id, kind, amount, file_name, actual_file_name, content_type, bytes, as_of, expires_at, state, shown_limit, decided_at)
   select u.id, 'bank statement', 5000000 + n, u.id || '-' || n || '.pdf', 'Proof.pdf', 'application/pdf', 3, current_date, now() + interval '90 days', 'approved', 5000000, now()
   from users u cross join generate_series(1, 3) n where u.email like 'buyer%@bench.example' and $1::int + $2::int > 0`,
  `insert into deals (deal_name, property_id, property_name, buyer_id, price, deal_status_id, status_at, submitted_at)
   select 'An offer', p.id, p.name, u.id, 4000000, 6, now(), now() - u.id * interval '1 minute'
   from users u join properties p on p.id = $2::int where u.email like 'buyer%@bench.example' and $1::int > 0`,
  `insert into deal_history (deal_id, from_status_id, to_status_id, at)
   select d.id, nullif(stage, 4), case stage when 4 then 4 else 6 end, now() from deals d cross join (values (4), (3)) s (stage) where d.property_id = $2::int and $1::int > 0`,
  `insert into offer_terms (deal_id, version, price, loi_name, loi_company_name, source_of_financing, earnest_money_deposit, diligence_period_id, created_by_id, author_side, kind, answers_version, closing_days, contingencies)
   select d.id, v.version, 4000000 + v.version * 1000, 'Bo', 'Harbor LLC', 'Cash', 2.5, 2, d.buyer_id, v.side, v.kind, nullif(v.version - 1, 0), 75, repeat('A survey. ', 50)
   from deals d cross join (values (1, 'buyer', 'offer'), (2, 'seller', 'counter'), (3, 'buyer', 'agreed')) v (version, side, kind)
   where d.property_id = $2::int and d.buyer_id is not null and (v.version < 3 or d.id % 2 = 0) and $1::int > 0
     and not exists (select from offer_terms t where t.deal_id = d.id and t.version = v.version)`,
];

/** Tasks on deals that are under way and on properties, one of ten done. */
const TASKS = `
  with people as (select $3::int id, 0::bigint place union all select u.id, row_number() over (order by u.id) from users u where u.email like 'buyer%@bench.example' limit ${ASSIGNEES}),
    deal as (select id, row_number() over (order by id) - 1 place, count(*) over () many from deals where deal_status_id in (1, 5)),
    property as (select id, row_number() over (order by id) - 1 place, count(*) over () many from properties)
  insert into tasks (deal_id, property_id, title, due_on, assignee_id, done_at)
  select case when n % 2 = 0 then d.id end, case when n % 2 = 1 or d.id is null then p.id end, 'Order the survey, number ' || n, current_date + n % 90 - 30, u.id, case when n % 10 = 3 then now() end
  from generate_series(1, $2::int) n join people u on u.place = n % (select count(*) from people)
    join property p on p.place = n % p.many left join deal d on n % 2 = 0 and d.place = n % d.many
  where $1::int is not null`;

/** Milliseconds of statements in Postgres itself, one after the other, planning left out: the product has them planned. */
async function timed(client, statements) {
  const taken = [];
  for (let run = 0; run < RUNS; run += 1) {
    let sum = 0;
    for (const { text, values: parameters } of statements) {
      const { rows } = await client.query(`explain (analyze, timing off, summary on, format json) ${text}`, parameters);
      sum += rows[0]['QUERY PLAN'][0]['Execution Time'];
    }
    taken.push(sum);
  }
  return median(taken);
}

const asked = (token, path) => ({ method: 'GET', path, headers: { authorization: `Bearer ${token}` } });
const listOf = (name, range, filter) =>
  `/api/v1/${name}?filter=${encodeURIComponent(JSON.stringify(filter))}&range=${encodeURIComponent(JSON.stringify(range))}`;

warnWhenBusy();
const stack = new Stack();
try {
  await stack.startServers();
  await stack.seed(100, 100);
  const [{ property, email }] = await stack.query(
    `select p.id property, u.email from properties p join users u on u.id = p.seller_id
     where p.active and p.status_id = 1 and u.status_id = 2 and u.is_confirmed
       and not exists (select from offer_rounds r where r.property_id = p.id) order by p.id limit 1`,
  );
  const [{ id: admin }] = await stack.query(`select id from users where email = 'admin@stowbridge.example'`);
  for (const statement of OFFERS) {
    await stack.query(statement, [offers, property]);
  }
  await stack.query(TASKS, [property, tasks, admin]);
  await stack.query('vacuum analyze');
  await stack.startApi();
  const seller = await signIn(stack.url, { email, password: PASSWORD });
  const office = await signIn(stack.url, { email: 'admin@stowbridge.example', password: PASSWORD });
  const [own, deals, rounds, day] = await recordRequests(stack, [
    asked(seller, `/api/v1/me/properties/${property}/offers`),
    asked(office, listOf('deals', [0, 199], { propertyId: property })),
    asked(office, `/api/v1/properties/${property}/rounds`),
    asked(office, '/api/v1/office/day'),
  ]);
  const compared = JSON.parse(own.answer).length;
  const pile = day.statements.filter(({ name }) => name === 'office-dashboard-tasks');
  if (compared < offers || JSON.parse(deals.answer).length < Math.min(offers, 200) || pile.length !== 1) {
    throw new Error(`${compared} offers were compared, by ${pile.length} statements of Today's tasks.`);
  }
  const bareOffers = {
    text: 'select * from deals d join offer_terms t on t.deal_id = d.id left join funds_proofs f on f.user_id = d.buyer_id where d.property_id = $1',
    values: [property],
  };
  const bareTasks = {
    text: 'select id, due_on from tasks where assignee_id = $1 and done_at is null order by due_on, id',
    values: [admin],
  };
  const { Client } = requireFromBackend('pg');
  const client = new Client({ connectionString: stack.postgres.url });
  await client.connect();
  const measured = [];
  for (const [name, statements, limit] of [
    [`${compared} offers side by side, for their seller`, own.statements, bareOffers],
    [`${offers} offers side by side, for the office`, [...deals.statements, ...rounds.statements], bareOffers],
    [`my tasks on Today, of ${tasks}`, pile, bareTasks],
  ]) {
    measured.push([name, statements.length, await timed(client, statements), await timed(client, [limit])]);
  }
  await client.end();
  console.log(`\n${machine()}; milliseconds in Postgres, medians of ${RUNS}\n`);
  printTable(
    ['what', 'statements', 'ms', 'limit ms', 'misses'],
    measured.map(([name, count, ms, limit]) => [
      name,
      count,
      ms.toFixed(2),
      limit.toFixed(2),
      ms > LIMIT_MS ? `> ${LIMIT_MS} ms` : '',
    ]),
  );
  process.exitCode = values.smoke || measured.every(([, , ms]) => ms <= LIMIT_MS) ? 0 : 1;
} finally {
  await stack.stop();
}
