import type { FundsProofDto } from '@stowbridge/api';
import { fundsStateWords, type FundsState } from '@stowbridge/contract/funds';
import type { Tone } from '../../theme/tokens';

/** What a buyer shows of their money. */
export type FundsProof = FundsProofDto;

const tones: Record<FundsState, Tone> = { sent: 'warning', approved: 'success', declined: 'neutral' };

/** What the state is called, with its tone; an approved one that has ended says so. */
export const fundsStage = ({ state, expired }: Pick<FundsProof, 'state' | 'expired'>): { label: string; tone: Tone } =>
  state === 'approved' && expired
    ? { label: 'Expired', tone: 'neutral' }
    : { label: fundsStateWords[state], tone: tones[state] };
