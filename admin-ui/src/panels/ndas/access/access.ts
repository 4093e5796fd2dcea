import type { NdaAccessDto } from '@stowbridge/api';
import { ACCESS_NAMES, ACCESS_TIERS, type AccessState, type NdaMode, TIER_NAMES } from '@stowbridge/contract/access';
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

interface Mode {
  name: string;
  /** What follows from it, in one line. */
  help: string;
}

/** What a signature does by itself. */
export const ndaModes: Record<NdaMode, Mode> = {
  approved: {
    name: 'Access for approved buyers',
    help: 'Others wait until the office approves them as buyers, and get in with that.',
  },
  automatic: { name: 'Access for everybody', help: 'Whoever signs reads the documents at once.' },
  manual: { name: 'A request', help: 'Each person who signs waits until somebody lets them in.' },
  'manual-for-brokers': { name: 'A request from brokers', help: 'Brokers wait; everybody else gets in at once.' },
};
