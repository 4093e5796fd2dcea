import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { DEMO_PASSWORD } from '@stowbridge/backend/domains/accounts/sign-in/demo-password';
import { hashPassword, temporaryPassword } from '@stowbridge/backend/domains/accounts/sign-in/passwords';
import { Config, loadConfig } from '@stowbridge/backend/config';
import { withTextsAtTheEnd } from '@stowbridge/backend/database/listing-texts';
import { holdReports, weekDue } from '@stowbridge/backend/domains/reports/week-run';
import { SearchIndexService } from '@stowbridge/backend/domains/properties/search/search-index.service';
import type { Storage } from '@stowbridge/backend/platform/storage/storage';
import { endWith } from '@stowbridge/backend/platform/database/start-failure';
import { storageFor } from '@stowbridge/backend/platform/storage/storage.module';
import { newDataSource } from '@stowbridge/backend/platform/database/data-source';
import { type ActivityRow, makeActivity } from './activity';
import { BulkProperties } from './bulk';
import { readTowns, type Town } from './content/cities';
import { type Crowd, sellerAmong, writeCrowd, writeCrowdDealings } from './bulk-people';
import { columnsOf, copyRows } from './copy';
import { storeFiles } from './files';
import { makePlan } from './make-plan';
import { knownAccounts } from './known-accounts';
import { writeAudit, writeMails } from './logs';
import { PictureStore } from './pictures';
import type { DemoPlan } from './plan';
import { beginCounting, rollUp } from './rollups';
import { writeCampaigns } from './write-campaigns';
import { writeClosings } from './write-closings';
import { writeDemand } from './write-demand';
import { writeFunds } from './write-funds';
import { writeNotes } from './write-notes';
import { advanceIdentities, writeDealings, writeDirectory, writePeople, writeProperties } from './write-plan';
import { writeReports } from './write-reports';
import { writeRounds } from './write-rounds';

const LOCK = 7_203_512;
/** Properties of the demo. A larger number adds plainer ones. */
const DEMO = 300;

export interface SeedOptions {
  databaseUrl: string;
  seed: number;
  properties: number;
  events: number;
  timeZone: string;
  now: Date;
  ifEmpty: boolean;
  /** How many are made in full: own cover, documents, deals. The rest only fill the tables. */
  full: number;
  /** How many people there are to be at least; those beyond the demo's only fill the tables, with deals and messages. */
  users?: number;
  /** What mails are worded with; without it the mail log stays empty. */
  config?: Config;
  /** Makes the password of an administrator of the demo; without it they have the published one. */
  passwordOf?: (email: string) => string;
}

/** A reason not to seed, in one sentence for the person at the keyboard. */
export class SeedRefused extends Error {}

/**
 * Fills an empty database and the file store.
 * @returns false when `ifEmpty` was asked and there is data already
 * @throws SeedRefused when the database holds people already
 */
export async function seedDatabase(
  options: SeedOptions,
  storage: Storage,
  say: (text: string) => void,
): Promise<boolean> {
  const client = new Client({ connectionString: options.databaseUrl, application_name: 'stowbridge-seed' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const { rows } = await client.query<{ used: boolean }>(
      'select exists (select from users) or exists (select from properties) used',
    );
    if (rows[0].used) {
      if (options.ifEmpty) {
        return false;
      }
      throw new SeedRefused('The database holds data already; demo data is only made in an empty one.');
    }
    const towns = await readTowns(client);
    const plan = makePlan(towns, {
      seed: options.seed,
      now: options.now,
      properties: Math.min(options.properties, options.full),
    });
    say(`planned ${plan.properties.length} properties, ${plan.users.length} people, ${plan.deals.length} deals`);
    await beginCounting(client);
    // A worker that runs already would make them of what is here, and tell the sellers.
    await holdReports(client, weekDue(options.timeZone, options.now));
    await withTextsAtTheEnd(client, () => fill(client, towns, plan, options, storage, say));
    await client.query('commit');
    await client.query('analyze');
    await finish(options, say);
  } finally {
    await client.end();
  }
  return true;
}

/** All rows in one transaction: a seeding that is broken off leaves an empty database, which the next one fills. */
async function fill(
  client: Client,
  towns: readonly Town[],
  plan: DemoPlan,
  options: SeedOptions,
  storage: Storage,
  say: (text: string) => void,
): Promise<void> {
  const { rows } = await client.query<{ id: number; code: string; name: string }>('select id, code, name from states');
  const states = new Map(rows.map(({ code, id }) => [code, id]));
  const pictures = new PictureStore(storage);
  const files = await storeFiles(plan, new Map(rows.map(({ code, name }) => [code, name])), pictures, storage, say);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const own = await ownPasswords(plan, options.passwordOf);
  await writePeople(client, plan, states, ({ email }) => own.get(email) ?? passwordHash);
  await writeProperties(client, plan, files, states);
  await writeDealings(client, plan, files, states);
  await writeDirectory(client, plan, files, states);
  await writeClosings(client, options.timeZone, options.now);
  await writeRounds(client, options.timeZone);
  await writeFunds(client, storage, { ...plan, timeZone: options.timeZone });
  await writeNotes(client, plan.anchor);
  await writeDemand(client, plan.anchor);
  await writeCampaigns(client, plan.anchor);
  await writeAudit(client, options.now);
  const crowd: Crowd | undefined =
    (options.users ?? 0) > plan.users.length
      ? {
          known: plan.users.length,
          users: options.users as number,
          planned: plan.properties.length,
          properties: options.properties,
          anchor: plan.anchor,
          passwordHash,
        }
      : undefined;
  if (crowd) {
    await writeCrowd(client, crowd, say);
  }
  if (options.properties > options.full) {
    const sellerOf = (propertyId: number): number | null => (crowd ? sellerAmong(crowd, propertyId) : null);
    await new BulkProperties(towns, options.seed, options.full + 1, options.properties, plan.anchor, sellerOf).write(
      client,
      pictures,
      states,
      say,
    );
  }
  await advanceIdentities(client);
  if (crowd) {
    await writeCrowdDealings(client, crowd, say);
  }
  say(`${options.events} searches, sessions and views`);
  const activity = makeActivity(options.events, plan.properties, options.properties, plan.anchor, options.seed);
  await copyRows(client, 'activities', columnsOf<ActivityRow>(['at', 'kind', 'propertyId', 'keyword']), activity);
  await rollUp(client, options.timeZone);
}

/** The hashes of passwords that are not the published one, by address. */
async function ownPasswords({ users }: DemoPlan, passwordOf: SeedOptions['passwordOf']): Promise<Map<string, string>> {
  const administrators = passwordOf ? users.filter(({ userTypeId }) => userTypeId === 1) : [];
  return new Map(
    await Promise.all(
      administrators.map(async ({ email }) => [email, await hashPassword(passwordOf?.(email) ?? '')] as const),
    ),
  );
}

/** What the product itself makes of the data. */
async function finish({ databaseUrl, config, timeZone, now }: SeedOptions, say: (text: string) => void): Promise<void> {
  say('search, suggestions and map');
  const source = await newDataSource(databaseUrl, 2, 'stowbridge-seed').initialize();
  try {
    await new SearchIndexService(source).rebuild();
    await writeReports(source, timeZone, now);
    if (config) {
      say('mails of the last weeks');
      await writeMails(source, config);
    }
  } finally {
    await source.destroy();
  }
}

function numberOption(name: string, text: string | undefined, fallback: number, least: number): number {
  const value = text === undefined ? fallback : Number(text);
  if (!Number.isInteger(value) || value < least) {
    throw new SeedRefused(`--${name} takes a whole number from ${least}, not ${text}.`);
  }
  return value;
}

/** Whether the start of the product makes demo data: where it was asked for, else where nobody else can come in. */
export const isDemoWanted = ({ DEMO, isLocal }: Pick<Config, 'DEMO' | 'isLocal'>, embedded: boolean): boolean =>
  DEMO ?? (embedded && isLocal);

const OPTIONS = {
  'if-empty': { type: 'boolean' },
  'at-start': { type: 'boolean' },
  embedded: { type: 'boolean' },
  properties: { type: 'string' },
  events: { type: 'string' },
  users: { type: 'string' },
  seed: { type: 'string' },
} as const;

/** With `--at-start` (and `--embedded` where the database is) it decides itself, and only passwords go to stdout, which nobody keeps. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS });
  const config = loadConfig();
  const atStart = values['at-start'] ?? false;
  const started = performance.now();
  const print = atStart ? console.error : console.log;
  const say = (text: string): void => print(`seed: ${text} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  const own = new Map<string, string>();
  const passwordOf = (email: string): string => own.set(email, temporaryPassword()).get(email) as string;
  const options: SeedOptions = {
    databaseUrl: config.ownerUrl,
    timeZone: config.OFFICE_TIME_ZONE,
    now: new Date(),
    ifEmpty: atStart || (values['if-empty'] ?? false),
    full: DEMO,
    properties: numberOption('properties', values.properties, DEMO, 1),
    events: numberOption('events', values.events, 150_000, 0),
    seed: numberOption('seed', values.seed, 7, 0),
    users: numberOption('users', values.users, 0, 0),
    config,
    passwordOf: config.isLocal ? undefined : passwordOf,
  };
  if (atStart && !isDemoWanted(config, values.embedded ?? false)) {
    say('no demo data is wanted here');
  } else {
    const made = await seedDatabase(options, await storageFor(config), say);
    say(made ? 'demo data is ready' : 'the database holds data already; nothing was changed');
    if (made && own.size > 0) {
      console.log(
        `\nAdministrators of the demo, with passwords that are shown only here:\n${[...own].map(([email, password]) => `    ${email}  ${password}\n`).join('')}`,
      );
    }
  }
  const known = await knownAccounts(config.ownerUrl, config.PUBLIC_URL);
  if (known.length > 0) {
    say(`accounts with the password ${DEMO_PASSWORD}: ${known.join(', ')}`);
  }
}

if (require.main === module) {
  main().catch((error: unknown) => {
    if (!(error instanceof SeedRefused)) {
      endWith(error);
    }
    console.error(error.message);
    process.exit(1);
  });
}
