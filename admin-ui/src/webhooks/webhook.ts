import type { ChangeType, WebhookBodyDto, WebhookDeliveryDto, WebhookDto } from '@stowbridge/api';
import type { Versioned } from '../records/versioned';
import type { Tone } from '../theme/tokens';

/** An address of another system that is told of changes. */
export type Webhook = WebhookDto & Versioned;
export type Delivery = WebhookDeliveryDto;

type Chip = { tone: Tone; label: string };

/** What is the matter with it. */
export function stateOf({ state, failingSince }: Pick<Webhook, 'state' | 'failingSince'>): Chip {
  if (state === 'active') {
    return failingSince ? { tone: 'warning', label: 'Failing' } : { tone: 'success', label: 'Active' };
  }
  return state === 'paused' ? { tone: 'neutral', label: 'Paused' } : { tone: 'danger', label: 'Disabled' };
}

export const deliveryStates: Record<Delivery['state'], Chip> = {
  delivered: { tone: 'success', label: 'Delivered' },
  waiting: { tone: 'info', label: 'Waiting' },
  failed: { tone: 'danger', label: 'Failed' },
  held: { tone: 'warning', label: 'Held' },
};

/** As its form has it. */
export interface WebhookForm {
  url: string;
  description: string;
  events: ChangeType[];
  paused: boolean;
}

export const emptyWebhook: WebhookForm = { url: '', description: '', events: [], paused: false };

export const formOf = ({ url, description, events, state }: Webhook): WebhookForm => ({
  url,
  description,
  events,
  paused: state === 'paused',
});

/** The first thing wrong with each field; whether an address is public is the server's to say. */
export function webhookErrors({ url, events }: WebhookForm): Record<string, string> {
  return {
    ...(url?.trim() ? {} : { url: 'Address is required' }),
    ...(events?.length ? {} : { events: 'Events are required' }),
  };
}

export const bodyOf = ({ url, description, events, paused }: WebhookForm): WebhookBodyDto => ({
  url: url.trim(),
  description: description?.trim() ?? '',
  events,
  state: paused ? 'paused' : 'active',
});
