import { ApiProperty } from '@nestjs/swagger';
import { MOST_COMPARED, readComparedIds, TOO_MANY_COMPARED } from '@stowbridge/contract/compare';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty } from 'class-validator';
import { OptionalText } from '../../platform/http/rules';
import { PropertyProfileDto, profileText } from './profile.calls.dto';
import type { Comparison } from './property-profile.service';

export class ComparisonQueryDto {
  /** Separated by commas; up to four. */
  @ApiProperty({ type: String, example: '7,12' })
  @Transform(({ value }) => (typeof value === 'string' ? readComparedIds(value) : []))
  @ArrayMaxSize(MOST_COMPARED, { message: TOO_MANY_COMPARED })
  @ArrayNotEmpty({ message: 'ids is required' })
  ids: number[];
  /** A ZIP code or a city, from which distances are told. */
  @OptionalText('from', 100)
  from?: string;
}

/** Where a ZIP code or a city lies. */
export class PlaceDto {
  Name: string;
  Latitude: number;
  Longitude: number;
}

/** Published properties beside each other. */
export class ComparisonDto {
  /** In the order in which they were asked for; what is not listed is left out. */
  Properties: PropertyProfileDto[];
  /** Null where none was asked for, and where nobody knows it. */
  Place: PlaceDto | null;
}

/** A `ComparisonDto` as JSON text. */
export function comparisonText({ properties, place }: Comparison): string {
  const dto: PlaceDto | null = place
    ? { Name: place.name, Latitude: place.latitude, Longitude: place.longitude }
    : null;
  return `{"Properties":[${properties.map(profileText).join(',')}],"Place":${JSON.stringify(dto)}}`;
}
