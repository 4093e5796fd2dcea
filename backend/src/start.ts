import { Logger } from '@nestjs/common';
import { constants } from 'node:fs';
import { access, mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { Config, configDescriptions, loadConfig } from './config';
import { ConfigError, misspelledNames } from './config-sources';
import { reachDatabase } from './platform/database/reach';
import { within } from './platform/events/queues';
import { LifeLog, Part } from './platform/ops/life-log';
import { requireFrontEnds } from './pages/front-ends';
import { storageFolder } from './platform/storage/storage.module';

/** Milliseconds for a name to be looked up. */
const PATIENCE = 3000;

/**
 * What both processes do before anything else: they read the settings, see whether this machine allows what those ask
 * for, and wait for the database.
 * @throws ConfigError, Unreachable
 */
export async function beginStart(part: Part): Promise<{ config: Config; life: LifeLog }> {
  const config = loadConfig();
  const life = new LifeLog(part);
  life.starting(config);
  const logger = new Logger('Start');
  for (const sentence of misspelledNames(process.env, Object.keys(configDescriptions()))) {
    logger.warn(sentence);
  }
  await checkMachine(part, config);
  await reachDatabase(config.DATABASE_URL, (sentence) => logger.warn(sentence));
  return { config, life };
}

/** @throws ConfigError naming the setting that this machine does not allow */
export async function checkMachine(part: Part, config: Config): Promise<void> {
  if (part === 'api') {
    requireFrontEnds(config);
  }
  const store = storageFolder(config);
  if (store) {
    await requireFolder(config.STORAGE_URL ? 'STORAGE_URL' : 'DATA_DIR', store);
  }
  if (part === 'worker' && !config.SMTP_URL) {
    await requireFolder('DATA_DIR', resolve(config.DATA_DIR));
  }
  if (config.PRIVACY_LOG) {
    await requireFile('PRIVACY_LOG', resolve(config.PRIVACY_LOG));
  }
  await requireHost(config.HOST);
  if (part === 'api') {
    await requirePort('PORT', config.PORT, config.HOST);
  }
  if (config.METRICS_PORT !== undefined) {
    await requirePort('METRICS_PORT', config.METRICS_PORT, config.HOST);
  }
}

async function requireFolder(name: string, folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    // Root passes every check of permissions, but not of a read-only file system: only a file proves it.
    await rm(await mkdtemp(join(folder, '.writable-')), { recursive: true });
  } catch (error) {
    throw new ConfigError(
      `${name} must lead to a folder that can be written, and ${folder} cannot (${codeOf(error)}), for example ${exampleOf(name)}.`,
    );
  }
}

/** Makes the file when it is not there yet: its folder is, or what is meant to keep it is not mounted. */
async function requireFile(name: string, path: string): Promise<void> {
  try {
    await (await open(path, 'a+')).close();
  } catch (error) {
    throw new ConfigError(
      `${name} must be a file that can be read and written, and ${path} cannot (${codeOf(error)}), for example ${exampleOf(name)}.`,
    );
  }
}

/** Node's own recursive mkdir never returns where the system answers ENOENT (/proc). */
async function makeFolder(folder: string): Promise<void> {
  if (
    await access(folder, constants.F_OK).then(
      () => true,
      () => false,
    )
  ) {
    return;
  }
  if (dirname(folder) !== folder) {
    await makeFolder(dirname(folder));
  }
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    // The other process of this machine was quicker.
    if (error.code !== 'EEXIST') {
      throw error;
    }
  });
}

async function requireHost(host: string): Promise<void> {
  await within(PATIENCE, lookup(host)).catch(() => {
    throw notOurs();
  });
}

const notOurs = (): ConfigError =>
  new ConfigError(`HOST must be an address of this machine, for example ${exampleOf('HOST')}.`);

/** Takes the port for a moment: much later, and behind a stack, the process itself would say that it cannot. */
async function requirePort(name: 'PORT' | 'METRICS_PORT', port: number, host: string): Promise<void> {
  const server = createServer();
  try {
    await new Promise<void>((taken, refused) => server.once('error', refused).listen(port, host, taken));
    await new Promise((closed) => server.close(closed));
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') {
      throw new ConfigError(
        `${name} is ${port}, which another program has taken; choose another one, for example ${port === 65_535 ? 3000 : port + 1}.`,
      );
    }
    if (codeOf(error) === 'EACCES') {
      throw new ConfigError(
        `${name} is ${port}, on which this account may not listen; choose another one, for example ${exampleOf(name)}.`,
      );
    }
    throw notOurs();
  }
}

function exampleOf(name: string): string {
  const { default: standard, example = standard } = configDescriptions()[name];
  return String(example);
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;
