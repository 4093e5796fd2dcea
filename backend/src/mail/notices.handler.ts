import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Role } from '../auth/permissions';
import { Config } from '../config';
import { AnyEvent, EventHandler } from '../events/event-handler';
import type { Block } from './layout';
import { contextOf } from './mail-context';
import { draftsOf } from './mails';

/**
 * Shows the same news among a person's notifications: what is mailed to somebody with an account is also a message of
 * the product to them, once per event and person.
 */
@Injectable()
export class NoticesHandler extends EventHandler {
  readonly handler = 'notices';

  constructor(private readonly config: Config) {
    super();
  }

  async handle(event: AnyEvent, manager: EntityManager): Promise<void> {
    const drafts = await draftsOf(event.name, event.payload, contextOf(manager, this.config));
    const propertyId = 'propertyId' in event.payload ? event.payload.propertyId : null;
    for (const { to, content } of drafts) {
      if (to.userId === null) continue;
      await manager.query(
        `insert into messages (mail_subject, mail_content, from_user_id, from_user_type_id, to_user_id, to_user_type_id, property_id, event_id)
         values ($1, $2, null, ${Role.Admin}, $3, $4, (select id from properties where id = $5), $6)
         on conflict (event_id, to_user_id) where event_id is not null do nothing`,
        [content.subject, noticeText(content.blocks), to.userId, to.userTypeId, propertyId, event.id],
      );
    }
  }
}

/** The sentences and figures without greeting and buttons: the notice stands in the product itself. */
export function noticeText(blocks: Block[]): string {
  const parts = blocks.flatMap((block) => {
    if ('rows' in block) return [block.rows.map(([label, value]) => `${label}: ${value.replaceAll('\n', ', ')}`).join('\n')];
    return 'text' in block && !block.text.startsWith('Hello ') ? [block.text] : [];
  });
  return parts.join('\n\n');
}
