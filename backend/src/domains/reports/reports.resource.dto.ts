import { ApiProperty } from '@nestjs/swagger';
import { REPORT_NOTE_MAX, type ReportFigures } from '@stowbridge/contract/reports';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { OptionalLines } from '../../platform/http/rules';

/** A public price, from when it was asked. */
export class ReportPriceDto {
  @ApiProperty({ format: 'date-time' })
  at: string;
  /** Whole dollars. */
  price: number;
}

/** How other listings did in the same days. */
export class ComparableDto {
  medianViews: number;
  /** How many are compared, at least ten. */
  listings: number;
  /** Whether they are of the same type and state; else all are compared. */
  alike: boolean;
}

/** What happened to a listing in a span of days of the office. */
export class ReportFiguresDto implements ReportFigures {
  /** Neither by the seller nor by the office. */
  views: number;
  /** Those of people who were signed in and had seen the property on an earlier day. */
  returningViews: number;
  /** People who have kept it since. */
  newFavourites: number;
  favourites: number;
  /** Saved searches that find it. */
  savedSearches: number;
  /** People who signed the NDA. */
  ndasSigned: number;
  /** People whose access was opened. */
  ndasGranted: number;
  documentsOpened: number;
  /** Buyers who opened them. */
  documentReaders: number;
  questions: number;
  /** First offers of buyers; none that is sealed. */
  offers: number;
  /** Of the people who signed, those who have offered since. */
  signersWithOffer: number;
  /** How often another price was public. */
  priceChanges: number;
  @ApiProperty({ type: [ReportPriceDto] })
  prices: ReportPriceDto[];
  daysListed: number | null;
  /** Null where fewer than ten listings compare. */
  @ApiProperty({ type: ComparableDto, nullable: true })
  comparable: ComparableDto | null;
}

/** What the seller was told of a week. */
export class ReportDto {
  id: number;
  /** Its Monday, YYYY-MM-DD. */
  week: string;
  figures: ReportFiguresDto;
  /** What the broker says of it. */
  note: string | null;
  madeAt: Date;
}

/** A week of a property as the office reads it. */
export class OfficeReportDto {
  /** Its Monday, YYYY-MM-DD. */
  week: string;
  /** Of a week whose report is not made: as they are now. */
  figures: ReportFiguresDto;
  note: string | null;
  madeAt: Date | null;
  /** When it was handed to the mails of the seller. */
  sentAt: Date | null;
}

export class ReportNoteDto {
  /** What the broker says of the week; null or an empty text takes it away. */
  @OptionalLines('The sentence', REPORT_NOTE_MAX)
  note?: string | null;
}

export class ActivityQueryDto {
  /** One of the five ranges of the reports, 1 (last week) to 5 (last 12 months). */
  @ApiProperty({ required: false, minimum: 1, maximum: 5 })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'Please select valid Date Range' })
  @Min(1, { message: 'Please select valid Date Range' })
  @Max(5, { message: 'Please select valid Date Range' })
  range?: number;
}

/** A day, a week or a month of the range. */
export class ActivityPeriodDto {
  @ApiProperty({ example: 'Nov 19' })
  label: string;
  /** Whether it is not counted whole. */
  part: boolean;
  views: number;
  ndasSigned: number;
  documentsOpened: number;
  offers: number;
}

/** Somebody who signed the NDA; name and company are null where the office keeps them. */
export class ActivitySignerDto {
  name: string | null;
  company: string | null;
  signedAt: Date;
}

/** What happened on a listing, for its seller. */
export class ActivityDto {
  /** YYYY-MM-DD. */
  @ApiProperty({ example: '2026-11-19' })
  from: string;
  /** YYYY-MM-DD. */
  @ApiProperty({ example: '2026-11-25' })
  to: string;
  figures: ReportFiguresDto;
  @ApiProperty({ type: [ActivityPeriodDto] })
  periods: ActivityPeriodDto[];
  /** The newest, at most 50. */
  @ApiProperty({ type: [ActivitySignerDto] })
  signers: ActivitySignerDto[];
}
