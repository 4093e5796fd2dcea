import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The release that knows no state of a word goes on writing words until it is replaced; its rows get theirs here. */
export class SearchStates1790000000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create function search_tokens_state() returns trigger language plpgsql as $state$
      begin
        select state_id into new.state_id from properties where id = new.property_id;
        return new;
      end $state$`);
    await runner.query(
      `create trigger search_tokens_state before insert on search_tokens for each row when (new.state_id is null) execute function search_tokens_state()`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger search_tokens_state on search_tokens');
    await runner.query('drop function search_tokens_state');
  }
}
