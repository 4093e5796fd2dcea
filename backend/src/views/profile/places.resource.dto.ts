import { RequiredText } from '../../platform/http/rules';

export class PlaceQueryDto {
  /** A ZIP code, or a city with or without its state. */
  @RequiredText('Place', 100)
  name: string;
}

/** Where a ZIP code or a city lies, in degrees. */
export class NamedPlaceDto {
  name: string;
  latitude: number;
  longitude: number;
}
