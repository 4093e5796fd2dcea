import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Gives every deal the first row of its history, `null -> Interested`; nobody is named, for nobody was noted down. */
export class DealBeginnings1790000000080 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `insert into deal_history (deal_id, from_status_id, to_status_id, actor_id, at)
       select d.id, null, 4, null, d.created_at from deals d
       where not exists (select 1 from deal_history h where h.deal_id = d.id and h.from_status_id is null and h.to_status_id = 4) order by d.created_at, d.id`,
    );
  }

  /** The rows stay: they are true, and the history is append-only. */
  async down(): Promise<void> {}
}
