import {
  AUDIENCE_MAX,
  CAMPAIGN_HOLDS,
  CAMPAIGN_PROPERTIES_MAX,
  CAMPAIGN_STATES,
  CAMPAIGN_STOPS,
  type CampaignHold,
  campaignIntroLength,
  type CampaignState,
  type CampaignStop,
  campaignSubjectLength,
} from '@stowbridge/contract/campaigns';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMinSize, IsBoolean, IsDate, IsObject, IsOptional, ValidateNested } from 'class-validator';
import { IdList } from '../../platform/common/id-list';
import { Etag } from '../../platform/http/list/etags';
import { ReadOnly, Replacing } from '../../platform/http/read-only';
import { RequiredLines, RequiredText, toMoment } from '../../platform/http/rules';

const STOPS = Object.keys(CAMPAIGN_STOPS) as CampaignStop[];
const HOLDS = Object.keys(CAMPAIGN_HOLDS) as CampaignHold[];

/** Everybody whom one of these finds. */
export class CampaignAudienceDto {
  /** Who looks for what one of the properties is, by its public figures. */
  @IsBoolean({ message: 'matches is invalid' })
  matches: boolean;
  /** Who keeps one of the properties. */
  @IsBoolean({ message: 'favourites is invalid' })
  favourites: boolean;
  /** Who has signed an NDA. */
  @IsBoolean({ message: 'signers is invalid' })
  signers: boolean;
  /** On a property in these states; none: anywhere. */
  @IdList('signerStateIds', 100)
  signerStateIds: number[];
  /** On a property of these types; none: of any. */
  @IdList('signerTypeIds', 100)
  signerTypeIds: number[];
  /** Buyers who live in these states. */
  @IdList('stateIds', 100)
  stateIds: number[];
  /** Buyers who are chosen one by one. */
  @IdList('userIds', AUDIENCE_MAX)
  userIds: number[];
}

export class CampaignPropertyDto {
  id: number;
  name: string;
  /** Whether it may be written about: it is published, and not closed. */
  isOpen: boolean;
}

/** A letter of the office about a few properties to the buyers whom they may fit. */
export class CampaignDto {
  @ReadOnly()
  id: number;
  @Etag()
  etag?: string;
  @ApiProperty({ example: 'Two drive-up facilities near Austin' })
  subject: string;
  /** HTML, sanitised. */
  @ApiProperty({ example: '<p>Both are new this week.</p>' })
  intro: string;
  propertyIds: number[];
  @ReadOnly()
  properties: CampaignPropertyDto[];
  audience: CampaignAudienceDto;
  @ReadOnly({ enum: CAMPAIGN_STATES, enumName: 'CampaignState' })
  state: CampaignState;
  @ReadOnly()
  scheduledAt: Date | null;
  @ReadOnly()
  startedAt: Date | null;
  @ReadOnly()
  endedAt: Date | null;
  @ReadOnly({ type: String, enum: STOPS, nullable: true, example: null })
  stopReason: CampaignStop | null;
  @ReadOnly()
  madeById: number;
  @ReadOnly({ example: 'Nia Hart' })
  madeByName: string;
  /** Of those who were in its audience when it began. */
  @ReadOnly()
  peopleCount: number;
  @ReadOnly()
  sentCount: number;
  /** How many of them have opened a listing from it. */
  @ReadOnly()
  clickedCount: number;
  @ReadOnly()
  createdAt: Date;
}

export class NewCampaignDto {
  @ApiProperty({ example: 'Two drive-up facilities near Austin' })
  @RequiredText('Subject', campaignSubjectLength)
  subject: string;
  /** HTML; what is no plain structure is left out. */
  @ApiProperty({ example: '<p>Both are new this week.</p>' })
  @RequiredLines('Text', campaignIntroLength)
  intro: string;
  @ArrayMinSize(1, { message: 'A property is required' })
  @IdList('propertyIds', CAMPAIGN_PROPERTIES_MAX)
  propertyIds: number[];
  @Type(() => CampaignAudienceDto)
  @ValidateNested()
  @IsObject({ message: 'Audience is required' })
  audience: CampaignAudienceDto;
}

/** The whole draft as it is to be. */
export class ReplacedCampaignDto extends Replacing(NewCampaignDto, CampaignDto) {}

export class ScheduleCampaignDto {
  /** Left out or null: at once. */
  @ApiPropertyOptional({ nullable: true, format: 'date-time', example: null })
  @IsOptional()
  @toMoment()
  @IsDate({ message: 'The time is invalid' })
  at?: Date | null;
}

export class AudienceSizeDto {
  /** Who would be written to now. */
  count: number;
  /** Who got campaigns lately and would be held back. */
  heldBack: number;
}

/** Whom a campaign about a property is proposed to. */
export class ProposedAudienceDto extends AudienceSizeDto {
  audience: CampaignAudienceDto;
}

export class HeldBackDto {
  userId: number;
  @ApiProperty({ example: 'Nia Hart' })
  name: string;
  @ApiProperty({ enum: HOLDS, enumName: 'CampaignHold' })
  why: CampaignHold;
}

/** What became of a campaign. */
export class CampaignReportDto {
  sent: number;
  refused: number;
  failed: number;
  /** Not written to yet; of one that was stopped, who will not be. */
  waiting: number;
  /** How many have opened a listing from it. */
  clicked: number;
  /** NDAs that its readers signed on its properties within 14 days. */
  ndas: number;
  heldBackCount: number;
  /** At most 500 of them, by name. */
  heldBack: HeldBackDto[];
}
