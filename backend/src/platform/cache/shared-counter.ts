import { createClient, createCluster, createSentinel } from '@redis/client';
import { within } from '../events/queues';
import { redisServersOf } from '../events/redis-address';

/** Milliseconds that Redis has for an answer, and for a connection. */
const PATIENCE_MS = 500;
/** Milliseconds after a failure in which it is not asked again. */
const PAUSE_MS = 1000;

/** What one server, sentinels and a cluster have in common. */
interface Client {
  connect(): Promise<unknown>;
  eval(script: string, values: ScriptValues): Promise<unknown>;
  destroy(): void | Promise<void>;
  on(event: 'error', listener: () => void): unknown;
}

interface ScriptValues {
  keys: string[];
  arguments: string[];
}

/**
 * Scripts that count in Redis, for all processes together; what `RateLimiterRedis` takes for a client of node-redis. Nobody
 * waits for a Redis that is away: after a failure the connection is left, and a second later there is a new one.
 */
export class SharedCounter {
  private connection?: Promise<Client>;
  private isConnected = false;
  private pausedUntil = 0;

  /** @param url as for the queues: one server, sentinels or a cluster */
  constructor(private readonly url: string) {}

  /** @throws when Redis is away or does not answer in time */
  async eval(script: string, values: ScriptValues): Promise<unknown> {
    if (Date.now() < this.pausedUntil) {
      throw new Error('Redis is away.');
    }
    this.connection ??= this.connect();
    const { connection } = this;
    try {
      return await within(
        PATIENCE_MS,
        connection.then((client) => client.eval(script, values)),
      );
    } catch (error) {
      // Of many calls that fail at once the first leaves; one that is still being made is not given up.
      if (this.connection === connection && this.isConnected) {
        this.leave();
      }
      this.pause();
      throw error;
    }
  }

  close(): void {
    this.leave();
    this.pausedUntil = Infinity;
  }

  private async connect(): Promise<Client> {
    const client = openClient(this.url);
    client.on('error', () => undefined);
    try {
      await client.connect();
      this.isConnected = true;
      return client;
    } catch (error) {
      this.leave();
      await end(client);
      throw error;
    }
  }

  private pause(): void {
    this.pausedUntil = Math.max(this.pausedUntil, Date.now() + PAUSE_MS);
  }

  private leave(): void {
    this.connection?.then(end, () => undefined);
    this.connection = undefined;
    this.isConnected = false;
  }
}

/** One that has ended by itself says so. */
async function end(client: Client): Promise<void> {
  try {
    await client.destroy();
  } catch {
    return;
  }
}

function openClient(url: string): Client {
  const socket = { connectTimeout: PATIENCE_MS, reconnectStrategy: false } as const;
  const servers = redisServersOf(url);
  if (!servers) {
    return createClient({ url, socket, disableOfflineQueue: true });
  }
  const { kind, hosts, login, tls, name, database, sentinelPassword } = servers;
  const several = { ...socket, ...(tls ? { tls } : {}) };
  if (kind === 'cluster') {
    return createCluster({
      rootNodes: hosts.map((host) => ({ socket: { ...several, ...host } })),
      defaults: { ...login, socket: several },
    });
  }
  return createSentinel({
    name,
    sentinelRootNodes: hosts,
    nodeClientOptions: { ...login, database, socket: several },
    sentinelClientOptions: { password: sentinelPassword, socket: several },
    maxCommandRediscovers: 2,
  });
}
