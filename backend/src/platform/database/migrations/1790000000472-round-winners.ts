import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until now the audit log alone knew who was chosen. */
const FROM_LOG = `
  update offer_rounds r set winners = array(
    select d.id from jsonb_array_elements_text(a.detail -> 'winners') with ordinality w(id, place) join deals d on d.id = w.id::int order by w.place)
  from audit_log a
  where a.action = 'round.closed' and a.subject_type = 'property' and a.subject_id = r.property_id and a.detail ->> 'roundId' = r.id::text
    and jsonb_typeof(a.detail -> 'winners') = 'array' and r.closed_at is not null`;

/** Rounds keep whom the office chose. */
export class RoundWinners1790000000472 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table offer_rounds add winners integer[], add constraint offer_rounds_winners check (winners is null or closed_at is not null)',
    );
    await runner.query(FROM_LOG);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table offer_rounds drop winners');
  }
}
