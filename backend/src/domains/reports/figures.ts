import type { Comparable, ReportFigures } from '@stowbridge/contract/reports';
import type { DataSource, EntityManager } from 'typeorm';
import { sql } from '../../platform/database/sql';
import type { Day } from '../activity/calendar';
import { COMPARED, FIGURES } from './figures.sql';

/** Days of the office, both ends included. */
export interface Span {
  from: Day;
  to: Day;
  zone: string;
}

interface Counted {
  propertyId: number;
  start: Date;
  stop: Date;
  prices: { At: string; Price: number }[];
  figures: Omit<ReportFigures, 'prices' | 'priceChanges' | 'comparable'>;
}

/** What happened to each of these properties, by its id. */
export async function figuresOf(
  database: DataSource | EntityManager,
  propertyIds: number[],
  { from, to, zone }: Span,
): Promise<Map<number, ReportFigures>> {
  const values = [from, to, zone, propertyIds];
  const counted = await sql<Counted>(database, { name: 'report-figures', text: FIGURES, values });
  const compared = new Map(
    (await sql<Comparable & { propertyId: number }>(database, { name: 'report-compared', text: COMPARED, values })).map(
      ({ propertyId, ...comparable }) => [propertyId, comparable],
    ),
  );
  return new Map(
    counted.map(({ propertyId, start, stop, prices, figures }) => {
      const asked = prices.filter(({ At }) => new Date(At) < stop);
      return [
        propertyId,
        {
          ...figures,
          // The first price is no change.
          priceChanges: asked.filter(({ At }, n) => n > 0 && new Date(At) >= start).length,
          prices: asked.map(({ At, Price }) => ({ at: new Date(At).toISOString(), price: Price })),
          comparable: compared.get(propertyId) ?? null,
        },
      ];
    }),
  );
}
