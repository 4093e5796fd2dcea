import type { DataSource } from 'typeorm';
import { openTestDatabase } from '../../../../test/test-database';
import { daysListed, daysListedSql } from './days-listed';

describe('how long a property has been listed', () => {
  let source: DataSource;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ source, close } = await openTestDatabase());
  }, 60_000);
  afterAll(() => close());

  it('[APROP-93] [FSITE-27] is the same in a query as in the code, for every day of twelve years and for what is not listed', async () => {
    const rows = await source.query<{ listed: Date | null; now: Date; n: string | null; type: string | null }[]>(
      `select listed, now() "now", d.n, d.type from (select now() - interval '1 hour' - ago * interval '1 day' listed from generate_series(-1, 4400) ago union all select null) l cross join lateral ${daysListedSql('l.listed')} d`,
    );
    expect(rows).toHaveLength(4403);
    const wrong = rows.filter(
      ({ listed, now, n, type }) =>
        JSON.stringify(daysListed(listed, now)) !==
        JSON.stringify({ daysListed: n === null ? null : Number(n), daysListedType: type }),
    );
    expect(wrong).toEqual([]);
  });
});
