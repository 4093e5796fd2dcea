import type { ApiKeyDto } from '@stowbridge/api';
import type { Tone } from '../theme/tokens';

/** A key by which a program of an integrator uses the product. */
export type ApiKey = ApiKeyDto;

/** What has become of a key. */
export function stateOf(
  { revokedAt, expiresAt }: Pick<ApiKey, 'revokedAt' | 'expiresAt'>,
  now: Date,
): { tone: Tone; label: string } {
  if (revokedAt) {
    return { tone: 'neutral', label: 'Revoked' };
  }
  return expiresAt && new Date(expiresAt) <= now
    ? { tone: 'warning', label: 'Expired' }
    : { tone: 'success', label: 'Active' };
}

/** How a person recognises a key: its last four characters. */
export const hintOf = ({ hint }: Pick<ApiKey, 'hint'>): string => `sbk_…${hint}`;
