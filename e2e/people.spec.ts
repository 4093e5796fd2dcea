import { expect, test } from './support/console';
import { connected, listingOfSeller } from './support/people';

test('[FTEST-57] a listing that is sold moves none that another journey asks for', async () => {
  const fifths = [0, 1, 2, 3, 4] as const;
  const [before, after] = await connected(async (client) => {
    const listings = (of: readonly (0 | 1 | 2 | 3 | 4)[]) =>
      of.reduce<Promise<number[]>>(
        async (found, fifth) => [
          ...(await found),
          (await listingOfSeller(fifth, async (text, values) => (await client.query(text, values)).rows)).id,
        ],
        Promise.resolve([]),
      );
    await client.query('begin isolation level repeatable read');
    const first = await listings(fifths);
    await client.query('update properties set status_id = 4 where id = $1', [first[0]]);
    const second = await listings(fifths.slice(1));
    await client.query('rollback');
    return [first, second];
  });
  expect(new Set(before).size).toBe(fifths.length);
  expect(after).toEqual(before.slice(1));
});
