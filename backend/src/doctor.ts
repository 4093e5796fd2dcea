import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { parseArgs } from 'node:util';
import { type Config, configDescriptions, loadConfig } from './config';
import { misspelledNames } from './config-sources';
import { checksOf, resultOf } from './doctor-checks';
import { filesCheck } from './doctor-files';

const say = (ok: boolean, name: string, text: string): void =>
  console.log(`${ok ? 'ok   ' : 'WRONG'}  ${name.padEnd(13)}  ${text}`);

/** Looks at everything that the product needs, and says in one line each that it is well, or what to do. */
async function main(args: string[]): Promise<boolean> {
  const { values } = parseArgs({ args, options: { mail: { type: 'string' }, files: { type: 'boolean' } } });
  // A failure is said here once, in words of our own.
  Logger.overrideLogger(false);
  const config = settings();
  if (!config) {
    return false;
  }
  let wrong = sayDoubts();
  for (const check of [...checksOf(config, values.mail), ...(values.files ? [filesCheck(config)] : [])]) {
    const { ok, text } = await resultOf(check);
    say(ok, check[0], text);
    wrong += ok ? 0 : 1;
  }
  if (wrong > 0) {
    console.error(`Wrong: ${wrong}.`);
  }
  return wrong === 0;
}

/** Undefined where they do not fit, which ends every process at its start. */
function settings(): Config | undefined {
  try {
    return loadConfig();
  } catch (error) {
    say(false, 'settings', (error as Error).message);
    console.error('Wrong: 1.');
    return undefined;
  }
}

/** How many names are almost those of settings. */
function sayDoubts(): number {
  const doubts = misspelledNames(process.env, Object.keys(configDescriptions()));
  doubts.forEach((sentence) => say(false, 'settings', sentence));
  if (doubts.length === 0) {
    say(true, 'settings', 'all of them fit');
  }
  return doubts.length;
}

main(process.argv.slice(2)).then(
  (well) => process.exit(well ? 0 : 1),
  (error: Error) => {
    console.error(`${error.message}\nUsage: npm run doctor -- [--mail someone@example.com] [--files]`);
    process.exit(1);
  },
);
