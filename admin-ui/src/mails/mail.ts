import type { MailDetailDto, MailDto } from '@stowbridge/api';
import { mailKinds } from '@stowbridge/api/mail-kinds';
import type { Tone } from '../theme/tokens';

/** An e-mail of the log; the previews come with the single record only. */
export type Mail = MailDto & Partial<Pick<MailDetailDto, 'previewHtml' | 'previewText'>>;

/** What each state of an e-mail is called. */
export const mailStates: Record<Mail['status'], { tone: Tone; label: string }> = {
  queued: { tone: 'info', label: 'Queued' },
  sent: { tone: 'success', label: 'Sent' },
  written: { tone: 'neutral', label: 'Written to file' },
  failed: { tone: 'danger', label: 'Failed' },
};

/** Every kind of e-mail, in words and in their order. */
export const kindChoices = Object.entries(mailKinds)
  .map(([id, name]) => ({ id, name }))
  .sort((one, other) => one.name.localeCompare(other.name));

/** What a kind of e-mail is called; one of former times goes by its name. */
export const kindOf = ({ kind }: Pick<Mail, 'kind'>): string => mailKinds[kind] ?? kind;
