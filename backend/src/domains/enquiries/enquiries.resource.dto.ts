import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { CRM_COPIES, CrmCopy } from './crm-copies.service';

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
