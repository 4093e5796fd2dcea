import { setTimeout as sleep } from 'node:timers/promises';
import { machine, warnWhenBusy } from './lib/machine.mjs';
import { startMailServer } from './lib/mail-server.mjs';
import { benchOptions } from './lib/options.mjs';
import { Stack } from './lib/stack.mjs';
import { printTable, quantile } from './lib/table.mjs';

/**
 * From an acknowledged offer to its mails at the mail server: `node bench/outbox.mjs [--offers 300] [--rate 10]`.
 * First a number of offers a second, as on a busy day, for the time that one mail takes; then as many as four writers
 * can submit, for how many a second are taken and mailed.
 */
const values = benchOptions({ offers: '300', rate: '10' }, { offers: '4', rate: '4' });
const [offers, rate] = [values.offers, values.rate].map(Number);
if (![offers, rate].every((number) => Number.isInteger(number) && number > 0)) {
  console.error('Usage: node bench/outbox.mjs [--offers N] [--rate N]');
  process.exit(2);
}
const WRITERS = 4;
const DELIVERY_LIMIT_MS = 120_000;

/** Buyer and property of every offer that may be submitted; the NDAs are signed for them. */
async function offersToSubmit(stack) {
  const buyers = await stack.query(
    `select u.id, u.email from users u join user_roles r on r.user_id = u.id and r.role_id = 2 where u.status_id = 1 and u.is_confirmed order by u.id limit 8`,
  );
  const tokens = await Promise.all(
    buyers.map(async ({ id, email }) => {
      const answer = await post(stack, 'account/login', { UserName: email, Password: 'Storage-2026' });
      return [id, JSON.parse(answer).Token];
    }),
  );
  await stack.query(
    `insert into ndas (property_id, property_name, user_id, first_name, last_name, email, address1, city, state_id, zip_code, phone, document_sha256, consent_text, signed_at)
     select p.id, p.name, u.id, u.first_name, u.last_name, u.email, '1 St', 'Denver', 6, '80202', '303-555-0100', 'x', 'I agree', now()
     from properties p, users u where u.id = any($1) and p.active and p.status_id = 1 on conflict do nothing`,
    [buyers.map(({ id }) => id)],
  );
  await stack.query(
    `insert into nda_access (user_id, property_id, state) select distinct user_id, property_id, 'open' from ndas where user_id = any($1) on conflict do nothing`,
    [buyers.map(({ id }) => id)],
  );
  const pairs = await stack.query(
    `select u.id buyer, p.id property from properties p, users u where u.id = any($1) and p.active and p.status_id = 1
       and not exists (select 1 from deals d where d.property_id = p.id and (d.buyer_id = u.id or d.deal_status_id = 1)) order by md5(p.id || ' ' || u.id)`,
    [buyers.map(({ id }) => id)],
  );
  const tokenOf = new Map(tokens);
  return pairs.map(({ buyer, property }) => ({ token: tokenOf.get(buyer), property }));
}

async function post(stack, path, body, token) {
  const answer = await fetch(`${stack.url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
  const text = await answer.text();
  if (answer.status !== 200) {
    throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 300)}`);
  }
  return text;
}

/** Submits one offer; answers which it is, when it was acknowledged and how long that took. */
async function submit(stack, { token, property }) {
  const began = performance.now();
  const terms = {
    LOIName: 'Robin',
    LOICompanyName: 'Harbor LLC',
    SourceOfFinancing: 'Cash',
    EarnestMoneyDeposit: '1',
    DiligencePeriodID: 1,
  };
  const { ID, Version } = JSON.parse(
    await post(
      stack,
      'buyer/store/deal',
      { Store: { StoreID: property, Price: '3,000,000' }, BuyerStore: terms },
      token,
    ),
  );
  const at = performance.now();
  return { deal: ID, version: Version, at, took: at - began };
}

/** When each mail of these offers arrived after its offer was acknowledged, in ms; waits for the last one. */
async function delays(stack, mail, acknowledged) {
  const deadline = Date.now() + DELIVERY_LIMIT_MS;
  for (;;) {
    const rows = await stack.query(
      `select (e.payload->>'dealId')::int deal, (e.payload->>'version')::int "version", array_agg(m.message_id) ids
       from events e join mails m on m.event_id = e.id where e.name = 'offer.submitted' group by e.id`,
    );
    const found = new Map(rows.map(({ deal, version, ids }) => [`${deal} ${version}`, ids]));
    const ids = acknowledged.map(({ deal, version }) => found.get(`${deal} ${version}`));
    if (ids.every((mails) => mails?.every((id) => mail.arrived.has(id)))) {
      return acknowledged.flatMap(({ at }, index) => ids[index].map((id) => mail.arrived.get(id) - at));
    }
    if (Date.now() > deadline) {
      throw new Error(`Not every mail was delivered in ${DELIVERY_LIMIT_MS / 1000} s: ${mail.arrived.size} arrived.`);
    }
    await sleep(500);
  }
}

function row(name, acknowledged, mails, seconds, lastMail) {
  const ms = (number) => number.toFixed(0);
  const took = acknowledged.map((one) => one.took);
  return [
    name,
    acknowledged.length,
    (acknowledged.length / seconds).toFixed(1),
    ms(quantile(took, 0.5)),
    ms(quantile(took, 0.99)),
    mails.length,
    (mails.length / lastMail).toFixed(1),
    ms(quantile(mails, 0.5)),
    ms(quantile(mails, 0.99)),
  ];
}

async function paced(stack, mail, chosen) {
  const began = performance.now();
  const submitted = chosen.map(async (offer, index) => {
    await sleep((index * 1000) / rate);
    return submit(stack, offer);
  });
  const acknowledged = await Promise.all(submitted);
  const seconds = (performance.now() - began) / 1000;
  const mails = await delays(stack, mail, acknowledged);
  return row(`${rate} a second`, acknowledged, mails, seconds, (Math.max(...mail.arrived.values()) - began) / 1000);
}

async function asFastAsPossible(stack, mail, chosen) {
  const began = performance.now();
  const acknowledged = [];
  let next = 0;
  const writer = async () => {
    for (let index = next++; index < chosen.length; index = next++) {
      acknowledged.push(await submit(stack, chosen[index]));
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  const seconds = (performance.now() - began) / 1000;
  const mails = await delays(stack, mail, acknowledged);
  return row(`${WRITERS} writers`, acknowledged, mails, seconds, (Math.max(...mail.arrived.values()) - began) / 1000);
}

warnWhenBusy();
const stack = new Stack();
let mail;
try {
  mail = await startMailServer();
  await stack.startServers();
  await stack.seed(300, 1000);
  const settings = { SMTP_URL: mail.url, SIGN_IN_LIMIT: '1000', LOG_LEVEL: 'error' };
  await stack.startApi(settings);
  stack.startWorker(settings);
  const chosen = await offersToSubmit(stack);
  if (chosen.length < 2 * offers) {
    throw new Error(`The demo data allows for ${chosen.length} offers only.`);
  }
  await Promise.all(chosen.slice(2 * offers, 2 * offers + 8).map((offer) => submit(stack, offer)));
  const rows = [
    await paced(stack, mail, chosen.slice(0, offers)),
    await asFastAsPossible(stack, mail, chosen.slice(offers, 2 * offers)),
  ];
  console.log(`\n${machine()}; embedded servers, a local SMTP server, 4 mails at a time\n`);
  printTable(
    ['offers', 'acknowledged', 'a second', 'p50 ms', 'p99 ms', 'mails', 'a second', 'delivered after p50 ms', 'p99 ms'],
    rows,
  );
} finally {
  await stack.stop();
  await mail?.close();
}
