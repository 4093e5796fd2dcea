import { Injectable } from '@nestjs/common';
import { isIPv6 } from 'node:net';
import { DataSource, EntityManager } from 'typeorm';
import { DomainError } from '../common/errors';

/** Who sends from an address: with IPv6 everybody has a whole network of 64 bits to send from. */
export function clientOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) {
    return address;
  }
  const [head, tail = ''] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === '' ? [] : tail.split(':');
  const whole = address.includes('::')
    ? [...groups, ...Array<string>(8 - groups.length - rest.length).fill('0'), ...rest]
    : groups;
  return `${whole
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** At most so many tries under a key within so many seconds. */
export interface Limit {
  key: string;
  most: number;
  seconds: number;
}

/** A limit that is used up, and for how many seconds it will be. */
export interface UsedUp {
  limit: Limit;
  wait: number;
}

export const tooMany = (wait: number): DomainError =>
  new DomainError('too-many', 'Too many attempts. Please wait a few minutes and try again.', [], Math.max(1, wait));

const COUNT = `
  insert into rate_counters as c (key, count, resets_at) values ($1, 1, now() + make_interval(secs => $2))
  on conflict (key) do update set
    count = case when c.resets_at <= now() then 1 else c.count + 1 end,
    resets_at = case when c.resets_at <= now() then excluded.resets_at else c.resets_at end
  returning count, ceil(extract(epoch from resets_at - now()))::int wait`;

/** Counts tries within a window, in the database, so that the limit holds over all processes. */
@Injectable()
export class RateLimitService {
  constructor(private readonly source: DataSource) {}

  /**
   * Counts one try.
   * @throws DomainError('too-many') when `most` tries were made within `seconds`
   */
  async count(key: string, most: number, seconds: number): Promise<void> {
    const used = await usedUp(this.source.manager, { key, most, seconds });
    if (used) {
      throw tooMany(used.wait);
    }
  }

  /**
   * Counts one try under all of these limits or, when one of them is used up, under none.
   * @returns the limit that is used up
   */
  async reserve(limits: Limit[]): Promise<UsedUp | undefined> {
    try {
      await this.source.transaction(async (manager) => {
        for (const limit of limits) {
          const used = await usedUp(manager, limit);
          if (used) {
            throw new Refused(used);
          }
        }
      });
      return undefined;
    } catch (error) {
      if (error instanceof Refused) {
        return error.used;
      }
      throw error;
    }
  }

  /** Takes tries back that were counted and did no harm, such as a right password. */
  async giveBack(limits: Limit[]): Promise<void> {
    // One after the other: a statement that locks several rows would meet a reservation that holds them in another order.
    for (const { key } of limits) {
      await this.source.manager.query('update rate_counters set count = count - 1 where key = $1 and count > 0', [key]);
    }
  }
}

/** Forgets the counters whose time is up. */
export const forgetCounters = (source: DataSource): Promise<unknown> =>
  source.manager.query('delete from rate_counters where resets_at <= now()');

/** Rolls the reservation back. */
class Refused extends Error {
  constructor(readonly used: UsedUp) {
    super();
  }
}

async function usedUp(manager: EntityManager, limit: Limit): Promise<UsedUp | undefined> {
  const [{ count, wait }] = await manager.query<{ count: number; wait: number }[]>(COUNT, [limit.key, limit.seconds]);
  return count > limit.most ? { limit, wait } : undefined;
}

/** Whether this is the first time within so many seconds, in the transaction of what is done then. */
export async function isFirst(manager: EntityManager, key: string, seconds: number): Promise<boolean> {
  return (await usedUp(manager, { key, most: 1, seconds })) === undefined;
}
