import { aProperty, aBuyer } from '../../../../test/builders';
import { aDeal } from '../../../../test/deals';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database';
import { newDataSource } from '../../../platform/database/data-source';
import { RoundWinners1790000000472 } from '../../../platform/database/migrations/1790000000472-round-winners';

describe('the winners of rounds that were closed before they were kept', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('[BEYC-36] are those of the audit log, in both directions of the migration', async () => {
    const source = newDataSource(database.ownerUrl);
    await source.initialize();
    const property = await aProperty(source);
    const [first, second] = [
      await aDeal(source, property, (await aBuyer(source)).id, 6),
      await aDeal(source, property, (await aBuyer(source)).id, 6),
    ];
    const round = async (number: number, detail?: object): Promise<number> => {
      const [{ id }] = await source.query<{ id: number }[]>(
        `insert into offer_rounds (property_id, number, kind, due_at, timed, closed_at) values ($1, $2, 'call', now() + interval '1 day', true, now()) returning id`,
        [property.id, number],
      );
      if (detail) {
        await source.query(
          `insert into audit_log (action, subject_type, subject_id, detail) values ('round.closed', 'property', $1, $2)`,
          [property.id, JSON.stringify({ roundId: id, ...detail })],
        );
      }
      return id;
    };
    const rounds = [
      await round(1, { winners: [second.id, first.id, 2_000_000_000], letterFor: [] }),
      await round(2, { winners: [], letterFor: [first.id] }),
      await round(3, { dealId: first.id }),
      await round(4),
    ];
    const runner = source.createQueryRunner();
    try {
      const migration = new RoundWinners1790000000472();
      await migration.down(runner);
      await migration.up(runner);
    } finally {
      await runner.release();
    }
    const kept = await source.query<{ id: number; winners: number[] | null }[]>(
      'select id, winners from offer_rounds where property_id = $1 order by number',
      [property.id],
    );
    await source.destroy();
    expect(kept.map(({ id, winners }) => [id, winners])).toEqual([
      [rounds[0], [second.id, first.id]],
      [rounds[1], []],
      [rounds[2], null],
      [rounds[3], null],
    ]);
  });
});
