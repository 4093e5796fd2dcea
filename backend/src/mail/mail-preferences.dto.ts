import { ApiProperty, OmitType } from '@nestjs/swagger';
import { IsBoolean, IsOptional } from 'class-validator';
import { MAIL_CATEGORIES, MAIL_CATEGORY_NAMES, MailCategory } from '../domains/accounts/users/mail-categories';

/** Which mails somebody wants. What concerns the account itself, and receipts, are always sent. */
export class MailPreferencesDto {
  /** Offers that arrive, and what becomes of deals. */
  @IsBoolean({ message: 'offers must be true or false' })
  offers: boolean;
  /** Properties that are assigned, and NDAs that are signed. */
  @IsBoolean({ message: 'properties must be true or false' })
  properties: boolean;
  /** What people write. */
  @IsBoolean({ message: 'messages must be true or false' })
  messages: boolean;
  /** Reminders and reports. */
  @IsBoolean({ message: 'reports must be true or false' })
  reports: boolean;
  /** Listings that one looks for or keeps. */
  @IsBoolean({ message: 'listings must be true or false' })
  listings: boolean;
}

/** Which of them somebody chooses; what an earlier program does not know stays as it is. */
export class MailChoicesDto extends OmitType(MailPreferencesDto, ['reports', 'listings']) {
  /** Reminders and reports. */
  @IsOptional()
  @IsBoolean({ message: 'reports must be true or false' })
  reports?: boolean;
  /** Listings that one looks for or keeps. */
  @IsOptional()
  @IsBoolean({ message: 'listings must be true or false' })
  listings?: boolean;
}

/** What the link in a mail stops. */
export class MailSubscriptionDto {
  @ApiProperty({ enum: MAIL_CATEGORY_NAMES, enumName: 'MailCategory' })
  category: MailCategory;
  /** What these mails are about, as it stands in a sentence. */
  about: string;
  stopped: boolean;
}

export const mailSubscriptionDto = ({
  category,
  stopped,
}: {
  category: MailCategory;
  stopped: boolean;
}): MailSubscriptionDto => ({ category, about: MAIL_CATEGORIES[category], stopped });
