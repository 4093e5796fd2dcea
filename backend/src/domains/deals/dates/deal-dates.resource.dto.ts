import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  DEAL_DATE_KINDS,
  DEAL_DATE_STATES,
  type DealDateKind,
  type DealDateState,
  taskLengths,
} from '@stowbridge/contract/closing';
import { PRICE } from '@stowbridge/contract/rules';
import { IsInt, Max, Min, ValidateIf } from 'class-validator';
import { ReadOnly, Replacing } from '../../../platform/http/read-only';
import { OptionalDay, OptionalLines } from '../../../platform/http/rules';
import type { DateChange } from './deal-dates.service';

/** A date of an accepted deal, as its buyer and its seller read it. */
export class OwnDealDateDto {
  id: number;
  @ApiProperty({ enum: DEAL_DATE_KINDS, enumName: 'DealDateKind' })
  kind: DealDateKind;
  /** YYYY-MM-DD; null while it is not set. */
  dueOn: string | null;
  /** YYYY-MM-DD. */
  doneOn: string | null;
  /** Whole dollars, of what was received. */
  amount: number | null;
  /** An open date is late from the day after it is due; `next` is the one that follows what is done. */
  @ApiProperty({ enum: DEAL_DATE_STATES, enumName: 'DealDateState' })
  state: DealDateState;
}

/** A date of an accepted deal. */
export class DealDateDto {
  @ReadOnly()
  id: number;
  @ReadOnly({ enum: DEAL_DATE_KINDS, enumName: 'DealDateKind' })
  kind: DealDateKind;
  /** YYYY-MM-DD; null while it is not set. */
  dueOn: string | null;
  /** YYYY-MM-DD. */
  doneOn: string | null;
  /** Whole dollars, of what was received. */
  amount: number | null;
  /** The office's own. */
  note: string | null;
  /** An open date is late from the day after it is due; `next` is the one that follows what is done. */
  @ReadOnly({ enum: DEAL_DATE_STATES, enumName: 'DealDateState' })
  state: DealDateState;
}

/** What of a date is changed: what is left out stays, null takes it away. */
export class DealDateBodyDto {
  @OptionalDay('Due date')
  dueOn?: string | null;
  @OptionalDay('Done on')
  doneOn?: string | null;
  /** Whole dollars. */
  @ApiPropertyOptional({ type: Number, nullable: true })
  @ValidateIf((_: object, value: unknown) => value !== undefined && value !== null)
  @Max(PRICE.largest, { message: 'Amount is invalid' })
  @Min(0, { message: 'Amount is invalid' })
  @IsInt({ message: 'Amount is invalid' })
  amount?: number | null;
  @OptionalLines('Note', taskLengths.note)
  note?: string | null;
}

export class ReplacedDealDateDto extends Replacing(DealDateBodyDto, DealDateDto) {}

/** A date of any deal, for a calendar. */
export class ListedDealDateDto {
  id: number;
  dealId: number;
  propertyId: number | null;
  propertyName: string;
  @ApiProperty({ enum: DEAL_DATE_KINDS, enumName: 'DealDateKind' })
  kind: DealDateKind;
  /** YYYY-MM-DD; null while it is not set. */
  dueOn: string | null;
  /** YYYY-MM-DD. */
  doneOn: string | null;
  /** Whole dollars, of what was received. */
  amount: number | null;
}

/** An empty note is none. */
export const dateChange = ({ note, ...change }: DealDateBodyDto): DateChange => ({
  ...change,
  ...(note === undefined ? {} : { note: note || null }),
});
