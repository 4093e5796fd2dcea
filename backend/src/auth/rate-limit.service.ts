import { Injectable } from '@nestjs/common';
import { isIPv6 } from 'node:net';
import { DataSource } from 'typeorm';
import { DomainError } from '../common/errors';

/** Who sends from an address: with IPv6 everybody has a whole network of 64 bits to send from. */
export function clientOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [head, tail = ''] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === '' ? [] : tail.split(':');
  const whole = address.includes('::') ? [...groups, ...Array<string>(8 - groups.length - rest.length).fill('0'), ...rest] : groups;
  return `${whole.slice(0, 4).map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** Counts tries within a window, in the database, so that the limit holds over all processes. */
@Injectable()
export class RateLimitService {
  constructor(private readonly source: DataSource) {}

  /**
   * Counts one try.
   * @throws DomainError('too-many') when `limit` tries were made within `seconds`
   */
  async count(key: string, limit: number, seconds: number): Promise<void> {
    const [row] = await this.source.query<{ count: number; wait: number }[]>(
      `insert into rate_counters as c (key, count, resets_at) values ($1, 1, now() + make_interval(secs => $2))
       on conflict (key) do update set
         count = case when c.resets_at <= now() then 1 else c.count + 1 end,
         resets_at = case when c.resets_at <= now() then excluded.resets_at else c.resets_at end
       returning count, ceil(extract(epoch from resets_at - now()))::int wait`,
      [key, seconds],
    );
    if (row.count > limit) throw new DomainError('too-many', 'Too many attempts. Please wait a few minutes and try again.', [], Math.max(1, row.wait));
  }

  /** Takes one try back that was counted and did no harm, such as a right password. */
  async giveBack(key: string): Promise<void> {
    await this.source.query('update rate_counters set count = count - 1 where key = $1 and count > 0', [key]);
  }

  /** Forgets the tries of a key, after a success. */
  async forget(key: string): Promise<void> {
    await this.source.query('delete from rate_counters where key = $1', [key]);
  }
}
