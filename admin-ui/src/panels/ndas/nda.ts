import type { NdaEventDto, NdaResourceDto } from '@stowbridge/api';

/** A signature under the NDA of a property. */
export type Nda = NdaResourceDto & {
  /** Of the single record only, the oldest first. */
  events?: NdaEventDto[];
};

/** The address as it was written, in one line. */
export function addressOf({ address1, address2, city, state, zipCode }: Nda): string {
  return [address1, address2, city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

/** A moment at the office, with the name of its time zone: when something was signed must not depend on who reads it. */
export function officeMoment(value: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(value));
}
