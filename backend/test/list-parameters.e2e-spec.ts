import { DataSource } from 'typeorm';
import { takenBy, valueOf } from '../src/platform/http/list/parameters';
import { Reading } from '../src/platform/http/list/reading';
import type { FilterValue, Taken } from '../src/platform/http/list/rules';
import { aProperty } from './builders';
import { everyList, LISTED_FOR } from './every-list';
import { openTestDatabase } from './test-database';

const SAMPLES: Record<Taken, string> = {
  text: 'open',
  flag: 'false',
  number: '7',
  numbers: '7,8',
  day: '2026-11-01',
  moment: '2026-11-01T10:00:00Z',
};

describe('every list', () => {
  let database: { source: DataSource; close: () => Promise<void> };
  let source: DataSource;
  beforeAll(async () => {
    database = await openTestDatabase();
    source = database.source;
    for (let left = 3; left > 0; left -= 1) {
      await aProperty(source);
    }
  });
  afterAll(() => database.close());

  describe.each(everyList())('%s', (_, rules) => {
    it('[FINT-03] takes for each filter what its parameter holds', async () => {
      for (const [name, field] of Object.entries(rules.fields).filter(([, { filter }]) => filter)) {
        const value = valueOf(name, SAMPLES[takenBy(field)], field) as FilterValue;
        const count = await new Reading(source, rules, { [name]: value }, LISTED_FOR).count();
        expect([name, count]).toEqual([name, expect.any(Number)]);
      }
    });

    it('[FINT-04] goes on after a row, and after one without a value, by each order that it has', async () => {
      for (const [name] of Object.entries(rules.fields).filter(([, { sort }]) => sort)) {
        for (const order of ['ASC', 'DESC'] as const) {
          const every = new Reading(source, rules, {}, LISTED_FOR);
          const asked = { sort: [name, order] as [string, typeof order], count: 2 };
          const { rows, next } = await every.following(asked);
          const more = await every.following({ ...asked, place: next });
          expect([name, rows.length <= 2, more.rows.length <= 2]).toEqual([name, true, true]);
          const without = { sort: name, order, first: 0, id: 1, key: null };
          await every.following({ ...asked, place: without });
        }
      }
    });
  });
});
