import Redis, { Cluster, RedisOptions } from 'ioredis';

/** `redis://`, `redis+sentinel://` and `redis+cluster://`, each also as `rediss` for TLS. */
const ADDRESS =
  /^(rediss?)(\+sentinel|\+cluster)?:\/\/(?:([^:@/]*)(?::([^@/]*))?@)?([^/?@]+)(?:\/([^?]*))?(?:\?(.*))?$/;

interface Several {
  kind: 'sentinel' | 'cluster';
  hosts: { host: string; port: number }[];
  /** For Redis itself. */
  login: RedisOptions;
  /** The parts of the path: the name of the master and the number of the database. */
  path: string[];
  query: URLSearchParams;
}

/** The servers of an address that names several; undefined for one server. */
function severalOf(url: string): Several | undefined {
  const [, scheme, kind, username, password, hosts, path = '', query] = ADDRESS.exec(url) ?? [];
  if (!kind) {
    return undefined;
  }
  const usual = kind === '+sentinel' ? 26379 : 6379;
  return {
    kind: kind === '+sentinel' ? 'sentinel' : 'cluster',
    hosts: hosts.split(',').map((address) => {
      const [, host, port] = /^(.*?)(?::(\d+))?$/.exec(address.trim()) ?? [];
      return { host, port: Number(port ?? usual) };
    }),
    login: {
      ...decoded('username', username),
      ...decoded('password', password),
      ...(scheme === 'rediss' ? { tls: {} } : {}),
    },
    path: path.split('/').map(decodeURIComponent),
    query: new URLSearchParams(query),
  };
}

const decoded = (name: 'username' | 'password', value: string | undefined): RedisOptions =>
  value ? { [name]: decodeURIComponent(value) } : {};

/** How sentinels are asked for the present master. */
function throughSentinels({ hosts, login, path, query }: Several, { retryStrategy }: RedisOptions): RedisOptions {
  const sentinelPassword = query.get('sentinelPassword');
  return {
    sentinels: hosts,
    name: path[0],
    db: Number(path[1] ?? 0),
    ...(sentinelPassword ? { sentinelPassword } : {}),
    ...(login.tls ? { sentinelTLS: login.tls, enableTLSForSentinelMode: true } : {}),
    // Also leaves a master that hangs and has been replaced.
    failoverDetector: true,
    ...(retryStrategy ? { sentinelRetryStrategy: retryStrategy } : {}),
  };
}

/**
 * A connection to the Redis of `REDIS_URL`: one server, the present master that sentinels name, or a cluster. All
 * connections are made here, so that queues and counters understand the same addresses.
 * @param options as for one server; `retryStrategy` also says when a cluster is looked for again
 */
export function openRedis(url: string, options: RedisOptions): Redis | Cluster {
  const several = severalOf(url);
  if (!several) {
    return new Redis(url, options);
  }
  const { kind, hosts, login } = several;
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
  severalOf(url)?.kind === 'cluster' ? `{${prefix}}` : prefix;
