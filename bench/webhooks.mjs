import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { signIn } from './lib/administrator.mjs';
import { wholeNumber } from './lib/long-test.mjs';
import { machine, warnWhenBusy } from './lib/machine.mjs';
import { startMailServer } from './lib/mail-server.mjs';
import { benchOptions } from './lib/options.mjs';
import { requireFromBackend, Stack } from './lib/stack.mjs';
import { printTable, quantile } from './lib/table.mjs';

/**
 * What webhooks take from everybody else: `node bench/webhooks.mjs [--webhooks 100] [--changes 1000] [--mails 100]`. Mails
 * and searches while records change: twice before there are webhooks, which shows how far two runs are apart, then while
 * every change goes to each webhook; and how long until a receiver has heard the last one [BEYE-45].
 */
const USAGE = 'Usage: node bench/webhooks.mjs [--webhooks N] [--changes N] [--mails N]';
const values = benchOptions(
  { webhooks: '100', changes: '1000', mails: '100' },
  { webhooks: '2', changes: '5', mails: '3' },
);
const [webhooks, changes, mails] = [values.webhooks, values.changes, values.mails].map((text) =>
  wholeNumber(text, USAGE),
);
/** Mails a second, as on a busy day; the changes come while they do. */
const RATE = 10;
/** Mails, and changes once there are webhooks, before anything is measured: the processes have just started. */
const WARM_UP = 20;
const LIMIT_MS = 30 * 60_000;

async function until(holds) {
  for (const end = Date.now() + LIMIT_MS; !(await holds()); await sleep(50)) {
    if (Date.now() > end) {
      throw new Error(`It did not come: ${holds}`);
    }
  }
}

/** Changes one property so often, evenly spread over the time that the mails take; answers when the last one was made. */
async function change(stack, changes) {
  const { Client } = requireFromBackend('pg');
  const client = new Client({ connectionString: stack.postgres.url });
  await client.connect();
  const began = performance.now();
  for (let made = 0; made < changes; made += 1) {
    await client.query('update properties set price = price + 1 where id = (select min(id) from properties)');
    await sleep(Math.max(0, began + ((made + 1) * mails * 1000) / RATE / changes - performance.now()));
  }
  const changedAt = performance.now();
  await client.end();
  return changedAt;
}

/**
 * Milliseconds from the commit of each fact until its mail is at the mail server, and those of searches meanwhile; and
 * when the last change was made.
 */
async function measured(stack, mail, mails, meanwhile = async () => undefined) {
  const [{ id: userId }] = await stack.query('select id from users order by id limit 1');
  const [{ last }] = await stack.query('select coalesce(max(id), 0)::int last from mails');
  const committed = [];
  const searches = [];
  let done = false;
  const searching = (async () => {
    while (!done) {
      const began = performance.now();
      const answer = await fetch(`${stack.url}/api/home/property/search`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ Keyword: 'storage' }),
      });
      await answer.arrayBuffer();
      searches.push(performance.now() - began);
      await sleep(100);
    }
  })();
  const others = meanwhile();
  for (let fact = 0; fact < mails; fact += 1) {
    await stack.query(`insert into events (name, payload) values ('user.approved', $1)`, [{ userId }]);
    committed.push(performance.now());
    await sleep(1000 / RATE);
  }
  let sent = [];
  await until(async () => {
    sent = await stack.query(`select message_id id from mails where id > $1 and status = 'sent' order by event_id`, [
      last,
    ]);
    return sent.length === mails;
  });
  const changedAt = await others;
  done = true;
  await searching;
  return { changedAt, waits: sent.map(({ id }, at) => mail.arrived.get(id) - committed[at]), searches };
}

const rowOf = (name, { waits, searches }) => [
  name,
  ...[0.5, 0.99].map((share) => quantile(waits, share).toFixed(0)),
  ...[0.5, 0.99].map((share) => quantile(searches, share).toFixed(1)),
];

/** Somebody who takes every message; how many, and when the last one came. */
async function startReceiver() {
  const heard = { count: 0, at: 0 };
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      heard.count += 1;
      heard.at = performance.now();
      response.writeHead(204).end();
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    heard,
    url: `http://127.0.0.1:${server.address().port}/`,
    close: () => server.closeAllConnections() || server.close(),
  };
}

warnWhenBusy();
const stack = new Stack();
let mail;
let receiver;
try {
  mail = await startMailServer();
  receiver = await startReceiver();
  const env = { SMTP_URL: mail.url, WEBHOOK_ALLOW_PRIVATE: '1', LOG_LEVEL: 'warn' };
  await stack.startServers();
  await stack.seed(100, 100);
  await stack.startApi(env);
  stack.startWorker(env);
  await measured(stack, mail, WARM_UP);
  const changing = () => change(stack, changes);
  const without = await measured(stack, mail, mails, changing);
  const again = await measured(stack, mail, mails, changing);
  const token = await signIn(stack.url, { email: 'admin@stowbridge.example', password: 'Storage-2026' });
  for (let made = 0; made < webhooks; made += 1) {
    const answer = await fetch(`${stack.url}/api/v1/webhooks`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ url: `${receiver.url}${made}`, events: ['property.changed'] }),
    });
    if (answer.status !== 201) {
      throw new Error(await answer.text());
    }
  }
  const heard = async (changes) => until(async () => receiver.heard.count >= webhooks * changes);
  await change(stack, WARM_UP);
  await heard(WARM_UP);
  receiver.heard.count = 0;
  const along = await measured(stack, mail, mails, changing);
  console.log(`\n${machine()}; ${webhooks} webhooks, ${changes} changes, ${mails} mails\n`);
  printTable(
    ['', 'mail p50 ms', 'mail p99 ms', 'search p50 ms', 'search p99 ms'],
    [
      rowOf('without webhooks', without),
      rowOf('without webhooks, again', again),
      rowOf('while all of them are told', along),
    ],
  );
  await heard(changes);
  const seconds = Math.max(0, receiver.heard.at - along.changedAt) / 1000;
  console.log(`\n${receiver.heard.count} messages; the last one came ${seconds.toFixed(1)} s after the last change.`);
} finally {
  await stack.stop();
  await mail?.close();
  receiver?.close();
}
