import Redis, { Cluster, RedisOptions } from 'ioredis';
import { type RedisServers, redisServersOf } from './redis-address';

/** How sentinels are asked for the present master. */
function throughSentinels(
  { hosts, name, database, sentinelPassword, tls }: RedisServers,
  { retryStrategy }: RedisOptions,
): RedisOptions {
  return {
    sentinels: hosts,
    name,
    db: database,
    ...(sentinelPassword ? { sentinelPassword } : {}),
    ...(tls ? { sentinelTLS: {}, enableTLSForSentinelMode: true } : {}),
    // Also leaves a master that hangs and has been replaced.
    failoverDetector: true,
    ...(retryStrategy ? { sentinelRetryStrategy: retryStrategy } : {}),
  };
}

/**
 * A connection of the queues to the Redis of `REDIS_URL`: one server, the present master that sentinels name, or a cluster.
 * @param options as for one server; `retryStrategy` also says when a cluster is looked for again
 */
export function openRedis(url: string, options: RedisOptions): Redis | Cluster {
  const several = redisServersOf(url);
  if (!several) {
    return new Redis(url, options);
  }
  const { kind, hosts } = several;
  const login = { ...several.login, ...(several.tls ? { tls: {} } : {}) };
  if (kind === 'sentinel') {
    return new Redis({ ...login, ...options, ...throughSentinels(several, options) });
  }
  return new Cluster(hosts, {
    redisOptions: { ...login, ...options },
    enableReadyCheck: options.enableReadyCheck,
    enableOfflineQueue: options.enableOfflineQueue,
    clusterRetryStrategy: (times) =>
      options.retryStrategy ? (options.retryStrategy(times) ?? null) : Math.min(100 * times, 2000),
    // Who waits for nothing is not kept waiting by a master that is gone.
    maxRedirections: Math.max(2, options.maxRetriesPerRequest ?? 16),
  });
}

/** A prefix that keeps all keys of one queue on one server of a cluster, whose scripts may not reach further. */
export const slotOf = (url: string, prefix: string): string =>
  redisServersOf(url)?.kind === 'cluster' ? `{${prefix}}` : prefix;
