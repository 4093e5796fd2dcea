import { eventsPerDay, makeActivity } from './activity';
import { makePlan } from './make-plan';
import { Random } from './random';
import { townsOfTests } from '../test/towns';

const ANCHOR = new Date('2026-05-14T00:00:00Z');

describe('the year of activity', () => {
  it('shares out exactly as many events as asked, grows, and rests at weekends', () => {
    const days = eventsPerDay(100_000, ANCHOR, new Random(1));
    expect(days.reduce((a, b) => a + b, 0)).toBe(100_000);
    const sum = (from: number, to: number) => days.slice(from, to).reduce((a, b) => a + b, 0);
    expect(sum(275, 365)).toBeGreaterThan(sum(0, 90) * 1.3);
    const sundays = days.filter((_, i) => new Date(ANCHOR.getTime() - (365 - i) * 86_400_000).getUTCDay() === 0);
    expect(sundays.reduce((a, b) => a + b, 0) / sundays.length).toBeLessThan(100_000 / 365 / 1.5);
  });

  it('[ANA-39] has searches with keywords, sessions, and views of listed properties only, day after day', async () => {
    const { properties } = makePlan(await townsOfTests(), { seed: 7, now: ANCHOR, properties: 60 });
    const rows = [...makeActivity(8000, properties, 60, ANCHOR, 7)];
    expect(rows).toHaveLength(8000);
    expect([...makeActivity(8000, properties, 60, ANCHOR, 7)]).toEqual(rows);
    for (const kind of [1, 2, 3]) {
      expect(rows.filter((row) => row.kind === kind).length).toBeGreaterThan(1000);
    }
    for (const row of rows) {
      expect((row.keyword !== null) === (row.kind === 1) && (row.propertyId !== null) === (row.kind === 3)).toBe(true);
      if (row.propertyId === null) {
        continue;
      }
      const property = properties[row.propertyId - 1];
      expect(
        property.active && row.at >= (property.listedAt as Date) && (!property.closedAt || row.at < property.closedAt),
      ).toBe(true);
    }
    const order = rows.map((row) => Math.floor((row.at.getTime() - 7 * 3_600_000) / 86_400_000));
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });
});
