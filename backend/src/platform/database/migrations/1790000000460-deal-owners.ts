import { Role, UserStatus } from '@stowbridge/contract/ids';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The first listing agent of a property who can sign in. */
const FIRST_AGENT = `
  select a.user_id from property_agents a join users u on u.id = a.user_id join user_roles r on r.user_id = u.id and r.role_id = ${Role.Admin}
  where a.property_id = d.property_id and u.status_id <> ${UserStatus.Rejected} order by a.position, a.user_id limit 1`;

/** Who takes care of a deal. */
export class DealOwners1790000000460 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table deals add owner_id integer constraint deals_owner_id_fk references users(id) on delete restrict',
    );
    await runner.query(`update deals d set owner_id = (${FIRST_AGENT})`);
    await runner.query('create index deals_of_owner on deals (owner_id, deal_status_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table deals drop column owner_id');
  }
}
