import { setTimeout as sleep } from 'node:timers/promises';
import { wholeNumber } from './lib/long-test.mjs';
import { machine, warnWhenBusy } from './lib/machine.mjs';
import { startMailServer } from './lib/mail-server.mjs';
import { secondsOfAMail } from './lib/one-mail.mjs';
import { benchOptions } from './lib/options.mjs';
import { requireFromBackend, Stack } from './lib/stack.mjs';
import { printTable } from './lib/table.mjs';

/**
 * The Monday of the sellers: `node bench/reports.mjs [--reports 10000] [--searches 1000]`, one listing each. Seconds until
 * the reports of the week are made, and until another mail arrives that is asked for right after, while theirs wait. The *limit*:
 * as long as such a mail takes when nothing else waits. Ends with 1 when the reports take more than five minutes, or that
 * mail ten seconds more than without them.
 */
const values = benchOptions({ reports: '10000', searches: '1000' }, { reports: '20', searches: '5' });
const usage = 'Usage: node bench/reports.mjs [--reports N] [--searches N]';
const [reports, searches] = [wholeNumber(values.reports, usage), wholeNumber(values.searches, usage)];
const LIMIT_S = 300;
const LATER_S = 10;

const SELLERS = `
  with people as (
    insert into users (first_name, last_name, email, phone_number, user_type_id, status_id, is_confirmed)
    select 'Pat', 'Seller ' || n, 'seller' || n || '@bench.example', '303-555-0100', 3, 2, true from generate_series(1, $1::int) n returning id),
  roles as (insert into user_roles (user_id, role_id, is_default) select id, 3, true from people),
  placed as (select id, row_number() over (order by id) place from people),
  listed as (select id, row_number() over (order by id) place from properties)
  update properties p set seller_id = u.id, active = true, status_id = 1, listed_at = now() - interval '60 days'
  from listed l join placed u on u.place = l.place where p.id = l.id`;

/** Views of the week, some by the same people, and what is looked for. */
const DEMAND = [
  `insert into activities (at, kind, property_id, visitor_id)
   select now() - random() * interval '30 days', 3, p.id, case when n % 3 = 0 then b.id end
   from properties p, generate_series(1, 10) n, (select min(id) id from users) b`,
  `insert into saved_searches (user_id, name, address, frequency, state_id)
   select (select min(id) from users), 'Any', '/property/search/', 'never', 1 + n % 50 from generate_series(1, $1::int) n`,
];

warnWhenBusy();
const stack = new Stack();
let mail;
try {
  mail = await startMailServer();
  await stack.startServers();
  await stack.seed(reports, 100);
  await stack.query(SELLERS, [reports]);
  await stack.query(DEMAND[0]);
  await stack.query(DEMAND[1], [searches]);
  // The demo data have those of the last week, which are made once.
  await stack.query('delete from seller_reports');
  await stack.query('analyze');
  const { newDataSource } = requireFromBackend('./dist/platform/database/data-source.js');
  const { mailsPerMinute, makeReports } = requireFromBackend('./dist/domains/reports/week-run.js');
  const source = await newDataSource(stack.postgres.appUrl, 2).initialize();
  try {
    const begun = performance.now();
    // Before the worker starts, which would make them by itself.
    const made = await makeReports(source, 'UTC', mailsPerMinute(undefined));
    const seconds = (performance.now() - begun) / 1000;
    if (made < reports) {
      throw new Error(`Only ${made} of ${reports} reports were made.`);
    }
    const worker = { SMTP_URL: mail.url, LOG_LEVEL: 'error', OFFICE_TIME_ZONE: 'UTC' };
    await stack.startApi(worker);
    stack.startWorker(worker);
    await secondsOfAMail(stack, mail, source);
    const meanwhile = await secondsOfAMail(stack, mail, source);
    const [{ waiting }] = await stack.query(
      `select count(*)::int waiting from events where name = 'reports.made' and relayed_at is null`,
    );
    await stack.query(`delete from events where name = 'reports.made' and relayed_at is null`);
    await sleep(3000);
    const alone = await secondsOfAMail(stack, mail, source);
    console.log(`\n${machine()}; ${made} reports, ${searches} saved searches, ${waiting} mails of reports waited\n`);
    printTable(
      ['reports', 'made s', 'a second', 'another mail s', 'limit s'],
      [['product', seconds.toFixed(1), (made / seconds).toFixed(0), meanwhile.toFixed(2), alone.toFixed(2)]],
    );
    if (seconds > LIMIT_S || meanwhile > alone + LATER_S) {
      console.log(`\nMissed: more than ${LIMIT_S} s, or another mail kept waiting.`);
      process.exitCode = values.smoke ? 0 : 1;
    }
  } finally {
    await source.destroy();
  }
} finally {
  await stack.stop();
  await mail?.close();
}
