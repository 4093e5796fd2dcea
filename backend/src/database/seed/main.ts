import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { hashPassword } from '../../auth/passwords';
import { loadConfig } from '../../config';
import { SearchIndexService } from '../../properties/search-index.service';
import type { Storage } from '../../storage/storage';
import { storageFor } from '../../storage/storage.module';
import { newDataSource } from '../data-source';
import { type ActivityRow, makeActivity } from './activity';
import { BulkProperties } from './bulk';
import { type Crowd, sellerAmong, writeCrowd, writeCrowdDealings } from './bulk-people';
import { columnsOf, copyRows } from './copy';
import { PictureStore, storeFiles } from './files';
import { makePlan } from './make-plan';
import type { DemoPlan } from './plan';
import { rollUp } from './rollups';
import { advanceIdentities, writeDealings, writeDirectory, writePeople, writeProperties } from './write-plan';

const LOCK = 7_203_512;
/** Properties of the demo. A larger number adds plainer ones. */
const DEMO = 300;
export const DEMO_PASSWORD = 'Storage-2026';

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
}

/** A reason not to seed, in one sentence for the person at the keyboard. */
export class SeedRefused extends Error {}

/**
 * Fills an empty database and the file store.
 * @returns false when `ifEmpty` was asked and there is data already
 * @throws SeedRefused when the database holds people already
 */
export async function seedDatabase(options: SeedOptions, storage: Storage, say: (text: string) => void): Promise<boolean> {
  const client = new Client({ connectionString: options.databaseUrl, application_name: 'stowbridge-seed' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const { rows } = await client.query<{ used: boolean }>('select exists (select from users) or exists (select from properties) used');
    if (rows[0].used) {
      if (options.ifEmpty) return false;
      throw new SeedRefused('The database holds data already; demo data is only made in an empty one.');
    }
    const plan = makePlan({ seed: options.seed, now: options.now, properties: Math.min(options.properties, options.full) });
    say(`planned ${plan.properties.length} properties, ${plan.users.length} people, ${plan.deals.length} deals`);
    await client.query('begin');
    await fill(client, plan, options, storage, say);
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
  await buildSearch(options.databaseUrl, say);
  return true;
}

/** All rows in one transaction: a seeding that is broken off leaves an empty database, which the next one fills. */
async function fill(client: Client, plan: DemoPlan, options: SeedOptions, storage: Storage, say: (text: string) => void): Promise<void> {
  const { rows } = await client.query<{ id: number; code: string; name: string }>('select id, code, name from states');
  const states = new Map(rows.map(({ code, id }) => [code, id]));
  const pictures = new PictureStore(storage);
  const files = await storeFiles(plan, new Map(rows.map(({ code, name }) => [code, name])), pictures, storage, say);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await writePeople(client, plan, states, passwordHash);
  await writeProperties(client, plan, files, states);
  await writeDealings(client, plan, files, states);
  await writeDirectory(client, plan, files, states);
  const crowd: Crowd | undefined = (options.users ?? 0) > plan.users.length
    ? { known: plan.users.length, users: options.users as number, planned: plan.properties.length, properties: options.properties, anchor: plan.anchor, passwordHash }
    : undefined;
  if (crowd) await writeCrowd(client, crowd, say);
  if (options.properties > options.full) {
    const sellerOf = (propertyId: number): number | null => crowd ? sellerAmong(crowd, propertyId) : null;
    await new BulkProperties(options.seed, options.full + 1, options.properties, plan.anchor, sellerOf).write(client, pictures, states, say);
  }
  await advanceIdentities(client);
  if (crowd) await writeCrowdDealings(client, crowd, say);
  say(`${options.events} searches, sessions and views`);
  const activity = makeActivity(options.events, plan.properties, options.properties, plan.anchor, options.seed);
  await copyRows(client, 'activities', columnsOf<ActivityRow>(['at', 'kind', 'propertyId', 'keyword']), activity);
  await rollUp(client, options.timeZone);
}

async function buildSearch(databaseUrl: string, say: (text: string) => void): Promise<void> {
  say('search, suggestions and map');
  const source = await newDataSource(databaseUrl, 2, 'stowbridge-seed').initialize();
  try {
    await new SearchIndexService(source).rebuild();
  } finally {
    await source.destroy();
  }
}

function numberOption(name: string, text: string | undefined, fallback: number, least: number): number {
  const value = text === undefined ? fallback : Number(text);
  if (!Number.isInteger(value) || value < least) throw new SeedRefused(`--${name} takes a whole number from ${least}, not ${text}.`);
  return value;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { 'if-empty': { type: 'boolean' }, properties: { type: 'string' }, events: { type: 'string' }, users: { type: 'string' }, seed: { type: 'string' } } });
  const config = loadConfig();
  const started = performance.now();
  const say = (text: string): void => console.log(`seed: ${text} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  const options: SeedOptions = {
    databaseUrl: config.DATABASE_URL, timeZone: config.OFFICE_TIME_ZONE, now: new Date(), ifEmpty: values['if-empty'] ?? false, full: DEMO,
    properties: numberOption('properties', values.properties, DEMO, 1), events: numberOption('events', values.events, 150_000, 0), seed: numberOption('seed', values.seed, 7, 0),
    users: numberOption('users', values.users, 0, 0),
  };
  const made = await seedDatabase(options, await storageFor(config), say);
  say(made ? 'demo data is ready' : 'the database holds data already; nothing was changed');
}

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error instanceof SeedRefused ? error.message : error);
    process.exit(1);
  });
}
