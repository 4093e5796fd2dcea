import { ApiProperty } from '@nestjs/swagger';
import { RequiredText } from '../../platform/http/rules';

export class PlaceQueryDto {
  /** A ZIP code, or a city with or without its state. */
  @ApiProperty({ example: '80202' })
  @RequiredText('Place', 100)
  name: string;
}

/** Where a ZIP code or a city lies, in degrees. */
export class NamedPlaceDto {
  @ApiProperty({ example: '80202, Denver, CO' })
  name: string;
  latitude: number;
  longitude: number;
}
