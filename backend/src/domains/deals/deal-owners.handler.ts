import { UserStatus } from '@stowbridge/contract/ids';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { sql } from '../../platform/database/sql';
import { type AnyEvent, EventHandler } from '../../platform/events/event-handler';
import { handOnDeals } from './deal-owners';

const STILL_REJECTED = `select from users where id = $1 and status_id = ${UserStatus.Rejected}`;

/** What becomes of the deals of somebody who is rejected or deleted, once that cannot be undone any more. */
@Injectable()
export class DealOwnersHandler extends EventHandler {
  readonly handler = 'deal-owners';

  async handle(event: AnyEvent, manager: EntityManager): Promise<void> {
    if (event.name !== 'user.rejected') {
      return;
    }
    const { userId } = event.payload;
    const rejected = await sql(manager, { text: STILL_REJECTED, values: [userId] });
    if (rejected.length > 0) {
      await handOnDeals(manager, userId);
    }
  }
}
