import type { EventName } from './events';
import type { QueueName } from './queues';

/** What the relay must know of a handler; its code is a class that extends `EventHandler`. */
export interface HandlerDefinition {
  queue: QueueName;
  /** Left out where they follow from a table of the handler, which then names them itself. */
  events?: readonly EventName[];
  /** It tells people: a quiet event is none of its business. */
  tells?: true;
}

/**
 * Who reacts to which facts; the events of mails and notifications follow from `mail/mails.ts`. Each row needs exactly
 * one `EventHandler` of that name in the worker, which refuses to start otherwise. A handler added later gets the events
 * from then on.
 */
export const HANDLERS = {
  mails: { queue: 'events', tells: true },
  crm: { queue: 'events', events: ['enquiry.received'] },
  search: { queue: 'events', events: ['property.changed', 'property.published'] },
  notices: { queue: 'events', tells: true },
  access: { queue: 'events', events: ['user.approved', 'document.added', 'documents.published'] },
  alerts: { queue: 'events', events: ['property.published', 'property.repriced', 'deal.moved'], tells: true },
  tasks: { queue: 'events', events: ['user.rejected'] },
  'deal-owners': { queue: 'events', events: ['user.rejected'] },
  letters: { queue: 'certificates', events: ['offer.submitted', 'offer.countered', 'offer.agreed'] },
  certificates: { queue: 'certificates', events: ['nda.signed', 'nda.recorded-outside'] },
} as const satisfies Record<string, HandlerDefinition>;

export type HandlerName = keyof typeof HANDLERS;
