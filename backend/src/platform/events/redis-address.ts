/** `redis://`, `redis+sentinel://` and `redis+cluster://`, each also as `rediss` for TLS. */
const ADDRESS =
  /^(rediss?)(\+sentinel|\+cluster)?:\/\/(?:([^:@/]*)(?::([^@/]*))?@)?([^/?@]+)(?:\/([^?]*))?(?:\?(.*))?$/;

/** The servers of an address that names several. */
export interface RedisServers {
  kind: 'sentinel' | 'cluster';
  hosts: { host: string; port: number }[];
  /** For Redis itself. */
  login: { username?: string; password?: string };
  tls: boolean;
  /** Of the master that sentinels watch over. */
  name: string;
  database: number;
  sentinelPassword?: string;
}

/** The servers of an address that names several; undefined for one server. */
export function redisServersOf(url: string): RedisServers | undefined {
  const [, scheme, kind, username, password, hosts, path = '', query] = ADDRESS.exec(url) ?? [];
  if (!kind) {
    return undefined;
  }
  const usual = kind === '+sentinel' ? 26379 : 6379;
  const [name, database = '0'] = path.split('/').map(decodeURIComponent);
  return {
    kind: kind === '+sentinel' ? 'sentinel' : 'cluster',
    hosts: hosts.split(',').map((address) => {
      const [, host, port] = /^(.*?)(?::(\d+))?$/.exec(address.trim()) ?? [];
      return { host, port: Number(port ?? usual) };
    }),
    login: { ...decoded('username', username), ...decoded('password', password) },
    tls: scheme === 'rediss',
    name,
    database: Number(database),
    sentinelPassword: new URLSearchParams(query).get('sentinelPassword') ?? undefined,
  };
}

const decoded = (name: 'username' | 'password', value: string | undefined): RedisServers['login'] =>
  value ? { [name]: decodeURIComponent(value) } : {};
