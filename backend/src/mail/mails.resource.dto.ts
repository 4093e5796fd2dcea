import { ApiProperty } from '@nestjs/swagger';
import { Etag } from '../platform/http/list/etags';
import type { ListedMail } from './mail.entity';
import { mailKinds } from './mails';

/** From here the back office has them, by the generated client. */
const NAMES = { 'x-names': mailKinds() };

const MAIL_STATUSES = ['queued', 'sent', 'written', 'failed'] as const;

/** A row of the mail log. */
export class MailDto {
  id: number;
  @Etag()
  etag?: string;
  /** Which mail it is, for example `offer-received`; `x-names` lists all of today with what the mail log calls them. */
  @ApiProperty({ type: String, ...NAMES })
  kind: string;
  recipient: string;
  /** Whose account it was written to; null for people without one. */
  @ApiProperty({ type: 'integer', nullable: true })
  userId: number | null;
  @ApiProperty({ type: 'integer', nullable: true })
  userTypeId: number | null;
  /** What they were called at that time. */
  @ApiProperty({ type: String, nullable: true })
  recipientName: string | null;
  /** What it is about, for example `deal`; null where it is about the account of the recipient. */
  @ApiProperty({ type: String, nullable: true })
  recordType: string | null;
  @ApiProperty({ type: 'integer', nullable: true })
  recordId: number | null;
  /** What that was called at that time. */
  @ApiProperty({ type: String, nullable: true })
  recordName: string | null;
  /** What it is about was deleted since. */
  recordGone: boolean;
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

export function mailDto({
  id,
  kind,
  recipient,
  userId,
  userTypeId,
  recipientName,
  recordType,
  recordId,
  recordName,
  recordGone,
  subject,
  status,
  attempts,
  error,
  createdAt,
  sentAt,
}: ListedMail): MailDto {
  return {
    id,
    kind,
    recipient,
    userId,
    userTypeId,
    recipientName,
    recordType,
    recordId,
    recordName,
    recordGone,
    subject,
    status,
    attempts,
    error,
    createdAt,
    sentAt,
  };
}

export const mailDetailDto = (mail: ListedMail): MailDetailDto => ({
  ...mailDto(mail),
  previewHtml: mail.previewHtml,
  previewText: mail.previewText,
});
