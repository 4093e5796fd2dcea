import { setTimeout as sleep } from 'node:timers/promises';
import { wholeNumber } from './lib/long-test.mjs';
import { machine, warnWhenBusy } from './lib/machine.mjs';
import { startMailServer } from './lib/mail-server.mjs';
import { secondsOfAMail } from './lib/one-mail.mjs';
import { benchOptions } from './lib/options.mjs';
import { requireFromBackend, Stack } from './lib/stack.mjs';
import { median, printTable } from './lib/table.mjs';

/**
 * A campaign to many: `node bench/campaigns.mjs [--readers 5000] [--buyers 20000]`, of whom that many match the property and
 * have signed. Milliseconds until its audience is known, and seconds until another mail arrives while those of the campaign wait.
 * The *limit*: as long as such a mail takes when nothing else waits. Ends with 1 when the audience takes more than a second,
 * or that mail ten seconds more than without them.
 */
const values = benchOptions({ readers: '5000', buyers: '20000' }, { readers: '20', buyers: '40' });
const usage = 'Usage: node bench/campaigns.mjs [--readers N] [--buyers N]';
const [readers, buyers] = [wholeNumber(values.readers, usage), wholeNumber(values.buyers, usage)];
const LIMIT_MS = 1000;
const LATER_S = 10;
const ROUNDS = 5;

/** Approved buyers, of whom the first ones look for what the property is. */
const BUYERS = `
  with people as (
    insert into users (first_name, last_name, email, phone_number, user_type_id, status_id, is_confirmed)
    select 'Pat', 'Buyer ' || n, 'buyer' || n || '@bench.example', '303-555-0100', 2, 2, true from generate_series(1, $1::int) n returning id),
  roles as (insert into user_roles (user_id, role_id, is_default) select id, 2, true from people),
  placed as (select id, row_number() over (order by id) <= $2 fits from people),
  kept as (insert into favourites (user_id, property_id) select u.id, p.id from placed u, (select min(id) id from properties) p where u.fits)
  insert into criteria (user_id, name, state_ids, entered_by_id)
  select u.id, 'Any', array[case when u.fits then p.state_id else 1 + p.state_id % 50 end], u.id
  from placed u, (select state_id from properties order by id limit 1) p`;

/** Nobody of the demo data is among the readers, so that there are no more of them than a campaign may have. */
const NOBODY_ELSE = 'delete from favourites; delete from criteria';

const PROPERTY = `
  update properties set active = true, status_id = 1, listed_at = now() - interval '60 days' where id = (select min(id) from properties) returning id`;

const CAMPAIGN = `
  with made as (
    insert into campaigns (subject, intro, audience, state, scheduled_at, made_by_id)
    select 'New', '<p>New</p>', $2::jsonb, 'scheduled', now(), min(id) from users returning id)
  insert into campaign_properties (campaign_id, property_id, position) select id, $1, 0 from made`;

const WAITING = `
  select (select count(*) from campaign_mails where state in ('waiting', 'queued'))::int waiting,
    (select count(*) from mails where kind = 'campaign')::int written`;

warnWhenBusy();
const stack = new Stack();
let mail;
try {
  mail = await startMailServer();
  await stack.startServers();
  await stack.seed(100, 100);
  const [{ id }] = await stack.query(PROPERTY);
  await stack.query(NOBODY_ELSE);
  await stack.query(BUYERS, [buyers, readers]);
  await stack.query('analyze');
  const { newDataSource } = requireFromBackend('./dist/platform/database/data-source.js');
  const { audienceSize, NO_AUDIENCE } = requireFromBackend('./dist/domains/campaigns/audience.sql.js');
  const source = await newDataSource(stack.postgres.appUrl, 2).initialize();
  try {
    const audience = { ...NO_AUDIENCE, matches: true, favourites: true };
    const day = new Date().toISOString().slice(0, 10);
    const times = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const begun = performance.now();
      const { count } = await audienceSize(source, { propertyIds: [id], audience, day });
      times.push(performance.now() - begun);
      if (count !== readers) {
        throw new Error(`${count} people are in the audience, and not ${readers}.`);
      }
    }
    const took = median(times);
    const worker = { SMTP_URL: mail.url, LOG_LEVEL: 'error', OFFICE_TIME_ZONE: 'UTC' };
    await stack.startApi(worker);
    stack.startWorker(worker);
    await secondsOfAMail(stack, mail, source);
    const alone = await secondsOfAMail(stack, mail, source);
    await stack.query(CAMPAIGN, [id, JSON.stringify(audience)]);
    for (const end = Date.now() + 60_000; Date.now() < end; await sleep(50)) {
      const [{ written }] = await stack.query(WAITING);
      if (written > 0) {
        break;
      }
    }
    const meanwhile = await secondsOfAMail(stack, mail, source);
    const [{ waiting }] = await stack.query(WAITING);
    if (waiting === 0 && !values.smoke) {
      throw new Error('No mail of the campaign waited.');
    }
    console.log(
      `\n${machine()}; ${buyers} buyers, ${readers} of them in the audience, ${waiting} of its mails still waited\n`,
    );
    printTable(
      ['campaign', 'audience ms', 'another mail s', 'limit s'],
      [['product', took.toFixed(0), meanwhile.toFixed(2), alone.toFixed(2)]],
    );
    if (took > LIMIT_MS || meanwhile > alone + LATER_S) {
      console.log(`\nMissed: more than ${LIMIT_MS} ms, or another mail kept waiting.`);
      process.exitCode = values.smoke ? 0 : 1;
    }
  } finally {
    await source.destroy();
  }
} finally {
  await stack.stop();
  await mail?.close();
}
