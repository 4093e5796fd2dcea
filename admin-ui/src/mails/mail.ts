import type { MailDetailDto, MailDto } from '@stowbridge/api';

/** An e-mail of the log; the previews come with the single record only. */
export type Mail = MailDto & Partial<Pick<MailDetailDto, 'previewHtml' | 'previewText'>>;
