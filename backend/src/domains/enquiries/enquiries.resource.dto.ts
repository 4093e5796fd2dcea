import { ApiProperty } from '@nestjs/swagger';
import { messageLength, sellLengths } from '@stowbridge/contract/fields';
import { PHONE_WITH_PARENTHESES } from '@stowbridge/contract/rules';
import { IsBoolean, ValidateIf } from 'class-validator';
import { Etag } from '../../platform/http/list/etags';
import { EmailText, PhoneText, RequiredId, RequiredLines, RequiredText } from '../../platform/http/rules';
import { CRM_COPIES, CrmCopy } from './crm-copies.service';
import { ENQUIRY_KINDS, type EnquiryKind, type NewEnquiry } from './enquiry.entity';

/** What the office answered, by mail. */
export class EnquiryReplyDto {
  id: number;
  content: string;
  authorId: number;
  authorName: string;
  createdAt: Date;
}

/** An enquiry on /api/v1. */
export class EnquiryDto {
  id: number;
  @Etag()
  etag?: string;
  @ApiProperty({ enum: ENQUIRY_KINDS })
  kind: EnquiryKind;
  name: string;
  phone: string;
  email: string;
  message: string;
  /** The further fields of the contact form. */
  detail: Record<string, string>;
  createdAt: Date;
  /** When the office was done with it; null while it is not. */
  handledAt: Date | null;
  /** What became of the copy for the CRM; `none` where nothing is copied: of an owner's enquiry, or without a CRM. */
  @ApiProperty({ enum: CRM_COPIES })
  crmCopy: CrmCopy;
  /** The administrator who takes care of it; null: nobody in particular. */
  ownerId: number | null;
  ownerName: string | null;
  /** The property that was asked about; null of the other kinds, and when it has been deleted. */
  propertyId: number | null;
  /** As the public read it when somebody asked; null of the other kinds. */
  propertyName: string | null;
  /** Oldest first; only on a single enquiry. */
  replies?: EnquiryReplyDto[];
}

export class EnquiryBodyDto {
  @IsBoolean({ message: 'handled is invalid' })
  handled: boolean;
}

export class EnquiryOwnerDto {
  /** An administrator; null: nobody in particular. */
  @ValidateIf((_: object, value: unknown) => value !== null)
  @RequiredId('Please choose an administrator')
  ownerId: number | null;
}

export class EnquiryReplyBodyDto {
  @RequiredLines('Message', messageLength, 'Please enter message')
  content: string;
}

/** What a visitor asks about a property. */
export class PropertyEnquiryDto {
  @RequiredText('Name', sellLengths.name)
  name: string;
  @EmailText(sellLengths.email)
  email: string;
  @PhoneText('Phone', PHONE_WITH_PARENTHESES)
  phone: string;
  @RequiredLines('Message', sellLengths.message)
  message: string;
}

export const propertyEnquiry = (question: PropertyEnquiryDto): NewEnquiry => ({
  kind: 'property',
  detail: {},
  ...question,
});
