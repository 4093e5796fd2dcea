import { REASON_KINDS, type ReasonKind, VERDICTS, type Verdict } from '@stowbridge/contract/criteria';
import { ApiProperty } from '@nestjs/swagger';

/** What is asked, and how the property stands to it. */
export class ReasonDto {
  @ApiProperty({ enum: REASON_KINDS, enumName: 'ReasonKind' })
  kind: ReasonKind;
  from: number | null;
  to: number | null;
  @ApiProperty({ type: [Number], nullable: true })
  ids: number[] | null;
  @ApiProperty({ type: String, nullable: true })
  area: string | null;
  /** Of a wish; null for what the property must have. */
  weight: number | null;
  /** The property's figure, or the id of its state or type; null where it has none, and of an area. */
  value: number | null;
  /** Null where the property has no figure for it. */
  holds: boolean | null;
}

/** A buyer and a property, by the best of the buyer's criteria. */
export class MatchDto {
  /** Of the buyer in the list of a property, of the property in that of a buyer. */
  id: number;
  userId: number;
  userName: string;
  company: string | null;
  propertyId: number;
  propertyName: string;
  criteriaId: number;
  criteriaName: string;
  /** `unknown`: the property lacks a figure that it must have, and nothing else speaks against it. */
  @ApiProperty({ enum: VERDICTS, enumName: 'Verdict' })
  verdict: Verdict;
  /** Percent: the share of the weighted wishes that hold. */
  score: number;
  @ApiProperty({ type: [ReasonDto] })
  reasons: ReasonDto[];
  /** When the buyer used the product last. */
  lastSeenAt: Date | null;
  ndaSigned: boolean;
  /** Whether the buyer keeps the property. */
  favourite: boolean;
  /** The budget, whole dollars. */
  maxPrice: number | null;
  equity: number | null;
}
