import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Config } from '../config';
import { AnyEvent, EventHandler } from '../platform/events/event-handler';
import { notify, type Notice } from '../domains/messages/notices';
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
    const about = placeOf(event);
    for (const { to, content } of drafts) {
      if (to.userId === null) {
        continue;
      }
      await notify(manager, {
        eventId: event.id,
        toUserId: to.userId,
        toUserTypeId: to.userTypeId,
        subject: content.subject,
        text: noticeText(content.blocks),
        ...about,
      });
    }
  }
}

/** What the news is about: an offer, or the documents that a signature opens. */
function placeOf({ payload }: AnyEvent): Pick<Notice, 'propertyId' | 'dealId' | 'place'> {
  const propertyId = 'propertyId' in payload ? payload.propertyId : null;
  const dealId = 'dealId' in payload ? payload.dealId : null;
  return { propertyId, dealId, place: dealId === null ? 'documents' : 'offer' };
}

/** The sentences and figures without greeting and buttons: the notice stands in the product itself. */
function noticeText(blocks: Block[]): string {
  const parts = blocks.flatMap((block) => {
    if ('rows' in block) {
      return [block.rows.map(([label, value]) => `${label}: ${value.replaceAll('\n', ', ')}`).join('\n')];
    }
    return 'text' in block && !block.text.startsWith('Hello ') ? [block.text] : [];
  });
  return parts.join('\n\n');
}
