import { machine, warnWhenBusy } from './lib/machine.mjs';
import { benchOptions } from './lib/options.mjs';
import { requireFromBackend, Stack } from './lib/stack.mjs';
import { median, printTable, quantile } from './lib/table.mjs';

/**
 * That the time of a refused sign-in does not tell which accounts there are: `node bench/sign-in.mjs [--tries 200]`.
 * Wrong passwords for an address without an account, an ordinary one, one with an open temporary password and a rejected
 * one, in turn, one at a time. Ends with 1 when two medians are more than 10 ms apart.
 */
const values = benchOptions({ tries: '200' }, { tries: '5' });
const tries = Number(values.tries);
if (!Number.isInteger(tries) || tries < 1) {
  console.error('Usage: node bench/sign-in.mjs [--tries N]');
  process.exit(2);
}
const AIM_MS = 10;
const ACCOUNTS = {
  unknown: 'nobody@example.com',
  ordinary: 'ordinary@example.com',
  temporary: 'temporary@example.com',
  rejected: 'rejected@example.com',
};

async function addAccounts(stack) {
  const { hashPassword } = requireFromBackend('./dist/domains/accounts/sign-in/passwords.js');
  const hash = await hashPassword('Bench-2026-pass');
  const add = (email, status, column) =>
    stack.query(
      `insert into users (first_name, last_name, email, phone_number, user_type_id, status_id, is_confirmed, ${column}, temporary_password_expires_at) values ('Bea', 'Bench', $1, '303-555-0100', 2, $2, true, $3, now() + interval '1 day')`,
      [email, status, hash],
    );
  await add(ACCOUNTS.ordinary, 2, 'password_hash');
  await add(ACCOUNTS.temporary, 2, 'temporary_password_hash');
  await add(ACCOUNTS.rejected, 3, 'password_hash');
}

/** Milliseconds of one refused sign-in. */
async function refusal(stack, UserName) {
  const began = performance.now();
  const answer = await fetch(`${stack.url}/api/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ UserName, Password: 'wrong-password-1' }),
    signal: AbortSignal.timeout(30_000),
  });
  await answer.text();
  if (answer.status !== 400) {
    throw new Error(`${UserName} was answered ${answer.status}.`);
  }
  return performance.now() - began;
}

warnWhenBusy();
const stack = new Stack();
try {
  await stack.startServers({ empty: true });
  await addAccounts(stack);
  await stack.startApi({ SIGN_IN_LIMIT: '1000000' });
  const times = Object.fromEntries(Object.keys(ACCOUNTS).map((kind) => [kind, []]));
  for (let turn = -3; turn < tries; turn += 1) {
    for (const [kind, email] of Object.entries(ACCOUNTS)) {
      const took = await refusal(stack, email);
      if (turn >= 0) {
        times[kind].push(took);
      }
    }
  }
  const medians = Object.values(times).map(median);
  console.log(`\n${machine()}; ${tries} wrong passwords for each account, in turn\n`);
  printTable(
    ['account', 'p50 ms', 'p90 ms'],
    Object.entries(times).map(([kind, one]) => [kind, median(one).toFixed(1), quantile(one, 0.9).toFixed(1)]),
  );
  const apart = Math.max(...medians) - Math.min(...medians);
  console.log(`\nMedians ${apart.toFixed(1)} ms apart; ${AIM_MS} at most`);
  if (apart > AIM_MS && !values.smoke) {
    process.exitCode = 1;
  }
} finally {
  await stack.stop();
}
