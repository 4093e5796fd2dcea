import type { ApiKeyBodyDto, ApiKeyDto } from '@stowbridge/api';
import { isPast } from '@stowbridge/contract/dates';
import { KEY_DAYS, KEY_TOO_LONG } from '@stowbridge/contract/rules';
import { toWireDate } from '../dates';
import type { Tone } from '../theme/tokens';
import type { Scope } from './scopes';

/** A key by which a program of an integrator uses the product. */
export type ApiKey = ApiKeyDto;

/** What has become of a key. */
export function stateOf(
  { revokedAt, expiresAt, replacedById }: Pick<ApiKey, 'revokedAt' | 'expiresAt' | 'replacedById'>,
  now: Date,
): { tone: Tone; label: string } {
  if (revokedAt) {
    return { tone: 'neutral', label: 'Revoked' };
  }
  if (expiresAt && new Date(expiresAt) <= now) {
    return { tone: 'warning', label: 'Expired' };
  }
  return replacedById === null ? { tone: 'success', label: 'Active' } : { tone: 'info', label: 'Replaced' };
}

/** How a person recognises a key: its last four characters. */
export const hintOf = ({ hint }: Pick<ApiKey, 'hint'>): string => `sbk_…${hint}`;

/** A new key as its form has it. */
export interface KeyForm {
  name: string;
  /** MM-dd-yyyy; empty for the longest that a key may work. */
  expires: string;
  /** Addresses and CIDR ranges, apart by spaces, commas or lines; empty for everywhere. */
  addresses: string;
  scopes: Scope[];
}

/** Its last moment, where the person sits. */
function endOf(expires: string): Date {
  const [month, day, year] = expires.split('-').map(Number);
  return new Date(year, month - 1, day, 23, 59, 59);
}

/** The first thing wrong with each field. */
export function keyErrors({ name, expires, scopes }: KeyForm, now: Date): Record<string, string> {
  const errors: Record<string, string> = {};
  if (!name?.trim()) {
    errors.name = 'Name is required';
  }
  const day = toWireDate(expires);
  if (expires && !day) {
    errors.expires = 'Date is invalid';
  }
  // Its last day is one of this person's, not of the office.
  else if (day && isPast(day, Intl.DateTimeFormat().resolvedOptions().timeZone, now)) {
    errors.expires = 'The expiry must lie ahead';
  } else if (day && endOf(expires).getTime() > now.getTime() + KEY_DAYS * 86_400_000) {
    errors.expires = KEY_TOO_LONG;
  }
  if (!scopes?.length) {
    errors.scopes = 'Scopes are required';
  }
  return errors;
}

/** The key that the server is asked for; it works to the end of its last day, where the person sits. */
export function keyOf({ name, expires, addresses, scopes }: KeyForm): ApiKeyBodyDto {
  const allowedAddresses = (addresses ?? '').split(/[\s,]+/).filter(Boolean);
  return { name: name.trim(), scopes, expiresAt: expires ? endOf(expires).toISOString() : null, allowedAddresses };
}
