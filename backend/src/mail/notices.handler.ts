import { Injectable } from '@nestjs/common';
import type { PlaceKind } from '@stowbridge/contract/addresses';
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
    const { propertyId, dealId, place } = placeOf(event);
    for (const { to, content } of drafts) {
      if (to.userId === null) continue;
      await manager.query(
        `insert into messages (mail_subject, mail_content, from_user_id, from_user_type_id, to_user_id, to_user_type_id, property_id, deal_id, place, event_id)
         values ($1, $2, null, ${Role.Admin}, $3, $4, (select id from properties where id = $5), (select id from deals where id = $6), $7, $8)
         on conflict (event_id, to_user_id) where event_id is not null do nothing`,
        [content.subject, noticeText(content.blocks), to.userId, to.userTypeId, propertyId, dealId, place, event.id],
      );
    }
  }
}

interface NoticePlace {
  propertyId: number | null;
  dealId: number | null;
  place: PlaceKind;
}

/** What the news is about: an offer, or the documents that a signature opens. */
function placeOf({ payload }: AnyEvent): NoticePlace {
  const propertyId = 'propertyId' in payload ? payload.propertyId : null;
  const dealId = 'dealId' in payload ? payload.dealId : null;
  return { propertyId, dealId, place: dealId === null ? 'documents' : 'offer' };
}

/** The sentences and figures without greeting and buttons: the notice stands in the product itself. */
export function noticeText(blocks: Block[]): string {
  const parts = blocks.flatMap((block) => {
    if ('rows' in block) return [block.rows.map(([label, value]) => `${label}: ${value.replaceAll('\n', ', ')}`).join('\n')];
    return 'text' in block && !block.text.startsWith('Hello ') ? [block.text] : [];
  });
  return parts.join('\n\n');
}
