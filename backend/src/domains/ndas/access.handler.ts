import { Tier } from '@stowbridge/contract/access';
import { UserStatus } from '@stowbridge/contract/ids';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Config } from '../../config';
import { sql } from '../../platform/database/sql';
import { type AnyEvent, EventHandler } from '../../platform/events/event-handler';
import { approveAccess } from './access-decisions';
import { tellOfDocuments } from './access-notices';

/** What waits for the office to approve the person; a property that has another mode by now waits for its own decision. */
const WAITING = `
  select a.id from nda_access a join properties p on p.id = a.property_id join users u on u.id = a.user_id
  where a.user_id = $1 and a.state = 'pending' and p.nda_mode = 'approved' and u.status_id = ${UserStatus.Approved} order by a.id`;

/** What becomes of accesses when a person is approved, once that cannot be undone any more, and when documents are published. */
@Injectable()
export class AccessHandler extends EventHandler {
  readonly handler = 'access';

  constructor(private readonly config: Config) {
    super();
  }

  async handle(event: AnyEvent, manager: EntityManager): Promise<void> {
    if (event.name === 'user.approved') {
      const waiting = await sql<{ id: number }>(manager, { text: WAITING, values: [event.payload.userId] });
      for (const { id } of waiting) {
        await approveAccess(manager, id, null, { tier: Tier.Signed });
      }
    } else if (event.name === 'document.added') {
      await tellOfDocuments(manager, [event.payload.documentId], this.config.OFFICE_TIME_ZONE);
    } else if (event.name === 'documents.published') {
      await tellOfDocuments(manager, event.payload.documentIds, this.config.OFFICE_TIME_ZONE);
    }
  }
}
