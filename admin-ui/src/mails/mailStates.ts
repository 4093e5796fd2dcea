import type { Tone } from '../theme/tokens';
import type { Mail } from './mail';

/** What each state of an e-mail is called. */
export const mailStates: Record<Mail['status'], { tone: Tone; label: string }> = {
  queued: { tone: 'info', label: 'Queued' },
  sent: { tone: 'success', label: 'Sent' },
  written: { tone: 'neutral', label: 'Written to file' },
  failed: { tone: 'danger', label: 'Failed' },
};
