import { ApiProperty } from '@nestjs/swagger';
import { contactLengths, sellLengths } from '@stowbridge/contract/fields';
import { PHONE_WITH_PARENTHESES } from '@stowbridge/contract/rules';
import { Equals, IsBoolean, IsIn, IsOptional } from 'class-validator';
import { EmailText, OptionalText, PhoneText, RequiredText } from '../../platform/http/rules';

/** Sell My Property [PAGE-52 to PAGE-57, PAGE-62]. */
export class SellEnquiryDto {
  @RequiredText('Name', sellLengths.name)
  Name: string;
  @PhoneText('Phone', PHONE_WITH_PARENTHESES)
  Phone: string;
  @EmailText(sellLengths.email)
  Email: string;
  @RequiredText('Message', sellLengths.message)
  Message: string;
}

/** [PAGE-06] */
const CONTACT_OPTIONS = ['List my property', 'Buy a property', 'Connect with agent', 'Other'];

/** The contact form, under the names of the CRM's own form [PAGE-04 to PAGE-24, PAGE-29]. */
export class ContactEnquiryDto {
  @RequiredText('First name', contactLengths.firstName)
  first_name: string;
  @RequiredText('Last name', contactLengths.lastName)
  last_name: string;
  @RequiredText('Company', contactLengths.company)
  company: string;
  @PhoneText('Phone')
  phone: string;
  @EmailText(contactLengths.email)
  email: string;
  @IsIn(CONTACT_OPTIONS, { message: 'Please choose what this is about' })
  option: string;
  @RequiredText('Message', contactLengths.message)
  message: string;
  @OptionalText('Street', contactLengths.street)
  street?: string;
  @OptionalText('City', contactLengths.city)
  city?: string;
  @OptionalText('State', contactLengths.state)
  state?: string;
  @OptionalText('Zip', contactLengths.zip)
  zip?: string;
  @IsOptional()
  @Equals('Website', { message: 'lead_source is invalid' })
  lead_source: string = 'Website';
}

/** What became of the copy for the CRM; `none` where nothing is copied. */
const CRM_COPIES = ['none', 'waiting', 'copied', 'failed'] as const;
export type CrmCopy = (typeof CRM_COPIES)[number];

/** An enquiry on /api/v1. */
export class EnquiryDto {
  id: number;
  @ApiProperty({ enum: ['sell', 'contact'] })
  kind: string;
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
}

export class EnquiryBodyDto {
  @IsBoolean({ message: 'handled is invalid' })
  handled: boolean;
}
