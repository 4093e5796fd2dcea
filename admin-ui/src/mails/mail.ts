import type { RaRecord } from 'react-admin';

/** An e-mail as the mail log keeps it; `written` means kept as a file because no mail server is configured. */
export interface Mail extends RaRecord<number> {
  kind: string;
  recipient: string;
  subject: string;
  status: 'queued' | 'sent' | 'written' | 'failed';
  attempts: number;
  error: string | null;
  createdAt: string;
  sentAt: string | null;
  /** Only on the single record. */
  previewHtml?: string;
  previewText?: string;
}
