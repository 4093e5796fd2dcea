import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Config } from '../config';
import { AnyEvent, EventHandler } from '../platform/events/event-handler';
import { notify, type Notification } from '../domains/messages/notifications';
import { contextOf } from './mail-context';
import { draftsOf, NOTIFICATION_EVENTS } from './mails';

/**
 * Shows the same news among a person's notifications: what is mailed to somebody with an account is also a message of
 * the product to them, once per event and person.
 */
@Injectable()
export class NotificationsHandler extends EventHandler {
  /** Stored in `event_parts`, so it keeps its name of former times. */
  readonly handler = 'notices';
  override readonly events = NOTIFICATION_EVENTS;

  constructor(private readonly config: Config) {
    super();
  }

  async handle(event: AnyEvent, manager: EntityManager): Promise<void> {
    const drafts = await draftsOf(event.name, event.payload, contextOf(manager, this.config));
    const about = placeOf(event);
    for (const { to, notification } of drafts) {
      if (to.userId !== null && notification) {
        await notify(manager, {
          eventId: event.id,
          toUserId: to.userId,
          toUserTypeId: to.userTypeId,
          ...notification,
          ...about,
        });
      }
    }
  }
}

/** What the news is about: an offer, a question, or the documents that a signature opens. */
function placeOf({ payload }: AnyEvent): Pick<Notification, 'propertyId' | 'dealId' | 'place'> {
  const propertyId = 'propertyId' in payload ? payload.propertyId : null;
  const dealId = 'dealId' in payload ? payload.dealId : null;
  return { propertyId, dealId, place: dealId !== null ? 'offer' : 'questionId' in payload ? 'questions' : 'documents' };
}
