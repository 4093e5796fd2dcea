import type { PlaceKind } from '@stowbridge/contract/addresses';
import type { EntityManager } from 'typeorm';
import { Role } from '../../platform/access/permissions';

/** News of the product for one person, shown among their notifications. */
export interface Notification {
  /** The event that is told of. */
  eventId: string;
  toUserId: number;
  /** The role in which it is read. */
  toUserTypeId: number | null;
  subject: string;
  text: string;
  propertyId: number | null;
  dealId: number | null;
  place: PlaceKind;
}

/** Tells a person of an event, once; a property or deal that is gone by now is left out. */
export async function notify(manager: EntityManager, notification: Notification): Promise<void> {
  const { subject, text, toUserId, toUserTypeId, propertyId, dealId, place, eventId } = notification;
  await manager.query(
    `insert into messages (mail_subject, mail_content, from_user_id, from_user_type_id, to_user_id, to_user_type_id, property_id, deal_id, place, event_id)
     values ($1, $2, null, ${Role.Admin}, $3, $4, (select id from properties where id = $5), (select id from deals where id = $6), $7, $8)
     on conflict (event_id, to_user_id) where event_id is not null do nothing`,
    [subject, text, toUserId, toUserTypeId, propertyId, dealId, place, eventId],
  );
}
