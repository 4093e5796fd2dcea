import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps what a message speaks of, so that it can lead there: the notices that are there already say it by their events. */
export class MessagePlaces1790000000138 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table messages add "place" text');
    await runner.query(
      `alter table messages add constraint "messages_place" check (place in ('property', 'offer', 'documents'))`,
    );
    await runner.query('alter table messages add "deal_id" integer');
    await runner.query(
      'alter table messages add constraint "messages_deal_id_fkey" foreign key (deal_id) references deals (id) on delete set null',
    );
    await runner.query(`update messages set place = 'property' where property_id is not null`);
    await runner.query(
      `update messages m set deal_id = d.id, place = case when e.name = 'nda.signed' then 'documents' else 'offer' end
       from events e left join deals d on d.id = (e.payload->>'dealId')::int
       where e.id = m.event_id and e.name in ('nda.signed', 'offer.submitted', 'deal.moved')`,
    );
    await runner.query('create index "messages_deal" on messages (deal_id, to_user_id) where deal_id is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index "messages_deal"');
    await runner.query('alter table messages drop column "deal_id"');
    await runner.query('alter table messages drop column "place"');
  }
}
