import { DataSource } from 'typeorm';

export const Kind = { Search: 1, Session: 2, View: 3 } as const;

export interface GivenActivity {
  kind: (typeof Kind)[keyof typeof Kind];
  at?: Date;
  propertyId?: number;
  keyword?: string;
  visitorId?: number;
}

/** Rows as the recorder writes them: all in one statement. */
export async function activities(source: DataSource, rows: GivenActivity[]): Promise<void> {
  await source.query(
    'insert into activities (at, kind, property_id, keyword, visitor_id) select * from unnest($1::timestamptz[], $2::smallint[], $3::int[], $4::text[], $5::int[])',
    [
      rows.map(({ at }) => at ?? new Date()),
      rows.map(({ kind }) => kind),
      rows.map(({ propertyId }) => propertyId ?? null),
      rows.map(({ keyword }) => keyword ?? null),
      rows.map(({ visitorId }) => visitorId ?? null),
    ],
  );
}
