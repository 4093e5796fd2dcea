import type { NdaAccessDto } from '@stowbridge/api';
import { ACCESS_TIERS, type AccessState } from '@stowbridge/contract/access';
import { ACCESS_NAMES, TIER_NAMES } from '@stowbridge/contract/access-names';
import { dayIn } from '@stowbridge/contract/dates';
import { shortDate } from '../../../components/format';
import type { Tone } from '../../../theme/tokens';
import type { Nda } from '../nda';

/** Somebody with an access, as whoever decides on it needs them. */
export interface Holder {
  /** Of a signature of theirs on the property, which names the access. */
  ndaId: number;
  name: string;
  access: NdaAccessDto;
}

/** Who signed, and what that opens; nothing on a property that is gone. */
export const holderOf = ({ id, name, access }: Nda): Holder | undefined =>
  access ? { ndaId: id, name, access } : undefined;

const tones: Record<AccessState | 'ended', Tone> = {
  pending: 'warning',
  open: 'success',
  declined: 'danger',
  revoked: 'neutral',
  ended: 'neutral',
};

/** What the access is called, with its tone. */
export function accessStage({ state, ended }: Pick<NdaAccessDto, 'state' | 'ended'>): { label: string; tone: Tone } {
  const stage = ended ? 'ended' : state;
  return { label: ACCESS_NAMES[stage], tone: tones[stage] };
}

/** What a list can be narrowed to. */
export const accessStates = Object.entries(ACCESS_NAMES).map(([id, name]) => ({ id, name }));

/** How far somebody can be let in. */
export const tierChoices = ACCESS_TIERS.map((id) => ({ id, name: TIER_NAMES[id] }));

/** The last day of an access at the office, in short; undefined where it has none, or is not open. */
export function lastDayOf({ state, expiresAt }: NdaAccessDto, timeZone: string): string | undefined {
  return state === 'open' && expiresAt ? shortDate(`${dayIn(timeZone)(new Date(expiresAt))}T12:00:00`) : undefined;
}
