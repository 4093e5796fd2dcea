import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsObject, IsOptional, Matches } from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import { trackingTypes } from '@stowbridge/contract/columns';
import { OptionalId, OptionalText } from '../../platform/http/rules';
import type { SessionCount } from './analytics.service';
import type { RangeAsked } from '../../domains/activity/date-range';
import type { TopTenRow } from './top-ten';
import type { ReportAsked, ReportRow } from './property-report.service';

/** A date as YYYY-MM-DD; empty means none [ANA-44]. Whether it exists and lies within reach is for the service to say. */
const OptionalDay = (message: string): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ example: '2026-11-03' }),
    Transform(({ value }) => (value === '' || value === null ? undefined : value)),
    IsOptional(),
    Matches(/^\d{4}-\d{2}-\d{2}$/, { message }),
  );

/** Which days a report covers [ANA-42]. A pair of dates overrides the range [ANA-28]; without either it is the last week. */
export class ReportRequestDto {
  @ApiPropertyOptional({ default: 1, description: 'From lookup/daterange.' })
  @OptionalId('Date Range')
  DateRangeID?: number;
  @OptionalDay('Please select valid From Date')
  StartDate?: string;
  @OptionalDay('Please select valid To Date')
  EndDate?: string;
}

export const rangeAsked = ({ DateRangeID, StartDate, EndDate }: ReportRequestDto): RangeAsked => ({
  presetId: DateRangeID,
  from: StartDate,
  to: EndDate,
});

/** The filters of the property report [ANA-19, ANA-43]. */
export class DealReportRequestDto extends ReportRequestDto {
  /** From lookup/tracking: only this counter is filled; all of them when it is missing. */
  @OptionalId('Tracking Type')
  @IsIn(trackingTypes.map(({ id }) => id), { message: 'Please select valid Tracking Type' })
  TrackingTypeID?: number;
  /** Counts this property only. */
  @OptionalId('Property')
  PropertyID?: number;
  /** Counts the properties whose name holds this text, in any letter case. */
  @OptionalText('Property Name', 200)
  PropertyName?: string;
  /** Counts the properties that are this seller's now. */
  @OptionalId('Seller')
  SellerID?: number;
}

export const reportAsked = (request: DealReportRequestDto): ReportAsked => ({
  ...rangeAsked(request),
  trackingTypeId: request.TrackingTypeID,
  propertyId: request.PropertyID,
  propertyName: request.PropertyName,
  sellerId: request.SellerID,
});

export class DealReportDownloadDto extends DealReportRequestDto {
  /** What the screen shows; the filters beside it are what counts. */
  @IsOptional()
  @IsObject({ message: 'Criteria is invalid' })
  Criteria?: object;
}

/** How often something was searched for [ANA-39]. */
export class SearchRowDto {
  SearchKeyword: string;
  Count: number;
}

export const searchRowDto = ({ label, count }: TopTenRow): SearchRowDto => ({ SearchKeyword: label, Count: count });

/** How many sessions began [ANA-40]. */
export class SessionRowDto {
  /** `Nov 3`, `Nov 3 - Nov 9` or `Nov 2026`. */
  @ApiProperty({ example: 'Nov 3 - Nov 9' })
  TimePeriod: string;
  Count: number;
  /** Whether the period is not over, or begins before the range: its count is that of a part. */
  Part: boolean;
}

export const sessionRowDto = ({ label, count, part }: SessionCount): SessionRowDto => ({
  TimePeriod: label,
  Count: count,
  Part: part,
});

/** How often a property was viewed [ANA-41]. */
export class MostViewRowDto {
  StoreID: number;
  StoreName: string;
  Count: number;
}

export const mostViewRowDto = ({ key, label, count }: TopTenRow): MostViewRowDto => ({
  StoreID: Number(key),
  StoreName: label,
  Count: count,
});

/** What happened in a period [ANA-23]. */
export class DealReportRowDto {
  @ApiProperty({ example: 'Nov 3 - Nov 9' })
  TimePeriod: string;
  PropertyAdded: number;
  PropertyViewed: number;
  OfferReceived: number;
  NDASigned: number;
  PropertySold: number;
  DealAccepted: number;
  DealRejected: number;
  /** Whether the period is not over, or begins before the range: its counts are those of a part. */
  Part: boolean;
}

export const dealReportRowDto = (row: ReportRow): DealReportRowDto => ({
  TimePeriod: row.label,
  PropertyAdded: row.propertyAdded,
  PropertyViewed: row.propertyViewed,
  OfferReceived: row.offerReceived,
  NDASigned: row.ndaSigned,
  PropertySold: row.propertySold,
  DealAccepted: row.dealAccepted,
  DealRejected: row.dealRejected,
  Part: row.part,
});
