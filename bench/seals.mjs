import { setTimeout as sleep } from 'node:timers/promises';
import { machine, warnWhenBusy } from './lib/machine.mjs';
import { benchOptions } from './lib/options.mjs';
import { requireFromBackend, Stack } from './lib/stack.mjs';
import { median, printTable } from './lib/table.mjs';

/**
 * What seals cost: `node bench/seals.mjs [--rows 100000] [--rounds 6] [--seconds 5]`. How long 10,000 rows of the audit log
 * take to be sealed (a second at most), beside the barest statement that reads and hashes them, and all of them to be
 * verified; then how many rows four writers add in a second without a sealer and with one every second, in turns.
 */
const values = benchOptions(
  { rows: '100000', rounds: '6', seconds: '5' },
  { rows: '20000', rounds: '1', seconds: '1' },
);
const [rows, rounds, seconds] = [values.rows, values.rounds, values.seconds].map(Number);
if (!(rows >= 10_000 && rows % 10_000 === 0 && Number.isInteger(rounds) && rounds > 0 && seconds > 0)) {
  console.error('Usage: node bench/seals.mjs [--rows N0000] [--rounds N] [--seconds N]');
  process.exit(2);
}
const WRITERS = 4;
/** Thirty times as often as the product. */
const SEAL_MS = 1000;
const AIM_MS = 1000;

const load = (path) => requireFromBackend(`./dist/${path}.js`);

/** Rows as long as those of an edit usually are. */
const FILL = `
  insert into audit_log (actor_name, action, subject_type, subject_id, subject_name, detail, address)
  select 'Robin Tester', 'property.updated', 'property', n, 'Harbor Storage ' || n,
    jsonb_build_object('before', jsonb_build_object('price', n, 'description', repeat('x', 80)), 'after', jsonb_build_object('price', n + 1, 'description', repeat('y', 80))), '203.0.113.7'
  from generate_series(1, $1) n`;

const LIMIT = `
  select sha256(string_agg(sha256(convert_to(r::text, 'UTF8')), ''::bytea order by id))
  from (select * from audit_log where id > $1 order by id limit 10000) r`;

const timed = async (work) => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

/** Rows that the writers add in a second. */
async function write(source, recordAudit) {
  const until = performance.now() + seconds * 1000;
  let written = 0;
  const writer = async () => {
    while (performance.now() < until) {
      await source.transaction((manager) =>
        recordAudit(manager, { actor: null, action: 'system.queue-paused', subjectType: 'system', subjectId: null }),
      );
      written += 1;
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  return written / seconds;
}

warnWhenBusy();
const stack = new Stack();
try {
  await stack.startServers({ empty: true });
  const { newDataSource } = load('platform/database/data-source');
  const { recordAudit } = load('platform/audit/audit');
  const { SealsService } = load('platform/audit/seals.service');
  const { checkSeals } = load('platform/audit/seal-check');
  const source = await newDataSource(stack.postgres.appUrl, WRITERS + 2).initialize();
  const seals = new SealsService(source, load('config').loadConfig(stack.env));
  await seals.seal();
  const [sealing, limit] = [[], []];
  for (let done = 0; done < rows; done += 10_000) {
    await source.query(FILL, [10_000]);
    limit.push(await timed(() => source.query(LIMIT, [done])));
    sealing.push(await timed(() => seals.seal()));
  }
  let found;
  const verifying = await timed(async () => (found = await checkSeals(source)));
  const { sealed, unsealed } = found.tables.find(({ table }) => table === 'audit_log');
  if (found.broken || sealed !== rows || unsealed !== 0) {
    throw new Error(`Not every row is sealed: ${JSON.stringify(found)}`);
  }

  const added = { without: [], with: [] };
  await write(source, recordAudit);
  for (let round = 0; round < rounds; round += 1) {
    // Each goes first as often as the other.
    for (const turn of round % 2 === 0 ? ['without', 'with'] : ['with', 'without']) {
      let over = turn === 'without';
      const sealer = (async () => {
        while (!over) {
          await seals.seal();
          await sleep(SEAL_MS);
        }
      })();
      added[turn].push(await write(source, recordAudit));
      over = true;
      await sealer;
    }
  }
  await source.destroy();

  console.log(`\n${machine()}; embedded Postgres\n`);
  printTable(
    ['10,000 rows', 'median ms', 'longest ms', 'aim ms'],
    [
      ['sealed', median(sealing).toFixed(0), Math.max(...sealing).toFixed(0), AIM_MS],
      ['limit: read and hashed', median(limit).toFixed(0), Math.max(...limit).toFixed(0), ''],
      ['verified', (verifying / (rows / 10_000)).toFixed(0), '', ''],
    ],
  );
  console.log('');
  const spread = (list) => `${Math.min(...list).toFixed(0)} to ${Math.max(...list).toFixed(0)}`;
  printTable(
    [`rows a second of ${WRITERS} writers`, 'median', 'between'],
    [
      ['without a sealer', median(added.without).toFixed(0), spread(added.without)],
      ['with one, every second', median(added.with).toFixed(0), spread(added.with)],
    ],
  );
  if (!values.smoke && median(sealing) > AIM_MS) {
    process.exitCode = 1;
  }
} finally {
  await stack.stop();
}
