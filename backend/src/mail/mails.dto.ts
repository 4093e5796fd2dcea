import { ApiProperty } from '@nestjs/swagger';
import type { Mail } from './mail.entity';

export const MAIL_STATUSES = ['queued', 'sent', 'written', 'failed'] as const;

/** A row of the mail log. */
export class MailDto {
  id: number;
  /** Which mail it is, for example `offer-received`. */
  kind: string;
  recipient: string;
  subject: string;
  /** `written`: no mail server is configured, so it lies as an .eml file below DATA_DIR. */
  @ApiProperty({ enum: MAIL_STATUSES, enumName: 'MailStatus' })
  status: string;
  attempts: number;
  /** What the last try ended with, when it did not succeed. */
  @ApiProperty({ type: String, nullable: true })
  error: string | null;
  createdAt: Date;
  @ApiProperty({ type: Date, nullable: true })
  sentAt: Date | null;
}

/** The same with what was written; secrets are blotted out. */
export class MailDetailDto extends MailDto {
  /** A whole HTML document: show it in a sandboxed frame only. */
  previewHtml: string;
  previewText: string;
}

export function mailDto({ id, kind, recipient, subject, status, attempts, error, createdAt, sentAt }: Mail): MailDto {
  return { id, kind, recipient, subject, status, attempts, error, createdAt, sentAt };
}

export const mailDetailDto = (mail: Mail): MailDetailDto => ({ ...mailDto(mail), previewHtml: mail.previewHtml, previewText: mail.previewText });
