import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endProcess, isRunning, readMark, writeMark } from '../process-mark.cjs';
import { prepareRedis } from './redis-binaries';
import { findFreePort, followChild, openLog, stopOnce, tailOfLog, type EmbeddedServer } from './server';
import { spawnWatched } from './watched';

/** How to start a private Redis. */
export interface RedisOptions {
  /** The folder that holds everything the product keeps; Redis keeps its own in `redis` below it. */
  dataFolder: string;
  /** Where fetched binaries are kept; default: the data folder. */
  cacheFolder?: string;
  /** A port to take when it is free; default: any free one. */
  port?: number;
}

const START_LIMIT_MS = 30_000;

function passwordIn(folder: string): string {
  const file = join(folder, 'password');
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}

/** Redis quotes like C: a folder's name may hold spaces and quotes. */
function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** The settings go through a file: a password on the command line could be read by everyone on the machine. */
function writeSettings(folder: string, port: number, password: string): string {
  const file = join(folder, 'redis.conf');
  const settings = [
    'bind 127.0.0.1',
    `port ${port}`,
    `dir ${quoted(folder)}`,
    `requirepass ${password}`,
    'appendonly yes',
    'appendfsync everysec',
    'save ""',
    'maxmemory-policy noeviction',
    'daemonize no',
  ];
  writeFileSync(file, `${settings.join('\n')}\n`, { mode: 0o600 });
  return file;
}

/** Whether the server lets us in and has loaded its data. */
function answers(port: number, password: string): Promise<boolean> {
  return new Promise((resolvePromise) => {
    let text = '';
    const socket = createConnection({ port, host: '127.0.0.1' });
    const finish = (value: boolean): void => {
      socket.destroy();
      resolvePromise(value);
    };
    socket.setTimeout(2_000, () => finish(false));
    socket.once('error', () => finish(false));
    socket.once('close', () => finish(false));
    socket.once('connect', () => socket.write(`AUTH ${password}\r\nPING\r\n`));
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (text.split('\r\n').length > 2) {
        finish(text.includes('+PONG'));
      }
    });
  });
}

/**
 * The address of the Redis that serves from this data folder now, if one does.
 * @public for scripts/lib/servers.mjs
 */
export function findRunningRedis(dataFolder: string): string | undefined {
  const folder = join(resolve(dataFolder), 'redis');
  const mark = readMark(join(folder, 'server.json'));
  if (!mark || !isRunning(mark)) {
    return undefined;
  }
  const port = /^port (\d+)$/m.exec(readFileSync(join(folder, 'redis.conf'), 'utf8'))?.[1];
  return addressOf(Number(port), passwordIn(folder));
}

const addressOf = (port: number, password: string): string => `redis://:${password}@127.0.0.1:${port}/0`;

/** Ends a server that a killed start left behind. */
async function endOrphan(markFile: string): Promise<void> {
  const mark = readMark(markFile);
  if (mark && isRunning(mark)) {
    await endProcess(mark);
  }
}

/**
 * Starts a real, private Redis on the loopback address and waits until it answers.
 *
 * @throws with one sentence for a person when there is none or it cannot be started within half a minute
 */
export async function startRedis(options: RedisOptions): Promise<EmbeddedServer> {
  const dataFolder = resolve(options.dataFolder);
  const folder = join(dataFolder, 'redis');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const markFile = join(folder, 'server.json');
  await endOrphan(markFile);
  const binary = await prepareRedis(resolve(options.cacheFolder ?? dataFolder));

  const port = await findFreePort(options.port);
  const password = passwordIn(folder);
  const logFile = join(folder, 'redis.log');
  const log = openLog(logFile);
  const logStart = statSync(logFile).size;
  const libraries = binary.libraryFolders.length > 0 ? { LD_LIBRARY_PATH: binary.libraryFolders.join(':') } : {};
  // A session of its own: a Ctrl-C at the terminal must reach the launcher alone, which ends its children in order.
  const child = spawnWatched(binary.program, [writeSettings(folder, port, password)], 'TERM 3', {
    cwd: folder,
    env: { ...libraries, LANG: 'C.UTF-8' },
    stdio: ['ignore', log, log],
  });
  const exited = followChild(child, log);
  if (child.pid === undefined) {
    throw new Error(`Redis could not be run from ${binary.program}.`);
  }
  writeMark(markFile, child.pid);
  const stop = stopOnce(child.pid, markFile, [['SIGTERM', 10_000]], exited);

  let ended = false;
  void exited.then(() => (ended = true));
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await answers(port, password))) {
    if (ended || Date.now() > deadline) {
      await stop();
      throw new Error(`Redis did not start. It said:\n${tailOfLog(logFile, logStart)}`);
    }
    await sleep(30);
  }
  return { url: addressOf(port, password), pid: child.pid, port, logFile, exited, stop };
}
