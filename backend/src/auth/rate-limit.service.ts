import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../common/errors';

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

  /** Forgets the tries of a key, after a success. */
  async forget(key: string): Promise<void> {
    await this.source.query('delete from rate_counters where key = $1', [key]);
  }
}
