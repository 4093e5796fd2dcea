import { UserStatus } from '@stowbridge/contract/ids';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type AnyEvent, EventHandler } from '../../platform/events/event-handler';
import { firstAgentSql } from '../properties/people/broker';

/** Open tasks go to the first listing agent of their property; without one nobody has them yet. */
const HAND_OVER = `
  update tasks t set assignee_id = ${firstAgentSql('coalesce((select property_id from deals where id = t.deal_id), t.property_id)')},
    taken_over_from_id = t.assignee_id, modified_at = now()
  where t.assignee_id = $1 and t.done_at is null and exists (select from users u where u.id = $1 and u.status_id = ${UserStatus.Rejected})`;

/** What becomes of the tasks of a person who is rejected or deleted, once that cannot be undone any more [BEYC-53]. */
@Injectable()
export class TasksHandler extends EventHandler {
  readonly handler = 'tasks';

  async handle(event: AnyEvent, manager: EntityManager): Promise<void> {
    if (event.name === 'user.rejected') {
      await manager.query(HAND_OVER, [event.payload.userId]);
    }
  }
}
