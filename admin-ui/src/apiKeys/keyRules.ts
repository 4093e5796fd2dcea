import type { ApiKeyBodyDto } from '@stowbridge/api';
import { isPast } from '@stowbridge/contract/dates';
import { toWireDate } from '../components/dates';
import type { Scope } from './scopes';

/** A new key as its form has it. */
export interface KeyForm {
  name: string;
  /** MM-dd-yyyy; empty for a key that never expires. */
  expires: string;
  scopes: Scope[];
}

/** The first thing wrong with each field. */
export function keyErrors({ name, expires, scopes }: KeyForm, now: Date): Record<string, string> {
  const errors: Record<string, string> = {};
  if (!name?.trim()) errors.name = 'Name is required';
  const day = toWireDate(expires);
  if (expires && !day) errors.expires = 'Date is invalid';
  // Its last day is one of this person's, not of the office.
  else if (day && isPast(day, Intl.DateTimeFormat().resolvedOptions().timeZone, now)) errors.expires = 'The expiry must lie ahead';
  if (!scopes?.length) errors.scopes = 'Scopes are required';
  return errors;
}

/** The key that the server is asked for; it works to the end of its last day, where the person sits. */
export function keyOf({ name, expires, scopes }: KeyForm): ApiKeyBodyDto {
  const [month, day, year] = (expires ?? '').split('-').map(Number);
  return { name: name.trim(), scopes, expiresAt: expires ? new Date(year, month - 1, day, 23, 59, 59).toISOString() : null };
}
