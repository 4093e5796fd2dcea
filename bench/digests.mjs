import { setTimeout as sleep } from 'node:timers/promises';
import { wholeNumber } from './lib/long-test.mjs';
import { cpuSeconds, machine, warnWhenBusy } from './lib/machine.mjs';
import { startMailServer } from './lib/mail-server.mjs';
import { benchOptions } from './lib/options.mjs';
import { requireFromBackend, Stack } from './lib/stack.mjs';
import { printTable, quantile } from './lib/table.mjs';

/**
 * The morning's digests: `node bench/digests.mjs [--people 1000]`, each of ten tasks. Seconds from the moment at which
 * the worker's job looks until the last mail has arrived at a local SMTP server, beside the *limit*: the library that
 * sends mails, on its own, with as many of the same size. Ends with 1 when it takes more than a minute.
 */
const values = benchOptions({ people: '1000' }, { people: '3' });
const people = wholeNumber(values.people, 'Usage: node bench/digests.mjs [--people N]');
const LIMIT_S = 60;
const GIVE_UP_S = 10 * LIMIT_S;
const TASKS = 10;
const AT_ONCE = 4;
const BYTES = 12_000;

/** Administrators whose tasks on properties are late, due today and to come, some of each. */
const PEOPLE = `
  with people as (
    insert into users (first_name, last_name, email, phone_number, user_type_id, status_id, is_confirmed)
    select 'Pat', 'Person ' || n, 'person' || n || '@bench.example', '303-555-0100', 1, 2, true from generate_series(1, $1::int) n returning id),
  roles as (insert into user_roles (user_id, role_id, is_default) select id, 1, true from people)
  insert into tasks (property_id, title, due_on, assignee_id)
  select p.id, 'Order the survey, number ' || n, $2::date - 5 + n, u.id
  from people u cross join generate_series(1, ${TASKS}) n
  join (select id, row_number() over (order by id) place, count(*) over () many from properties) p on p.place = 1 + (u.id + n) % p.many`;

async function sendBare(mail) {
  const transport = requireFromBackend('nodemailer').createTransport({
    url: mail.url,
    pool: true,
    maxConnections: AT_ONCE,
  });
  const html = `<p>${'A task is due. '.repeat(BYTES / 15)}</p>`;
  const [used, begun] = [process.cpuUsage(), performance.now()];
  await Promise.all(
    Array.from({ length: people }, (_, n) =>
      transport.sendMail({ from: 'a@bench.example', to: `b${n}@bench.example`, subject: `${n} due today`, html }),
    ),
  );
  const seconds = (performance.now() - begun) / 1000;
  const { user, system } = process.cpuUsage(used);
  transport.close();
  return { seconds, cpu: (user + system) / 1e6 };
}

/** When each mail of the digests arrived, in ms of `performance.now()`; waits for the last one. */
async function arrivals(stack, mail, told) {
  for (const end = Date.now() + GIVE_UP_S * 1000; Date.now() < end; await sleep(250)) {
    const mails = await stack.query(`select m.message_id id from mails m where m.kind = 'tasks-due'`);
    const arrived = mails.map(({ id }) => mail.arrived.get(id));
    if (arrived.length >= told && arrived.every((at) => at !== undefined)) {
      return arrived;
    }
  }
  throw new Error(`Not every digest was delivered in ${GIVE_UP_S} s: ${mail.arrived.size} of ${told} arrived.`);
}

warnWhenBusy();
const stack = new Stack();
let mail;
try {
  mail = await startMailServer();
  await stack.startServers();
  await stack.seed(100, 100);
  const day = new Date().toISOString().slice(0, 10);
  await stack.query(PEOPLE, [people, day]);
  await stack.query('analyze');
  // Just started, it finds nothing to tell: its own day is one whose hour has not come.
  const worker = { SMTP_URL: mail.url, LOG_LEVEL: 'error', OFFICE_TIME_ZONE: zoneBeforeSeven() };
  await stack.startApi(worker);
  const { pid } = stack.startWorker(worker);
  const { newDataSource } = requireFromBackend('./dist/platform/database/data-source.js');
  const { tellOfTasks } = requireFromBackend('./dist/domains/tasks/task-digests.js');
  const source = await newDataSource(stack.postgres.appUrl, 2).initialize();
  const [cpu, begun] = [cpuSeconds(pid), performance.now()];
  const told = await tellOfTasks(source, 'UTC', new Date(`${day}T12:00:00Z`)).finally(() => source.destroy());
  const looked = (performance.now() - begun) / 1000;
  if (told < people) {
    throw new Error(`Only ${told} of ${people} people were told.`);
  }
  const arrived = (await arrivals(stack, mail, told)).map((at) => (at - begun) / 1000);
  const [last, spent] = [Math.max(...arrived), cpuSeconds(pid) - cpu];
  const bare = await sendBare(mail);
  console.log(
    `\n${machine()}; ${told} people with something due, ${TASKS} tasks each, a local SMTP server, 4 mails at a time\n`,
  );
  printTable(
    ['digests', 'found s', 'arrived p50 s', 'the last s', 'mails a second', 'CPU s of the process'],
    [
      [
        'product',
        looked.toFixed(2),
        quantile(arrived, 0.5).toFixed(1),
        last.toFixed(1),
        (told / last).toFixed(0),
        spent.toFixed(1),
      ],
      ['limit', '', '', bare.seconds.toFixed(1), (people / bare.seconds).toFixed(0), bare.cpu.toFixed(1)],
    ],
  );
  if (last > LIMIT_S) {
    console.log(`\nMissed: more than ${LIMIT_S} s.`);
    process.exitCode = values.smoke ? 0 : 1;
  }
} finally {
  await stack.stop();
  await mail?.close();
}

/** A time zone in which it is between one and two at night. */
function zoneBeforeSeven() {
  const ahead = (25 - new Date().getUTCHours()) % 24;
  const hours = ahead > 12 ? ahead - 24 : ahead;
  return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}
