import type { EventName } from './events';
import type { QueueName } from './queues';

/** What the relay must know of a handler; its code is a class that extends `EventHandler`. */
export interface HandlerDefinition {
  queue: QueueName;
  events: readonly EventName[];
}

/**
 * Who reacts to which facts: the whole table. Each row needs exactly one `EventHandler` of that name in the worker,
 * which refuses to start otherwise. A handler added later gets the events from then on.
 */
export const HANDLERS = {
  mails: {
    queue: 'events',
    events: [
      'user.registered',
      'user.created',
      'user.approved',
      'user.rejected',
      'password.forgotten',
      'password.changed',
      'sign-in.attacked',
      'session.reused',
      'email.change-asked',
      'email.change-link-asked',
      'email.changed-by-office',
      'email.link-asked',
      'email.code-asked',
      'api-key.created',
      'api-key.revoked',
      'api-key.ending',
      'property.assigned',
      'nda.signed',
      'offer.submitted',
      'deal.moved',
      'message.sent',
      'enquiry.received',
    ],
  },
  crm: { queue: 'events', events: ['enquiry.received'] },
  search: { queue: 'events', events: ['property.changed', 'property.published'] },
  notices: { queue: 'events', events: ['nda.signed', 'offer.submitted', 'deal.moved'] },
} as const satisfies Record<string, HandlerDefinition>;

export type HandlerName = keyof typeof HANDLERS;
